import * as account from '@bdr/contract/account/calls'
import * as posts from '@bdr/contract/posts/calls'
import * as staff from '@bdr/contract/staff/calls'
import { not, ownTime, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'
import { storedFile } from '../../../test/stored-file.ts'
import { issueTicket } from '../../sms/tickets.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    staff: {
      name: value('name'),
      account: value('account'),
      mobile: value('mobile'),
      email: value('email'),
      base_post: words('postIds'),
      post_id: words('postIds'),
      enabled: value('enabled'),
      head_file_id: value('headFileId'),
      quiet_from: words('quietFrom'),
      quiet_until: words('quietUntil'),
      deleted_at: ownTime,
      password_hash: not('a secret'),
      must_change_password: not('follows from the reset'),
      password_changed_at: ownTime,
    },
    post: { name: value('name'), description: value('description') },
  },
  unwalked: {
    'staff.commitImport': 'creates',
    'staff.endSessions': 'ends sessions',
  },
  async walk({ world, as, step }) {
    const owner = await as('owner')
    const { id: post } = await step(owner, posts.createPost, {
      basePost: '99',
      name: '华东区',
      description: null,
    })
    await step(owner, posts.updatePost, { id: post, version: 1, name: '华东大区', description: '江浙沪' })
    const person = { name: '李强', account: 'liqiang', mobile: '13912340001', email: null, postIds: ['99'] }
    let one = await step(owner, staff.createStaff, { ...person, password: 'Ahxo@2026-Vb' })
    const { id } = one
    one = await step(owner, staff.updateStaff, {
      ...person,
      id,
      version: one.version,
      name: '李刚',
      mobile: '13912340002',
      postIds: ['99', post],
    })
    one = await step(owner, staff.updateStaffByBody, {
      ...person,
      id,
      version: one.version,
      account: 'ligang',
      email: 'li@example.com',
      postIds: ['100'],
    })
    await step(owner, staff.setStaffStatus, { id, status: '0' })
    await step(owner, staff.setStaffStatus, { id, status: '1' })
    await step(owner, staff.resetStaffPassword, { id, password: 'Bhxo@2026-Vb' })
    await step(owner, staff.deleteStaff, { id })
    await step(owner, posts.deletePost, { id: post })

    const { version } = await owner.ok(account.readAccount, {})
    await step(owner, account.changeAccount, {
      version,
      name: '陆明远',
      email: 'lu@example.com',
      headFileId: await storedFile(world.database.kysely, world.viewers.owner.staffId, 'head-picture'),
    })
    const ticket = async (mobile: string) =>
      (await issueTicket(world.database.kysely, mobile, 'bind-mobile')).ticket
    await step(owner, account.changeMobile, {
      currentTicket: await ticket('13800000001'),
      newMobile: '13912340009',
      newTicket: await ticket('13912340009'),
    })
    await step(owner, account.changeNoticePreferences, {
      choices: [{ type: 'order', channel: 'sms', enabled: true }],
      quietFrom: '22:00',
      quietUntil: '07:00',
    })
  },
}
