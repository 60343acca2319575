import { filePath } from '../files/url.ts'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'

/** Folders of the back office: `/orderPart/`, `/platform/`; pages with a single path segment are listed themselves. */
function consolePaths(): string[] {
  const folders = (pages as readonly Page[])
    .filter((page) => page.area === 'console')
    .map((page) => /^\/[^/]+\//.exec(page.path)?.[0] ?? page.path)
  return [...new Set(folders)]
}

/** What search engines may visit: the website and its pictures, but neither gateway nor back office. */
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
 * The pages a browser may prefetch: those the server has cached. Prefetching happens when somebody points at a link,
 * and excludes pages that depend on the person.
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
