import { readStats } from '@bdr/contract/dashboard/calls'
import { decideOnProposals, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import { lineAnswer as words } from '@bdr/text/orders'
import { invalidate, setCached, sendCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { useConfirmation } from '../../ui/form/use-confirmation.tsx'
import { useForm, type Form } from '../../ui/form/use-form.ts'
import { today } from '../../ui/console/due.ts'
import {
  answeredLines,
  checkAnswers,
  keyOf,
  mergeAnswers,
  noAnswer,
  placeOfAnswer,
  startAnswers,
  toDecisions,
  toResponses,
  type AnswerAction,
  type AnswerValues,
  type LineAnswer,
} from './line-answers.ts'

export type AnswerForm = Form<AnswerValues>

/** The answers to the lines of an order, which are sent together: all are accepted, or none. */
export function useAnswerForm({ id, version, lines, history }: OrderDetail) {
  const { confirmed, question } = useConfirmation()
  const decides = useViewer().can('order:manage')
  const confirmations = (values: AnswerValues) => answeredLines(lines, values)
  const responses = (values: AnswerValues, version: number) => ({
    id,
    version,
    lines: toResponses(confirmations(values)),
  })
  const decisions = (values: AnswerValues, version: number) => ({
    id,
    version,
    lines: toDecisions(confirmations(values)),
  })
  const form = useForm<AnswerValues, OrderDetail>({
    start: startAnswers(lines),
    overlay: (start, typed) => mergeAnswers(lines, start, typed),
    check: (values) => checkAnswers(confirmations(values), today()),
    contract: (values, version) =>
      decides
        ? faultsOfSchema(decideOnProposals.input, decisions(values, version))
        : faultsOfSchema(respondToOrder.input, responses(values, version)),
    placeOf: (path, values) => placeOfAnswer(path, confirmations(values)),
    send: (values, version) =>
      decides
        ? sendCall(decideOnProposals, decisions(values, version))
        : confirmed((confirmations) =>
            sendCall(respondToOrder, { ...responses(values, version), ...confirmations }),
          ),
    onSent: (order) => {
      setCached(readOrder, { id }, order)
      void invalidate([listOrders, readStats])
      showToast('success', words.submitted)
    },
    record: { version, changedBy: latestActor(history), reload: () => invalidate([readOrder]) },
    draft: { form: 'order-answers', id },
  })
  return { form, question }
}

/**
 * Chooses an answer for lines, with one reason and one day for all where they are given; other input stays.
 */
export function chooseFor(
  form: AnswerForm,
  lines: readonly OrderLine[],
  action: AnswerAction,
  given: Partial<Pick<LineAnswer, 'reason' | 'requiredDate'>> = {},
): void {
  const values = form.values()
  const chosen = lines.map((line) => {
    const answer = values.lines[keyOf(line)] ?? noAnswer(line)
    return [keyOf(line), { ...answer, ...given, action }] as const
  })
  form.setAll({ lines: { ...values.lines, ...Object.fromEntries(chosen) } })
}
