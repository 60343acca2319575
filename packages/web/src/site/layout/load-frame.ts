import type { SiteFrame, SiteVisitor } from '@bdr/contract/site/data'
import { siteContext, type SiteLoaderArgs } from '../context.ts'

export interface FrameData {
  readonly frame: SiteFrame
  readonly visitor: SiteVisitor
}

/** The data of the layout around every public page; a page's `meta` reads the website's address from here. */
export function loadFrame({ context }: SiteLoaderArgs): FrameData {
  const { frame, visitor } = context.get(siteContext)
  return { frame, visitor }
}
