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
    [
      '<figure><img src="https://elsewhere.example/x.png"><figcaption>一</figcaption></figure>',
      '<figcaption>一</figcaption>',
    ],
    ['<p>一<img data-file="7 onerror=x" alt="二"></p>', '<p>一</p>'],
    ['<figure><img data-file="0"><img data-file="-1"><img data-file="../1"></figure>', ''],
    ['<figure>一</figure>', '一'],
    [
      '<figure class="c"><img data-file="42" alt=" 一 " src="data:image/png;base64,x" srcset="//x 1x" style="width:1px" onload="x()" width="9" id="a"></figure>',
      '<figure><img data-file="42" alt="一" /></figure>',
    ],
    [
      '<img data-file="42" alt="a&quot;><script>b">',
      '<img data-file="42" alt="a&quot;&gt;&lt;script&gt;b" />',
    ],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ])('with %s becomes %s', async (html, clean) => {
    expect(await cleanBody(html)).toBe(clean)
  })

  it('keeps what pages can display', async () => {
    const html =
      '<h2>一</h2><p>二 <strong>三</strong><sub>2</sub></p><table><thead><tr><th scope="col">四</th></tr></thead>' +
      '<tbody><tr><td colspan="2">五</td></tr></tbody></table><a href="/goodsStand">六</a>' +
      '<figure><img data-file="42" alt="七" /><figcaption>八</figcaption></figure>'
    expect(await cleanBody(html)).toBe(html)
  })

  it('hides the referring page from external links', async () => {
    expect(await cleanBody('<a href="https://openstd.samr.gov.cn/">一</a>')).toBe(
      '<a href="https://openstd.samr.gov.cn/" rel="noopener">一</a>',
    )
  })
})
