import { describe, expect, it } from 'vitest'
import { cleanBody } from './body.ts'

describe('the body of an article', () => {
  it.each([
    ['<script>alert(1)</script><p>一</p>', '<p>一</p>'],
    ['<p onclick="x()" style="color:red" class="c">一</p>', '<p>一</p>'],
    ['<a href="javascript:alert(1)">一</a>', '<a>一</a>'],
    ['<a href="java&#10;script:alert(1)">一</a>', '<a>一</a>'],
    ['<a href="data:text/html,x">一</a>', '<a>一</a>'],
    ['<a href="//elsewhere.example">一</a>', '<a>一</a>'],
    ['<a href="http://elsewhere.example">一</a>', '<a>一</a>'],
    ['<img src=x onerror=alert(1)><svg onload=alert(1)><p>一</p></svg>', '<p>一</p>'],
    ['<iframe src="https://elsewhere.example"></iframe><p>一</p>', '<p>一</p>'],
    ['<style>p{display:none}</style><p>一</p>', '<p>一</p>'],
    ['<form action="/x"><input name=a><button>go</button></form>', 'go'],
    ['<p>一<!-- <b>二</b> --></p>', '<p>一</p>'],
    ['<h1>一</h1>', '<h2>一</h2>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ])('%s becomes %s', async (html, clean) => {
    expect(await cleanBody(html)).toBe(clean)
  })

  it('keeps what pages know how to show', async () => {
    const html =
      '<h2>一</h2><p>二 <strong>三</strong><sub>2</sub></p><table><thead><tr><th scope="col">四</th></tr></thead>' +
      '<tbody><tr><td colspan="2">五</td></tr></tbody></table><a href="/goodsStand">六</a>'
    expect(await cleanBody(html)).toBe(html)
  })

  it('lets links to elsewhere know nothing of the page they come from', async () => {
    expect(await cleanBody('<a href="https://openstd.samr.gov.cn/">一</a>')).toBe(
      '<a href="https://openstd.samr.gov.cn/" rel="noopener">一</a>',
    )
  })
})
