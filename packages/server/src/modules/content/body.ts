import { bodyLink, bodyTags } from '@bdr/contract/content/model'

/**
 * A body's HTML with everything taken off but what the website's pages know how to show: no styles,
 * classes, scripts or handlers. Tables keep their spans. Pictures are files of ours, by their id:
 * no body can name an address to load one from.
 */
export async function cleanBody(html: string): Promise<string> {
  // 65 ms to load, and a node nobody edits on never needs it
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: [...bodyTags],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      img: ['data-file', 'alt'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href !== undefined && bodyLink.test(href) ? { href, ...elsewhere(href) } : {},
      }),
      // the page's own title is its first heading
      h1: 'h2',
      th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
      img: (tagName, { 'data-file': file, alt = '' }) => ({
        tagName,
        attribs: pictureOf(file, alt),
      }),
    },
    exclusiveFilter({ tag, attribs, mediaChildren }) {
      if (tag === 'img') return attribs['data-file'] === undefined
      return tag === 'figure' && !mediaChildren.includes('img') ? 'excludeTag' : false
    },
  }).trim()
}

const pictureOf = (file: string | undefined, alt: string): Record<string, string> =>
  file !== undefined && fileId.test(file) ? { 'data-file': file, alt: alt.trim() } : {}

const fileId = /^[1-9]\d{0,17}$/
const elsewhere = (href: string): { rel?: string } => (href.startsWith('/') ? {} : { rel: 'noopener' })
