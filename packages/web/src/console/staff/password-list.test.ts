import { expect, it } from 'vitest'
import { passwordSheet, passwordText } from './password-list.ts'

const person = {
  name: '王强',
  account: 'wang',
  mobile: '13800000001',
  email: null,
  postIds: [99, 1001],
  ownPostName: '大客户"销售"',
  password: 'mK7x-Zq2w-Wm9t',
}

it('lists passwords for a message and for a spreadsheet', async () => {
  expect(passwordText([person]).split('\n')).toEqual([
    '姓名\t账号\t手机号\t岗位\t初始密码',
    '王强\twang\t13800000001\t大客户"销售"\tmK7x-Zq2w-Wm9t',
  ])
  const bytes = new Uint8Array(await passwordSheet([person]).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain(
    '"王强","wang","13800000001","大客户""销售""","mK7x-Zq2w-Wm9t"\r\n',
  )
})
