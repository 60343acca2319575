import { contentTags } from '@bdr/contract/messages/model'

/**
 * A message's HTML with everything taken off but the few tags a notice needs: no attributes, so no
 * links, styles or handlers.
 */
export async function cleanContent(html: string): Promise<string> {
  // 65 ms to load, and a node that writes no message never needs it
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, { allowedTags: [...contentTags], allowedAttributes: {} })
}
