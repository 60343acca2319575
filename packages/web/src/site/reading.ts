import type { Reading, Slice } from '@bdr/contract/site/data'
import { data } from 'react-router'
import { missing } from './query.ts'

/** Returns the record of a page. One that does not exist ends the page with its status: 404 or 410. */
export function orStatus<Content>(reading: Reading<Content>): { content: Content; isPreview: boolean } {
  if (reading.state === 'unknown') throw missing()
  if (reading.state === 'withdrawn') throw new Response(null, { status: 410 })
  return { content: reading.content, isPreview: reading.state === 'preview' }
}

/** A page number beyond the end of a list is answered with 404, but the page links back to the list. */
export const orBeyond = <Shown>(found: Slice<unknown>, shown: Shown) =>
  found.list.length === 0 && found.pageNum > 1 ? data(shown, { status: 404 }) : shown
