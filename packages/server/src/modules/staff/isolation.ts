import { createPost } from '@bdr/contract/posts/calls'
import { createStaff } from '@bdr/contract/staff/calls'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'

const password = 'Kx7-Zq2-Wm9'
const facts = { name: 'Wang Qiang', account: 'wang.qiang', mobile: '13912345678', email: null }
const person = (foreign: IsolationIds) => ({ ...facts, id: foreign['staff'], version: 1, postIds: ['99'] })
const withPost = (foreign: IsolationIds, own: IsolationIds) => ({
  ...facts,
  id: own['staff'],
  version: 1,
  postIds: ['99', foreign['post']],
})

export const isolation: IsolationSection = {
  async make({ viewers }, { owner }) {
    const { id } = await owner.ok(createPost, { basePost: '99', name: 'Key accounts' })
    return { staff: viewers.sales.staffId, post: id }
  },
  async makeOwn(_world, { owner2 }) {
    const colleague = { name: 'Li Na', account: 'li.na', mobile: '13912345679', email: null }
    const { id } = await owner2.ok(createStaff, { ...colleague, password, postIds: ['99'] })
    return { staff: id }
  },
  inputs: {
    'staff.detail': (ids) => ({ id: ids['staff'] }),
    'staff.list': [
      (foreign) => ({ postId: foreign['post'] }),
      (foreign) => ({ merchantId: foreign['merchant'] }),
    ],
    'staff.create': (foreign) => ({ ...facts, password, postIds: ['99', foreign['post']] }),
    'staff.update': [person, withPost],
    'staff.updateByBody': [person, withPost],
    'staff.delete': (ids) => ({ id: ids['staff'] }),
    'staff.setStatus': (ids) => ({ id: ids['staff'], status: '0' }),
    'staff.resetPassword': (ids) => ({ id: ids['staff'], password }),
    'staff.sessions': (ids) => ({ id: ids['staff'] }),
    'staff.endSessions': [
      (foreign) => ({ id: foreign['staff'] }),
      (foreign, own) => ({ id: own['staff'], sessionId: foreign['session'] }),
    ],
    'posts.update': (ids) => ({ id: ids['post'], version: 1, name: 'Accounts' }),
    'posts.delete': (ids) => ({ id: ids['post'] }),
  },
}
