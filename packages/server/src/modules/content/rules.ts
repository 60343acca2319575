import { isPublic } from '@bdr/contract/content/meaning'
import type { ActionOf, GuardedActionOf } from '@bdr/contract/kernel/machine'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import type { contentMachine, ContentStatus } from '@bdr/contract/content/machine'

interface Content {
  readonly kind: string
  readonly status: ContentStatus
  readonly draft: object | null
}

type Guards = Record<GuardedActionOf<typeof contentMachine>, (content: Content) => Refusal | null>

/** The reason why a record's data does not allow an action; null if it does. */
const guards: Guards = {
  publish: ({ status, draft }) => (isPublic(status) && draft === null ? refusal('content.nothingNew') : null),
  // the menu and the footer link to these pages
  withdraw: ({ kind }) => (kind === 'company' ? refusal('content.pageStays') : null),
}

export const blockedBy = (content: Content, action: ActionOf<typeof contentMachine>): Refusal | null =>
  action in guards ? guards[action as keyof Guards](content) : null
