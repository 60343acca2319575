import type { GuardedActionOf, PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { contentMachine } from '@bdr/contract/content/machine'
import { say } from '@bdr/text/refusals'

interface Content {
  readonly kind: string
  readonly status: string
  readonly draft: object | null
}

type Guards = Record<GuardedActionOf<typeof contentMachine>, (content: Content) => string | null>

/** Why a record's own data forbids an action; null when it does not. */
const guards: Guards = {
  publish: ({ status, draft }) =>
    status === 'published' && draft === null ? say('content.nothingNew') : null,
  // the menu and the footer lead there
  withdraw: ({ kind }) => (kind === 'company' ? say('content.pageStays') : null),
}

export const blockedBy = (content: Content, action: PersonalActionOf<typeof contentMachine>): string | null =>
  action in guards ? guards[action as keyof Guards](content) : null
