import { filePath } from '../files/url.ts'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'

/** Folders of the back office: `/orderPart/`, `/platform/`; pages of one step stand for themselves. */
function consolePaths(): string[] {
  const folders = (pages as readonly Page[])
    .filter((page) => page.area === 'console')
    .map((page) => /^\/[^/]+\//.exec(page.path)?.[0] ?? page.path)
  return [...new Set(folders)]
}

/**
 * What search engines may visit: the website and its pictures. Gateway and back office have nothing for them.
 */
export const robots = (publicUrl: string, productCode: string): string =>
  [
    'User-agent: *',
    `Allow: ${filePath(productCode)}/`,
    ...[...consolePaths(), `/${productCode}-`, `/${productCode}_`].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/**
 * Pages a browser may fetch ahead of a click: those the server holds in memory. Chosen when somebody
 * points at a link; nothing is fetched that asks for a person.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: framedPaths() },
            { not: { selector_matches: '[data-opens], [rel~=nofollow], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

const framedPaths = (): string[] =>
  (pages as readonly Page[]).filter((page) => page.framed).flatMap((page) => [page.path, `${page.path}\\?*`])
