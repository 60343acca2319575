import type { Finding, SettleInDetail } from '@bdr/contract/settle-in/replies'
import { createContext, use } from 'react'
import type { ReturnForm } from './use-return-form.ts'

/** The context of the parts of an application under review. */
export interface ReviewState {
  readonly application: SettleInDetail
  /** the reviewer's form; null where it cannot be returned any more */
  readonly returning: ReturnForm | null
  findingsAt: (path: string) => readonly Finding[]
  /** shows a file in the viewer */
  show: (fileId: string) => void
}

export const ReviewContext = createContext<ReviewState | null>(null)

export const useReview = (): ReviewState => use(ReviewContext)!
