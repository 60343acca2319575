import type { Reading } from '@bdr/contract/site/data'

/** What a page was asked for. One that is not there ends the page with its status: 404 or 410. */
export function orStatus<Content>(reading: Reading<Content>): { content: Content; isPreview: boolean } {
  if (reading.state === 'unknown') throw new Response(null, { status: 404 })
  if (reading.state === 'withdrawn') throw new Response(null, { status: 410 })
  return { content: reading.content, isPreview: reading.state === 'preview' }
}
