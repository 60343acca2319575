import { can, type BasePost } from '@bdr/contract/access'
import { pages } from '@bdr/contract/navigation'
import type { UserInfo } from '@bdr/contract/session/replies'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { pinyinOf } from '@bdr/text/pinyin'
import { expect, it } from 'vitest'
import { findPages } from './find-pages.ts'

const found = (post: BasePost, keyword: string) =>
  findPages({ user: {} as UserInfo, post, can: (permission) => can(post, permission) }, keyword).map(
    ({ title }) => title,
  )

it('finds a page by a part of its name', () => {
  expect(found('98', '岗位')).toEqual(['岗位管理'])
  expect(found('admin', '类目')).toEqual(['类目管理'])
  expect(found('98', '个人')).toEqual(['个人账号信息'])
})

it('pages found by their own name precede those found by their group’s name', () => {
  expect(found('98', '订单')).toEqual(['订单管理', '待发明细', '送货单'])
})

it('finds no page that the viewer may not open', () => {
  expect(found('100', '岗位')).toEqual([])
  expect(found('98', '入驻审核')).toEqual([])
})

it('finds a page by its initials and by its pinyin, complete or not', () => {
  for (const keyword of ['gwgl', 'gangwei', 'gw', 'GangWei Guanli', 'gwguan', 'weigl'])
    expect(found('98', keyword), keyword).toContain('岗位管理')
  expect(found('98', 'shd')).toEqual(['送货单', '送货单模板'])
  expect(found('98', 'songhuo')).toEqual(['送货单', '送货单模板'])
  // a syllable is not found by its middle
  expect(found('98', 'angwei')).toEqual([])
})

it('has the pinyin of every page’s name', () => {
  const names = [
    ...pages.filter(({ area }) => area === 'console').map(({ key }) => pageTitles[key]),
    ...Object.values(menuGroupTitles),
  ]
  const unknown = names.flatMap((name) => pinyinOf(name)).filter((sound) => /\p{Script=Han}/u.test(sound))
  expect(unknown, 'characters to add to text/src/pinyin.ts').toEqual([])
})
