import { bodyLink, bodyTags } from '@bdr/contract/content/model'

/**
 * Sanitises HTML down to what the website's pages can display: no styles, classes, scripts or handlers. Tables keep
 * their spans. Pictures are our own files, identified by id, so a body cannot load a picture from another address.
 */
export async function cleanBody(html: string): Promise<string> {
  // takes 65 ms to load, and nodes without editing do not need it
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
      // the page's own title is the h1
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
