import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteFooter } from './footer.tsx'
import { footerTargets } from './links.ts'

const frame = {
  publicUrl: 'https://bdr.example',
  filing: { number: '沪ICP备1号', isExample: false },
  publicAccount: { path: 'M0 0h1v1H0z', size: 25, isExample: true },
  year: '2026',
  isDemo: false,
  facts: [],
}
const html = renderToStaticMarkup(createElement(SiteFooter, { frame }))

it('has the links of the specification', () => {
  const links = [...html.matchAll(/<a href="(\/[^"]*)">([^<]+)<\/a>/g)].map(([, href, text]) => [text, href])
  expect(Object.fromEntries(links)).toEqual({
    技改服务: '/techTransformList',
    目视化管理服务: '/mshPage',
    班德瑞简介: '/viewIntoBdr?actIndex=0',
    品牌文化: '/viewIntoBdr?actIndex=1',
    宣传画册: '/viewIntoBdr?actIndex=2',
    班德瑞动态: '/viewIntoBdr?actIndex=3',
    企业荣誉: '/viewIntoBdr?actIndex=4',
    固废行业: '/solidWaste?actIndex=1',
    物料标准化服务: '/goodsStand?actIndex=3',
    数字化应用: '/dataApply?actIndex=3',
    新闻中心: '/newsCenter',
    火电行业: '/fireEle',
  })
  // supported, though it is not in the list
  expect(footerTargets.industryNews).toBe('/newsCenter?column=industry')
})

it('opens the filing site in a tab without access to this one', () => {
  const filing = [...html.matchAll(/<a ([^>]*)>(?:©|备案号)/g)].map(([, attributes]) => attributes)
  expect(filing).toHaveLength(2)
  for (const attributes of filing)
    expect(attributes).toBe('href="https://beian.miit.gov.cn/" target="_blank" rel="noopener"')
})

it('shows the QR code of the given public account, and marks an example as one', () => {
  expect(html).toContain('<path d="M0 0h1v1H0z"')
  expect(html).toMatch(/微信公众号.*（示例）/)
  expect(html).toContain('沪ICP备1号')
})
