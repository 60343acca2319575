import { settleInSteps, stepWords as words } from '@bdr/text/settle-in'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { stepKeys, type StepKey } from './places.ts'
import css from './step-list.module.css'

/** The state of a step. */
export interface StepState {
  readonly missing: number
  /** the number of remarks that are still open */
  readonly remarks: number
  /** somebody has opened the step: its faults are shown */
  readonly visited: boolean
}

interface StepListProps {
  current: StepKey
  states: Readonly<Record<StepKey, StepState>>
  onGo: (step: StepKey) => void
}

/** The steps as links: at the left, on a phone in a row above. */
export function StepList({ current, states, onGo }: StepListProps) {
  return (
    <nav aria-label={words.label}>
      <ol className={`${layout.list} ${layout.tight} ${css.steps}`}>
        {stepKeys.map((step, index) => {
          const state = states[step]
          const done = state.visited && state.missing + state.remarks === 0
          return (
            <li key={step}>
              <button
                type="button"
                className={css.step}
                aria-current={step === current ? 'step' : undefined}
                data-done={done || undefined}
                data-lacking={(state.visited && !done) || undefined}
                onClick={() => onGo(step)}
              >
                <span className={css.mark} aria-hidden>
                  {done ? (
                    <svg viewBox="0 0 16 16">
                      <path d="M3.5 8.5l3 3 6-7" />
                    </svg>
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={css.words}>
                  <span className={css.name}>{settleInSteps[step]}</span>
                  <span className={`${typography.fine} ${css.state}`}>{stateText(state)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function stateText({ visited, missing, remarks }: StepState): string {
  if (remarks > 0) return words.remarks(remarks)
  if (!visited) return ''
  return missing > 0 ? words.missing(missing) : words.done
}
