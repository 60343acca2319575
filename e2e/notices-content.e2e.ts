import { contentTags } from '@bdr/contract/messages/model'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: '消息通知' })

async function openDrawer(page: Page, tab: RegExp): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^消息通知/ }).click()
  await drawer(page).getByRole('tab', { name: tab }).click()
}

/** HTML that a row of the database could contain by whatever way, and what is shown of it. */
const contents: readonly [stored: string, shown: string][] = [
  ['<b>粗</b>体<br>换行', '<b>粗</b>体<br>换行'],
  ['<ul><li>一</li><li><em>二</em></li></ul>', '<ul><li>一</li><li><em>二</em></li></ul>'],
  ['&lt;script&gt;hacked=1&lt;/script&gt;', '&lt;script&gt;hacked=1&lt;/script&gt;'],
  ['<p>没有收尾<b>的标签', '<p>没有收尾<b>的标签</b></p>'],
  ['<b onclick="hacked=1" style="position:fixed;inset:0">字</b>', '<b>字</b>'],
  ['<B OnMouseOver=hacked=1>大写</B>', '<b>大写</b>'],
  ['<script>hacked=1</script>脚本', '脚本'],
  ['<scr<script>ipt>hacked=1</script>套脚本', 'ipt&gt;hacked=1套脚本'],
  ['<img src=x onerror="hacked=1">图', '图'],
  ['<a href="javascript:hacked=1">链接</a>', '链接'],
  ['<a href="https://evil.example" target="_blank"><b>外链</b></a>', '<b>外链</b>'],
  ['<svg onload="hacked=1"><script>hacked=1</script><text>画</text></svg>图形', '图形'],
  ['<math><mtext><img src=x onerror=hacked=1></mtext></math>公式', '公式'],
  ['<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>框', '框'],
  ['<object data="data:text/html,x"></object><embed src="x">物', '物'],
  ['<style>body{display:none}</style><link rel=stylesheet href="https://evil.example/x.css">样式', '样式'],
  ['<meta http-equiv=refresh content="0;url=https://evil.example">转', '转'],
  ['<base href="https://evil.example/">基', '基'],
  ['<form action="https://evil.example"><input name=q autofocus onfocus=hacked=1>表</form>', '表'],
  ['<textarea><img src=x onerror=hacked=1></textarea>域', '域'],
  ['<template><img src=x onerror=hacked=1></template>板', '板'],
  ['<noscript><p title="</noscript><img src=x onerror=hacked=1>">无', '<p>无</p>'],
  ['<title><b></title><img src=x onerror=hacked=1>题', '题'],
  ['<video><source onerror=hacked=1></video><audio src=x onerror=hacked=1></audio>声', '声'],
  ['<details open ontoggle=hacked=1><summary>展</summary>开</details>', '展开'],
  ['<x-custom onclick=hacked=1>自定</x-custom>', '自定'],
  ['<!-- <b> --><![CDATA[x]]>注', '注'],
]

test('of any HTML in a message, only a few plain tags are shown', async ({ page, signIn, server }) => {
  const rows = contents.map(([stored], index) => `(${index}, $content$${stored}$content$)`)
  // The demo's notices depend on the time at which it is filled, and could be between them.
  await server.editData(`
    with demo as (
      delete from message using staff s where s.id = staff_id and s.account = 'driver' and type = 'system')
    insert into message (staff_id, type, content, jump_url, jump_param, created_at)
    select s.id, 'system', c.content, '', '{}', now() - c.place * interval '1 minute'
    from staff s, (values ${rows.join(', ')}) c (place, content) where s.account = 'driver'`)
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
      foreignRequests.push(request.url())
  })
  await signIn('driver')
  await openDrawer(page, /系统/)

  const seen = async () => {
    const list: { shown: string; foreign: string[] }[] = []
    for (const [index] of contents.entries()) {
      const row = drawer(page).locator(`li[aria-posinset="${index + 1}"]`)
      await row.scrollIntoViewIfNeeded()
      list.push(
        await row.locator('time').evaluate((time) => {
          const content = time.previousElementSibling!
          const inside = [...content.querySelectorAll('*')]
          const withAttributes = inside.filter((element) => element.attributes.length > 0)
          return { shown: content.innerHTML, foreign: withAttributes.map(({ outerHTML }) => outerHTML) }
        }),
      )
    }
    return list
  }
  const list = await seen()
  expect(list.map(({ shown }, index) => [contents[index]![0], shown])).toEqual(contents)
  expect(list.flatMap(({ foreign }) => foreign)).toEqual([])
  const tags = list.flatMap(({ shown }) => [...shown.matchAll(/<([a-z-]+)/g)].map((match) => match[1]!))
  expect(tags.filter((tag) => !contentTags.some((allowed) => allowed === tag))).toEqual([])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(foreignRequests).toEqual([])
})

test('ten thousand messages scroll with only a few rendered at a time', async ({ page, signIn, server }) => {
  await server.editData(`
    with demo as (
      delete from message using staff s where s.id = staff_id and s.account = 'sales' and type = 'business')
    insert into message (staff_id, type, content, jump_url, jump_param, created_at)
    select s.id, 'business', '第 <b>' || g || '</b> 条', '', '{}', now() - g * interval '1 minute'
    from staff s, generate_series(1, 10000) g where s.account = 'sales'`)
  await signIn('sales')
  await openDrawer(page, /商机/)
  await expect(drawer(page).getByRole('tab', { name: /商机/ })).toContainText('99+')
  const rows = drawer(page).getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000')
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')

  const lastDrawn = async () => {
    await drawer(page)
      .locator('[data-scroller]')
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
    return Number(await rows.last().getAttribute('aria-posinset'))
  }
  // the first page of 999, the second, the third
  for (const end of [990, 1_990, 2_990]) {
    await expect.poll(lastDrawn).toBeGreaterThan(end)
    expect(await rows.count()).toBeLessThan(120)
  }
  await drawer(page)
    .locator('[data-scroller]')
    .evaluate((scroller) => scroller.scrollTo(0, 0))
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  await expect(rows.first()).toBeInViewport()
})
