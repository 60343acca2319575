import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pageUrl } from '@bdr/contract/navigation'
import { coloursSettled, seriousFaults } from './accessibility.ts'
import { expect, test } from './journey.ts'
import type { Server } from './server.ts'
import { addressOf, alone, framed, load, visited } from './website-pages.ts'

// the tests here only read pages; website-changes.e2e.ts changes them
test.describe.configure({ mode: 'parallel' })
test.use({ sharesServer: true })

test('changing between pages of every kind is no error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/')
  await page.getByRole('link', { name: '供应商入驻' }).first().click()
  await expect(page).toHaveURL(/settleApply/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '登录' }).first().click()
  await expect(page).toHaveURL(/login/)
  await page.goBack()
  await expect(page).toHaveURL(/settleApply/)
  expect(errors).toEqual([])
})

const all = (html: string, expression: RegExp) => [...html.matchAll(expression)].map(([, found]) => found!)
const textOf = (address: string) => address.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

interface Structured {
  readonly '@type': string
  readonly itemListElement?: readonly { position: number; name: string; item: string }[]
}
const structuredOf = (html: string) =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    (json) => JSON.parse(json) as Structured,
  )

/** Bytes of style that a page may load, compressed with the algorithm that every browser supports. */
const styleBudget = 8000
const styleBytes = (html: string): number => gzipSync(all(html, /<style>(.*?)<\/style>/gs).join('')).length

/** Bytes of compressed script that a page may load, including everything that it fetches later. */
function scriptBudget({ key, framed: isFramed, takesPhoto }: Page): number {
  if (takesPhoto) return 4 * 1024
  return key === 'home' || !isFramed ? 92 * 1024 : 0
}

/** The compressed size of these scripts and of all that they import, statically or dynamically. */
async function scriptBytes(server: Server, entries: readonly string[]): Promise<number> {
  let bytes = 0
  const seen = new Set(entries)
  for (const script of seen) {
    const text = await (await fetch(server.url + script)).text()
    bytes += brotliCompressSync(text).length
    for (const file of all(text, /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) seen.add(`/assets/${file}`)
  }
  return bytes
}

test.describe('every page of the website', () => {
  for (const page of framed)
    test(`${page.path} describes itself to people and programs`, async ({ server }) => {
      const { response, html } = await load(server, await addressOf(server, page))
      expect(response.status).toBe(200)
      expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
      expect(all(html, /<meta name="description" content="([^"]{10,})"/g)).toHaveLength(1)
      expect(all(html, /(<h1[ >])/g)).toHaveLength(1)
      for (const landmark of ['header', 'main', 'footer', 'nav']) expect(html).toContain(`<${landmark}`)
      const [canonical] = all(html, /<link rel="canonical" href="([^"]+)"/g)
      expect((await load(server, canonical!.replace(server.url, ''))).response.status).toBe(200)
      const [picture] = all(html, /<meta property="og:image" content="([^"]+)"/g)
      const drawn = await fetch(picture!)
      expect(drawn.headers.get('content-type')).toBe('image/png')
      for (const structured of structuredOf(html))
        expect(structured).toHaveProperty('@context', 'https://schema.org')
    })

  test('search engines get a page’s subject and breadcrumb, as people do', async ({ server }) => {
    const technique = await addressOf(
      server,
      framed.find(({ key }) => key === 'techniqueDetail')!,
    )
    for (const [path, type, way] of [
      ['/newsDetail?id=1', 'NewsArticle', 4],
      [technique, 'TechArticle', 4],
      ['/industryEcologicalService?entry=mechanical-seal', 'DefinedTerm', 4],
      ['/industryEcologicalService?category=seal', null, 3],
      ['/newsCenter?column=industry', null, 3],
      ['/waterEle', null, 2],
    ] as const) {
      const { html } = await load(server, path)
      const structured = structuredOf(html)
      if (type !== null)
        expect(
          structured.map((one) => one['@type']),
          path,
        ).toContain(type)
      const steps = structured.find((one) => one['@type'] === 'BreadcrumbList')!.itemListElement!
      expect(steps.map(({ position }) => position)).toEqual(Array.from({ length: way }, (_, at) => at + 1))
      for (const { name, item } of steps) {
        expect(name, path).not.toMatch(/ - /)
        expect((await load(server, item.replace(server.url, ''))).response.status, item).toBe(200)
      }
    }
  })

  for (const page of [...framed, ...alone])
    test(`${page.path} loads no more than its budget`, async ({ server }) => {
      const { response, html } = await load(server, await addressOf(server, page))
      const policy = response.headers.get('content-security-policy')!
      expect(policy).not.toContain('unsafe')
      expect(html).not.toMatch(/<[^>]+ (style|on\w+)="/)
      expect(html).not.toMatch(/<script(?! type="(module|application\/ld\+json)")/)
      expect(styleBytes(html)).toBeLessThanOrEqual(styleBudget)
      const bytes = await scriptBytes(server, all(html, /"(\/assets\/[^"]+\.js)"/g))
      expect(bytes).toBeLessThanOrEqual(scriptBudget(page))
    })

  test('no link leads to a missing page, nor to one with more styles than its budget', async ({ server }) => {
    test.setTimeout(180_000)
    const seen = new Set<string>(['/'])
    const dead: string[] = []
    const heavy: string[] = []
    const titles = new Map<string, string>()
    for (const path of seen) {
      const { response, html } = await load(server, path)
      // the back office redirects visitors without a session to the home page
      if (response.status === 302 && response.headers.get('location') === '/') continue
      if (response.status !== 200) dead.push(`${path} ${response.status}`)
      if (styleBytes(html) > styleBudget) heavy.push(`${path} ${styleBytes(html)}`)
      const [canonical] = all(html, /<link rel="canonical" href="([^"]+)"/g)
      if (canonical !== undefined) titles.set(canonical, all(html, /<title>([^<]+)<\/title>/g)[0]!)
      const ids = new Set(all(html, /\bid="([^"]+)"/g))
      for (const href of all(html, /<a\b[^>]*\bhref="([^"]*)"/g).map(textOf)) {
        const [address, anchor] = href.split('#')
        if (address === '' && anchor !== undefined && !ids.has(decodeURIComponent(anchor)))
          dead.push(`${path} → ${href}`)
        if (address?.startsWith('/')) seen.add(address)
        else if (address !== '' && !/^(https|mailto|tel):/.test(href)) dead.push(`${path} → ${href}`)
      }
    }
    expect(dead).toEqual([])
    expect(heavy).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
    // two pages in a search engine's list have different titles
    expect(new Set(titles.values()).size).toBe(titles.size)
  })

  test('unknown addresses are answered with the status that search engines expect', async ({ server }) => {
    expect((await load(server, '/newsDetail?id=999999')).response.status).toBe(404)
    expect((await load(server, '/newsDetail')).response.status).toBe(404)
    expect((await load(server, '/newsCenter?pageNum=99')).response.status).toBe(404)
    expect((await load(server, '/industryEcologicalService?entry=never-was')).response.status).toBe(404)
    const unknown = await load(server, '/never/was')
    expect([unknown.response.status, unknown.response.headers.get('location')]).toEqual([302, '/404'])
    expect((await load(server, '/404')).response.status).toBe(404)
  })
})

/** Words that anybody may search for, and parameters that only an operator uses. */
const freeParameters = ['keyword', 'preview']

for (const page of visited)
  for (const parameter of page.query ?? [])
    if (!freeParameters.includes(parameter))
      test(`${page.path} is not found with an invalid ${parameter}`, async ({ server }) => {
        const [path, given] = (await addressOf(server, page)).split('?') as [string, string?]
        for (const values of [['none'], ['-1'], ['999999'], ['\0'], ['1', '1'], ['1', '2']]) {
          const query = new URLSearchParams(given)
          query.delete(parameter)
          for (const value of values) query.append(parameter, value)
          const { response, html } = await load(server, `${path}?${query}`)
          expect(response.status, String(query)).toBe(404)
          expect(html).toContain('noindex')
          expect(html).toContain('没有这个页面')
        }
      })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open, link onwards and close', async ({ page }) => {
    await page.goto('/newsCenter')
    const menu = page.getByRole('button', { name: '解决方案' })
    const entry = page.getByRole('link', { name: /^水务/ })
    await expect(entry).toBeHidden()
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await entry.click()
    await expect(page).toHaveURL(/\/waterEle$/)
  })

  test('a menu opens to a pointer that rests on it, and stays open while the pointer moves down', async ({
    page,
  }) => {
    await page.goto('/newsCenter')
    const entry = page.getByRole('link', { name: /^水务/ })
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: '解决方案' }).hover()
    // not to one that only passes over it
    const panel = page.locator('#menu-solutions')
    expect(
      await panel.evaluate((menu) => parseFloat(getComputedStyle(menu).transitionDelay)),
    ).toBeGreaterThan(0.1)
    await expect(entry).toBeVisible()
    await entry.hover()
    await expect(entry).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: '产业生态服务' }).hover()
    await page.getByRole('link', { name: /^行业百科/ }).click()
    await expect(page).toHaveURL(/\/industryEcologicalService$/)
  })

  test('the sign-in states that it needs script, and where to go without', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText(/登录需要浏览器运行脚本.*网站的其他页面不用脚本也能看/)).toBeVisible()
  })

  test('the sign-in of the home page is a page of its own', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('the menu of a phone links to every page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '目视化设计' }).click()
    await expect(page).toHaveURL(/\/mshPage$/)
  })

  test('tabs, searches and filters work as links', async ({ page }) => {
    await page.goto('/viewIntoBdr')
    await page.getByRole('main').getByRole('link', { name: '企业荣誉' }).click()
    await expect(page).toHaveURL(/actIndex=4$/)
    await expect(page.getByRole('heading', { level: 1, name: '企业荣誉' })).toBeVisible()

    await page.goto('/industryEcologicalService')
    const search = page.getByRole('main').getByRole('search').getByRole('searchbox')
    await search.fill('深沟球')
    await search.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /深沟球轴承/ })
      .first()
      .click()
    await expect(page).toHaveURL(/entry=deep-groove-ball-bearing/)

    await page.goto('/newsCenter')
    await page.getByRole('main').getByRole('link', { name: '行业资讯' }).first().click()
    await expect(page).toHaveURL(/column=industry/)
  })

  test('everything is found from any page, by its common names', async ({ page }) => {
    await page.goto('/newsCenter')
    const search = page.getByRole('banner').getByRole('search', { name: '搜索全站' }).getByRole('searchbox')
    await search.fill('油封')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await expect(page.getByRole('heading', { name: /^百科词条/ })).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('jxmf')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.getByRole('main').getByRole('link', { name: '机械密封', exact: true }).click()
    await expect(page).toHaveURL(/entry=mechanical-seal/)

    await page.goto(pageUrl('siteSearch', { keyword: 'ｖｚ 0100-c-016' }))
    await page.getByRole('main').getByRole('link', { name: 'VZ-0100-C-016-64' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('物料标准化')
  })

  test('the search’s own examples find something', async ({ page }) => {
    await page.goto(pageUrl('siteSearch'))
    const examples = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const searches = examples.filter((address) => address.includes('keyword='))
    expect(searches.length).toBeGreaterThan(3)
    for (const address of searches) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), address).toContainText(
        '·',
      )
    }
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a menu opens to a tap, and the next tap follows a link', async ({ page }) => {
    await page.goto('/newsCenter')
    await page.getByRole('button', { name: '解决方案' }).tap()
    await page.getByRole('link', { name: /^水务/ }).tap()
    await expect(page).toHaveURL(/\/waterEle$/)
  })
})

test('future suppliers are led to the application, and told once what to prepare', async ({ page }) => {
  for (const address of ['/?redirect=%2FsettleApply', '/login?redirect=/settleApply']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/settleApply$/)
  }
  await expect(page.getByRole('combobox', { name: '企业名称' })).toBeVisible()
  await expect(page.getByText('请先备好')).toHaveCount(1)
  await expect(page.getByText('营业执照照片')).toHaveCount(1)
})

test('the home page loads its sign-in when somebody opens it', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => body.byteLength))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThan(8 * 1024)
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/?redirect=%2ForderPart%2Flist')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a signed-in person sees the link to the back office, and how much waits there', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/newsCenter')
  const entry = page.getByRole('link', { name: /进入工作台/ })
  await expect(entry).toContainText(/\d/)
  // then the bar is fullest: it has to fit a large screen's page at a zoom of four
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await entry.click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('visual management is red down to its footer, in light and dark mode; no other page is', async ({
  page,
}) => {
  const colours = () =>
    page.evaluate(() =>
      ['footer', 'header a[href="/login"]'].map(
        (part) => getComputedStyle(document.querySelector(part)!).backgroundColor,
      ),
    )
  const isRed = (colour: string) => {
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number) as [number, number, number]
    return red > 2 * green && red > 2 * blue
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/mshPage')
    expect((await colours()).map(isRed), colorScheme).toEqual([true, true])
    await page.goto('/goodsStand')
    expect((await colours()).map(isRed), colorScheme).toEqual([false, false])
  }
})

test('an article is printed without navigation, and nothing moves with reduced motion', async ({ page }) => {
  await page.goto('/newsDetail?id=1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await page.goto('/newsCenter')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
      }),
    ),
  )
  expect(longest).toBeLessThan(0.001)
  await page.getByRole('main').getByRole('link', { name: '行业资讯' }).first().click()
  await expect(page).toHaveURL(/column=industry/)
  // a transition between two pages would only be noticed on the second one
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('no page has accessibility faults', async ({ page, server }) => {
  test.setTimeout(180_000)
  for (const one of visited) {
    await page.goto(await addressOf(server, one))
    // the page of a delivery note or an application is drawn by its script
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // the colour mode changes while the page is open
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await coloursSettled(page)
      const faults = await seriousFaults(page, { strict: true, coloursOnly: colorScheme === 'dark' })
      expect(faults, `${one.path} ${colorScheme}`).toEqual([])
    }
  }
})

test('separate links and targets of links are as large as a thumb on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [
    await addressOf(
      server,
      framed.find(({ key }) => key === 'techniqueDetail')!,
    ),
    ...visited.map(({ path: one }) => one).filter((one) => !one.endsWith('Detail')),
    ...['/newsDetail?id=1', '/fireEle?actIndex=1', '/fireEle?actIndex=3', '/viewIntoBdr?actIndex=4'],
    ...['/industryEcologicalService?entry=mechanical-seal', '/search?keyword=油封'],
  ]) {
    await page.goto(path)
    expect(await page.evaluate(tooSmall), path).toEqual([])
  }
})

for (const width of [360, 768, 1440, 2560])
  test(`fits a window of ${width} pixels, and nothing moves after it is drawn`, async ({ page, server }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    for (const one of visited) {
      await page.goto(await addressOf(server, one))
      expect(await page.evaluate(sideways), one.path).toBeLessThanOrEqual(0)
      expect(await page.evaluate(drawingsCutOff), one.path).toBe(0)
      expect(await page.evaluate(movedElements), one.path).toEqual([])
    }
  })

/** Runs in the page: by how much it is wider than the window. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Runs in the page: links without text around them that are lower than 44 px; numbers of drawings and table
 * cells have sizes of their own.
 */
const tooSmall = () =>
  [...document.querySelectorAll<HTMLElement>('main a, main summary')].flatMap((link) => {
    const { height } = link.getBoundingClientRect()
    const isInText = [...link.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
    )
    const isSeen = height > 0 && link.checkVisibility({ visibilityProperty: true })
    const isElsewhere =
      link.closest('svg, article') !== null ||
      link.parentElement!.tagName === 'TD' ||
      /^\d+$/.test(link.textContent)
    return isSeen && !isInText && !isElsewhere && height < 43.5 ? [`${link.textContent} ${height}`] : []
  })

/** Runs in the page: drawings that extend beyond the window, so that one would have to scroll them. */
const drawingsCutOff = () =>
  [...document.querySelectorAll('main svg')].filter(
    (drawing) => drawing.getBoundingClientRect().right > document.documentElement.clientWidth,
  ).length

/** Runs in the page: elements that have moved since they were first drawn. */
function movedElements(): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    sources: { node: Node | null }[]
  }
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : `${node?.parentElement?.outerHTML.slice(0, 120)}`
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().flatMap((entry) => (entry as Shift).sources.map(nameOf))),
    ).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
  })
}
