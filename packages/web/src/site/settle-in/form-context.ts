import { createContext, use } from 'react'
import type { Choices } from './choices.ts'
import type { Draft } from './draft.ts'
import type { ProofStore } from './proof.ts'
import type { StepKey } from './places.ts'
import type { DraftStore } from './use-draft.ts'

/** What the parts of the form share. */
export interface SettleInFormState extends Omit<DraftStore, 'drop' | 'storedAt'> {
  /** null until they are read */
  readonly choices: Choices | null
  readonly proof: ProofStore
  /** the ticket of the form's own mobile; null while it is not proved */
  readonly ticket: string | null
  /** `2026-11-20` in China */
  readonly today: string
  /** what is wrong at a place, as far as it is told already */
  faultAt: (place: string) => string | undefined
  /** a text was typed there and left */
  leave: (place: string) => void
  goTo: (step: StepKey, place?: string) => void
  /** a mobile was proved: the form is its own from now on */
  onProved: (mobile: string, ticket: string) => void
  /** a file is on its way to this place, or no longer */
  onBusy: (place: string, busy: boolean) => void
}

export const SettleInFormContext = createContext<SettleInFormState | null>(null)

export const useSettleInForm = (): SettleInFormState => use(SettleInFormContext)!

/** What a reviewer said of a place, and whether something was changed for it. */
export const remarksAt = ({ remarks }: Draft, place: string) => remarks.filter((one) => one.place === place)
