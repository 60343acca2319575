import { pageByKey } from '@bdr/contract/navigation'
import { describe, expect, it } from 'vitest'
import { addressOf } from './site-address.ts'

describe('the address of a public page', () => {
  it.each([
    ['newsDetail', '/newsDetail?id=7&utm_source=mail', '/newsDetail?id=7'],
    ['newsList', '/newsCenter?pageNum=2&column=industry', '/newsCenter?column=industry&pageNum=2'],
    ['newsList', '/newsCenter?column=&keyword=', '/newsCenter'],
    ['newsList', '/newsCenter?keyword=%E6%B0%B4', '/newsCenter?keyword=%E6%B0%B4'],
    [
      'newsList',
      '/newsCenter?keyword=a%00&column=industry',
      '/newsCenter?column=industry&keyword=a%EF%BF%BD',
    ],
    ['newsList', '/newsCenter?pageNum=1&pageNum=2&pageNum=3', '/newsCenter?pageNum=1&pageNum=2'],
    ['newsList', `/newsCenter?keyword=${'a'.repeat(5_000)}`, `/newsCenter?keyword=${'a'.repeat(81)}`],
    ['home', '/?redirect=%2Fdashboard', '/'],
    ['about', '/aboutBdr?a=1', '/aboutBdr'],
  ] as const)('of %s: %s is %s', (page, asked, known) => {
    expect(addressOf(pageByKey(page), asked)).toEqual({ url: known, wantsPreview: false })
  })

  it('separates the preview parameter from what is rendered', () => {
    expect(addressOf(pageByKey('newsDetail'), '/newsDetail?preview=1&id=7')).toEqual({
      url: '/newsDetail?id=7',
      wantsPreview: true,
    })
    expect(addressOf(pageByKey('newsList'), '/newsCenter?preview=1').wantsPreview).toBe(false)
  })
})
