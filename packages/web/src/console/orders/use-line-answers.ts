import { readStats } from '@bdr/contract/dashboard/calls'
import { codes } from '@bdr/contract/errors'
import { decideOnProposals, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/model'
import { lineAnswer as words } from '@bdr/text/console-orders'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { placeFaults } from '../../lib/fault-placement.ts'
import { CallError } from '../../lib/call-error.ts'
import { keepAnswer, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { failureText } from '../../ui/console/failure.tsx'
import { lineRanges } from '../../ui/console/timeline-groups.ts'
import { today } from './due.ts'
import {
  answerFaults,
  startAnswer,
  summarise,
  toDecisions,
  toResponses,
  validAnswers,
  type AnswerAction,
  type AnswerFaults,
  type AnswerField,
  type LineAnswer,
  type LineAnswers,
  type LineFaults,
} from './line-answers.ts'

/** Why the last submit did not hold, in words; `changed`: somebody else was faster. */
interface Refusal {
  readonly messages: readonly string[]
  readonly changed: boolean
  /** the version it was said of: once the order has been read again it no longer matters */
  readonly version: number
}

export interface LineAnswersState {
  answerOf(line: OrderLine): LineAnswer | undefined
  faultsOf(line: OrderLine): AnswerFaults
  /** Chooses an action for lines; choosing a line's own action again takes it back. */
  choose(lines: readonly OrderLine[], action: AnswerAction, reason?: string): void
  toggle(line: OrderLine, action: AnswerAction): void
  type(line: OrderLine, field: AnswerField, text: string): void
  clear(): void
  submit(): void
  /** answers ready to be sent */
  readonly count: number
  /** answers to lines that no longer take them */
  readonly dropped: number
  readonly summary: string
  /** the lines that are not finished, once somebody tried to submit */
  readonly incomplete: string | null
  readonly refusal: Refusal | null
  readonly pending: boolean
}

/**
 * What is chosen and typed for the lines of an order until it is submitted in one go. It stays
 * when the submit fails and when the order is read again.
 */
export function useLineAnswers(order: OrderDetail): LineAnswersState {
  const operator = useViewer().can('order:manage')
  const [answers, setAnswers] = useState<LineAnswers>({})
  const [tried, setTried] = useState(false)
  const [placed, setPlaced] = useState<LineFaults>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const day = today()
  const pairs = validAnswers(order.lines, answers)
  const unfinished = pairs.filter(
    ({ line, answer }) => Object.keys(answerFaults(line, answer, day)).length > 0,
  )

  const clear = () => {
    setAnswers({})
    setPlaced({})
    setTried(false)
    setRefusal(null)
  }
  const outcome = {
    toast: false,
    invalidates: [listOrders, readStats],
    onSuccess: (answer: OrderDetail) => {
      keepAnswer(readOrder, { id: order.id }, answer)
      clear()
      showToast('success' as const, words.submitted)
    },
    onError: (error: Error, input: SentAnswers) => {
      const refused = readRefusal(error, input)
      setPlaced(refused.lines)
      setRefusal(refused.refusal)
    },
  }
  const respond = useCallMutation(respondToOrder, outcome)
  const decide = useCallMutation(decideOnProposals, outcome)

  const put = (lineId: string, answer: LineAnswer) => {
    setAnswers((all) => ({ ...all, [lineId]: answer }))
    setPlaced(({ [lineId]: _corrected, ...others }) => others)
  }

  return {
    answerOf: (line) =>
      line.actions.allowed.includes(answers[line.id]?.action as AnswerAction) ? answers[line.id] : undefined,
    faultsOf: (line) => {
      const answer = answers[line.id]
      return { ...(tried && answer && answerFaults(line, answer, day)), ...placed[line.id] }
    },
    choose: (lines, action, reason) =>
      setAnswers((all) => ({
        ...all,
        ...Object.fromEntries(
          lines.map((line) => {
            const answer = startAnswer(line, action, all[line.id])
            return [line.id, reason === undefined ? answer : { ...answer, reason }]
          }),
        ),
      })),
    toggle: (line, action) => {
      const kept = answers[line.id]
      if (kept?.action !== action) put(line.id, startAnswer(line, action, kept))
      else setAnswers(({ [line.id]: _taken, ...others }) => others)
    },
    type: (line, field, text) => {
      const answer = answers[line.id]
      if (answer) put(line.id, { ...answer, [field]: text })
    },
    clear,
    submit: () => {
      flushSync(() => setTried(true))
      if (unfinished.length > 0) {
        focusFirstFault()
        return
      }
      setRefusal(null)
      const { id, version } = order
      if (operator) decide.mutate({ id, version, lines: toDecisions(pairs) })
      else respond.mutate({ id, version, lines: toResponses(pairs) })
    },
    count: pairs.length,
    dropped: Object.keys(answers).length - pairs.length,
    summary: summarise(pairs.map(({ answer }) => answer)),
    incomplete: tried ? lineRanges(unfinished.map(({ line }) => String(line.lineNo))) : null,
    refusal: refusal?.version === order.version ? refusal : null,
    pending: respond.isPending || decide.isPending,
  }
}

/** Where the faults of an answer can stand; what is said of the line itself stands at its first field. */
const answerFields = { line: ['quantity', 'reason', 'unitPrice', 'requiredDate'], form: [] } as const

interface SentAnswers {
  readonly version: number
  readonly lines: readonly { readonly lineId: string }[]
}

function readRefusal(error: Error, sent: SentAnswers): { lines: LineFaults; refusal: Refusal | null } {
  const { version } = sent
  if (error instanceof CallError && error.code === codes.invalid) {
    const sentLines = sent.lines.map((line) => line.lineId)
    const { lines, whole } = placeFaults(error.faults, sentLines, answerFields)
    return { lines, refusal: whole.length === 0 ? null : { messages: whole, changed: false, version } }
  }
  const changed = error instanceof CallError && error.code === codes.conflict
  return { lines: {}, refusal: { messages: [failureText(error)], changed, version } }
}

const focusFirstFault = () =>
  document.querySelector<HTMLElement>('[data-line-answer] [aria-invalid="true"]')?.focus()
