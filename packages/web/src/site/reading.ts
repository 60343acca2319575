import type { Reading, Slice } from '@bdr/contract/site/data'
import { data } from 'react-router'
import { missing } from './query.ts'

/** What a page was asked for. One that is not there ends the page with its status: 404 or 410. */
export function orStatus<Content>(reading: Reading<Content>): { content: Content; isPreview: boolean } {
  if (reading.state === 'unknown') throw missing()
  if (reading.state === 'withdrawn') throw new Response(null, { status: 410 })
  return { content: reading.content, isPreview: reading.state === 'preview' }
}

/** A list behind whose end somebody looks is shown with the way back, but is not there. */
export const orBeyond = <Shown>(found: Slice<unknown>, shown: Shown) =>
  found.list.length === 0 && found.pageNum > 1 ? data(shown, { status: 404 }) : shown
