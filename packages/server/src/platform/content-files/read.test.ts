import { expect, it } from 'vitest'
import { z } from 'zod'
import { htmlOf } from './markdown.ts'
import { parsed } from './read.ts'

const schema = z.strictObject({
  title: z.string().max(4),
  items: z.array(z.strictObject({ name: z.string() })),
})
/** Treats the YAML as the front matter of a text: its first line is the file's second line. */
const read = (yaml: string) => () => parsed({ path: 'news/1.md', yaml, firstLine: 2 }, schema)

it('returns valid data', () => {
  expect(read('title: 阀门\nitems:\n  - name: 闸阀\n')()).toEqual({
    title: '阀门',
    items: [{ name: '闸阀' }],
  })
})

it.each([
  ['a value that does not fit', 'title: 12345\nitems: []', /^content\/news\/1\.md:2: title: .*string/],
  ['one within a list', 'title: 阀\nitems:\n  - name: 闸阀\n  - name: 5\n', /:5: items\.1\.name: /],
  ['a field that is missing', 'title: 阀\nitems:\n  - name: 甲\n  - {}\n', /:5: items\.1\.name: /],
  ['a field nobody knows', 'title: 阀\nitems:\n  - name: 甲\n    nmae: 乙\n', /:4: items\.0: .*nmae/],
  ['a field written twice', 'title: 阀\nitems: []\ntitle: 门\n', /:4: Map keys must be unique/],
  ['a line that is no YAML', 'title: 阀\nitems: [\n', /^content\/news\/1\.md:\d+: /],
])('reports the line of %s', (_, yaml, message) => {
  expect(read(yaml)).toThrow(message)
})

it('reports all faults at once', () => {
  expect(read('title: 很长的标题\nitems: 无')).toThrow(/:2: title: .*\n.*:3: items: /)
})

it("produces the same HTML as the back office's editor", () => {
  const markdown =
    '## 甲\n\n乙[丙](/goodsStand)\n\n> 丁\n\n- 戊\n\n| 己 | 庚 |\n| --- | --- |\n| 1 | **2** |\n'
  expect(htmlOf(markdown)).toBe(
    [
      '<h2>甲</h2>',
      '<p>乙<a href="/goodsStand">丙</a></p>',
      '<blockquote>丁</blockquote>',
      '<ul>\n<li>戊</li>\n</ul>',
      '<table>\n<thead><tr><th>己</th><th>庚</th></tr></thead>',
      '<tbody>\n<tr><td>1</td><td><strong>2</strong></td></tr>\n</tbody>\n</table>',
    ].join('\n'),
  )
})
