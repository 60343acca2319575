import { commentLength } from '@bdr/contract/orders/model'
import { commentOnOrder, readComments } from '@bdr/contract/orders/calls'
import { orderComments as words } from '@bdr/text/orders'
import { formatInstant } from '../../lib/format.ts'
import { setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { Section } from '../../ui/console/section.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { TextArea } from '../../ui/kit/text-field.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './comments.module.css'

/** The comments of supplier and operator on an order, and the form for another one. */
export function Comments({ orderId }: { orderId: string }) {
  const answer = useCall(readComments, { id: orderId }, { toast: false })
  const comments = answer.data?.comments
  return (
    <Section title={words.title}>
      {answer.error && <Failure error={answer.error} onRetry={() => void answer.refetch()} />}
      {comments?.length === 0 && <p className={typography.hint}>{words.none}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ol className={`${layout.blocks} ${css.comments}`}>
          {comments.map((comment) => (
            <li key={comment.id} data-operator={comment.byOperator || undefined}>
              <span className={`${layout.row} ${css.by}`}>
                <strong>{comment.author}</strong>
                {comment.byOperator && <span>{words.platform}</span>}
                <time dateTime={comment.createdAt}>{formatInstant(comment.createdAt)}</time>
              </span>
              <p>{comment.text}</p>
            </li>
          ))}
        </ol>
      )}
      <CommentForm orderId={orderId} />
    </Section>
  )
}

function CommentForm({ orderId }: { orderId: string }) {
  const viewer = useViewer()
  const { mutateAsync } = useCallMutation(commentOnOrder, { toast: false })
  const form = useLightForm({
    start: { text: '' },
    check: ({ text }) => fieldFaults({ text: text.trim() === '' ? words.missing : null }),
    send: ({ text }) => mutateAsync({ id: orderId, text }),
    onSent: (answer: Awaited<ReturnType<typeof mutateAsync>>) => {
      setCached(readComments, { id: orderId }, answer)
      form.setAll({ text: '' })
    },
  })
  const { values, faults, busy } = form
  return (
    // not a form element, because the page's lines are in a form already and forms cannot be nested
    <div role="group" aria-label={words.label} className={`${layout.rows} ${css.form}`}>
      <TextArea
        name="text"
        label={words.label}
        hideLabel
        rows={2}
        value={values.text}
        maxLength={commentLength}
        placeholder={viewer.can('order:manage') ? words.placeholderForOperator : words.placeholderForSupplier}
        error={faults.fields['text'] ?? faults.general[0]}
        onChange={(text) => form.set('text', text)}
      />
      <Button isPending={busy} onClick={() => void form.submit()}>
        {words.send}
      </Button>
    </div>
  )
}
