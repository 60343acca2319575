import { createPost } from '@bdr/contract/posts/calls'
import type { WallIds, WallSection } from '../../test/wall.ts'

const person = (ids: WallIds) => ({
  id: ids['staff'],
  version: 1,
  name: 'Wang Qiang',
  account: 'wang.qiang',
  mobile: '13912345678',
  email: null,
  postIds: ['99'],
})

export const staffWall: WallSection = {
  async make({ viewers }, { owner }) {
    const { id } = await owner.ok(createPost, { basePost: '99', name: 'Key accounts' })
    return { staff: viewers.sales.staffId, post: id }
  },
  inputs: {
    'staff.detail': (ids) => ({ id: ids['staff'] }),
    'staff.update': person,
    'staff.updateByBody': person,
    'staff.delete': (ids) => ({ id: ids['staff'] }),
    'staff.setStatus': (ids) => ({ id: ids['staff'], status: '0' }),
    'staff.resetPassword': (ids) => ({ id: ids['staff'], password: 'Kx7-Zq2-Wm9' }),
    'staff.sessions': (ids) => ({ id: ids['staff'] }),
    'staff.endSessions': (ids) => ({ id: ids['staff'] }),
    'posts.update': (ids) => ({ id: ids['post'], version: 1, name: 'Accounts' }),
    'posts.delete': (ids) => ({ id: ids['post'] }),
  },
}
