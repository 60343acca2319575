import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './first-view-styles.ts'

it('makes a rule of each style attribute', () => {
  const html =
    '<i style="inline-size:25%"></i><b class="a" style="inline-size:25%"></b><u style="color:red">x</u>'
  expect(withoutStyleAttributes(html, 'n1')).toBe(
    '<style nonce="n1">[data-first-style="0"]{inline-size:25%}[data-first-style="1"]{color:red}</style>' +
      '<i data-first-style="0"></i><b class="a" data-first-style="0"></b><u data-first-style="1">x</u>',
  )
})

it('drops a value that could end the style element', () => {
  expect(withoutStyleAttributes('<i style="a:url(&quot;x&quot;)}&lt;/style&gt;"></i>', 'n1')).not.toContain(
    '}',
  )
})

it('leaves text that looks like a style attribute', () => {
  const html = '<p>请勿写 style="color:red"，也不要写 &lt;b style="x"&gt;</p>'
  expect(withoutStyleAttributes(html, 'n1')).toBe(html)
})
