import type { Finding, SettleInDetail } from '@bdr/contract/settle-in/model'
import { createContext, use } from 'react'

/** What the parts of an application under review share. */
export interface ReviewState {
  readonly application: SettleInDetail
  /** what the reviewer wrote so far, by path; null where nothing can be written any more */
  readonly remarks: Readonly<Record<string, string>> | null
  beginRemark: (path: string) => void
  setRemark: (path: string, text: string) => void
  removeRemark: (path: string) => void
  findingsAt: (path: string) => readonly Finding[]
  /** shows a file in the viewer */
  show: (fileId: string) => void
}

export const ReviewContext = createContext<ReviewState | null>(null)

export const useReview = (): ReviewState => use(ReviewContext)!
