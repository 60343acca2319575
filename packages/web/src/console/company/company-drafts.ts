import { draftName, hasDraft, type DraftOf } from '../../ui/form/drafts.ts'

/** The parts of the page that are edited in place, one at a time. */
export const editableParts = ['profile', 'addresses', 'contacts'] as const
export type EditablePart = (typeof editableParts)[number]

export const partDraft = (part: EditablePart): DraftOf => ({ form: `company-${part}` })

/** The part that was being edited when the page was closed. */
export const unsentPart = (uid: string): EditablePart | null =>
  editableParts.find((part) => hasDraft(draftName(uid, partDraft(part)))) ?? null

/** The draft of a change of the facts, or of a request. */
export const changeDraft = (requestId: string): DraftOf => ({
  form: 'company-change',
  id: requestId || undefined,
})
