import { draftName, hasDraft, type DraftOf } from '../../ui/form/drafts.ts'

/** The parts of the page that are edited in their place, one at a time. */
export const editableParts = ['profile', 'addresses', 'contacts'] as const
export type EditablePart = (typeof editableParts)[number]

export const partDraft = (part: EditablePart): DraftOf => ({ form: `company-${part}` })

/** The part somebody was editing when the page was closed. */
export const unsentPart = (uid: string): EditablePart | null =>
  editableParts.find((part) => hasDraft(draftName(uid, partDraft(part)))) ?? null

/** What was typed over the facts, or over a request, and not sent. */
export const changeDraft = (requestId: string): DraftOf => ({
  form: 'company-change',
  id: requestId || undefined,
})
