import { createContext, use } from 'react'
import type { Choices } from './choices.ts'
import type { StepKey } from './places.ts'
import type { ProofStore } from './proof.ts'
import type { SettleInFormState } from './use-settle-in-form.ts'

/** The context that the parts of the form share. */
interface SettleInShared extends Pick<
  SettleInFormState,
  'form' | 'target' | 'remarks' | 'today' | 'ticket' | 'onProved'
> {
  /** null until they have been read */
  readonly choices: Choices | null
  readonly proof: ProofStore
  goTo: (step: StepKey, place?: string) => void
}

export const SettleInFormContext = createContext<SettleInShared | null>(null)

export const useShared = (): SettleInShared => use(SettleInFormContext)!
