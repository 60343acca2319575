import type { SiteFrame, SiteVisitor } from '@bdr/contract/site/data'
import { siteContext, type SiteLoaderArgs } from '../context.ts'

export interface FrameData {
  readonly frame: SiteFrame
  readonly visitor: SiteVisitor
}

/** What stands around every public page; its `meta` finds the website's address here. */
export function loadFrame({ context }: SiteLoaderArgs): FrameData {
  const { frame, visitor } = context.get(siteContext)
  return { frame, visitor }
}
