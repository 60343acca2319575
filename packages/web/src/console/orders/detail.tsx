import { stateLooks } from '@bdr/contract/entities'
import { pageUrl } from '@bdr/contract/navigation'
import { readOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail } from '@bdr/contract/orders/model'
import { orderDetail as words } from '@bdr/text/console-orders'
import { pageTitles } from '@bdr/text/pages'
import { orderAction, orderLineAction, orderLineStatus, orderStatus } from '@bdr/text/labels'
import { useCall } from '../../lib/query.ts'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerAll } from './answer-all.tsx'
import { LineTable } from './line-table.tsx'
import { OrderFacts, OrderHead } from './order-head.tsx'
import { OrderNotes } from './order-notes.tsx'
import css from './orders.module.css'
import { useLineAnswers } from './use-line-answers.ts'

export default function OrderDetailPage() {
  const id = useRecordId()
  const answer = useCall(readOrder, { id: id ?? '' }, { enabled: id !== null, toast: false })
  const back = <LinkButton to={pageUrl('orderList')}>{words.toList}</LinkButton>
  return (
    <RecordState query={answer} missing={id === null} back={back} title={pageTitles.orderDetail}>
      {(order) => <OrderPage key={order.id} order={order} onReload={() => void answer.refetch()} />}
    </RecordState>
  )
}

// A line's words come first: where both machines know a state or an action, the order's own hold.
const actionLabels = { ...orderLineAction, ...orderAction }
const stateLabels = { ...orderLineStatus, ...orderStatus }
const looks = { ...stateLooks['order-line'], ...stateLooks.order }

function OrderPage({ order, onReload }: { order: OrderDetail; onReload: () => void }) {
  const answers = useLineAnswers(order)
  const guard = useLeaveGuard(answers.count > 0)
  return (
    <>
      <OrderHead order={order} quiet={answers.count > 0} />
      <Section title={words.facts}>
        <OrderFacts order={order} />
      </Section>
      <Section
        title={words.lines}
        note={words.lineCount(order.lines.length)}
        extra={<AnswerAll order={order} answers={answers} />}
      >
        <LineTable order={order} answers={answers} />
      </Section>
      <div className={css.records}>
        <Section title={words.notes}>
          <OrderNotes order={order} />
        </Section>
        <Section title={words.history}>
          <HistoryTimeline
            entries={order.history}
            labels={actionLabels}
            stateLabels={stateLabels}
            looks={looks}
            linkTo={noteNamed(order)}
          />
        </Section>
      </div>
      <AnswerBar answers={answers} onReload={onReload} />
      {guard.question}
    </>
  )
}

/** What moved an order's lines is named by its number; its page is at hand. */
function noteNamed({ notes }: OrderDetail) {
  const ids = new Map(notes.map((note) => [note.noteNo, note.id]))
  return (noteNo: string) => {
    const id = ids.get(noteNo)
    return id === undefined ? undefined : pageUrl('deliveryNoteDetail', { id })
  }
}
