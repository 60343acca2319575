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
import { Form } from '../../ui/form/form.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerAll } from './answer-all.tsx'
import { answeredLines } from './line-answers.ts'
import { LineTable } from './line-table.tsx'
import { OrderFacts, OrderHead } from './order-head.tsx'
import { OrderNotes } from './order-notes.tsx'
import css from './orders.module.css'
import { useAnswerForm } from './use-answer-form.ts'

export default function OrderDetailPage() {
  const id = useRecordId()
  const answer = useCall(readOrder, { id: id ?? '' }, { enabled: id !== null, toast: false })
  const back = <LinkButton to={pageUrl('orderList')}>{words.toList}</LinkButton>
  return (
    <RecordState query={answer} missing={id === null} back={back} title={pageTitles.orderDetail}>
      {(order) => <OrderPage key={order.id} order={order} />}
    </RecordState>
  )
}

// A line's words come first: where both machines know a state or an action, the order's own hold.
const actionLabels = { ...orderLineAction, ...orderAction }
const stateLabels = { ...orderLineStatus, ...orderStatus }
const looks = { ...stateLooks['order-line'], ...stateLooks.order }

function OrderPage({ order }: { order: OrderDetail }) {
  const form = useAnswerForm(order)
  const count = useComputed(form, (values) => answeredLines(order.lines, values).length)
  return (
    <>
      <OrderHead order={order} quiet={count > 0} />
      <Form form={form} label={words.lines} sendsOnEnter={false} isPage>
        <Section title={words.facts}>
          <OrderFacts order={order} />
        </Section>
        <Section
          title={words.lines}
          note={words.lineCount(order.lines.length)}
          extra={<AnswerAll order={order} form={form} />}
        >
          <LineTable order={order} form={form} />
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
        <AnswerBar order={order} form={form} />
      </Form>
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
