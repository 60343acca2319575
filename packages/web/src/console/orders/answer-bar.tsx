import type { OrderDetail } from '@bdr/contract/orders/model'
import { lineAnswer as words } from '@bdr/text/console-orders'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { useComputed, useFormFaults } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { answeredLines, summarise } from './line-answers.ts'
import type { AnswerForm } from './use-answer-form.ts'

/** What will be sent, in one sentence, or what stands against it. */
export function AnswerBar({ order, form }: { order: OrderDetail; form: AnswerForm }) {
  const summary = useComputed(form, (values) => summarise(answeredLines(order.lines, values)))
  const { whole } = useFormFaults(form)
  if (summary === '' && whole.length === 0) return null
  return (
    <FormBar
      form={form}
      label={words.bar}
      buttons={
        <>
          <Button look="quiet" isDisabled={form.busy} onClick={form.startOver}>
            {words.clear}
          </Button>
          <Button
            look="primary"
            isPending={form.busy}
            isDisabled={summary === ''}
            onClick={() => void form.submit()}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <strong>{summary}</strong>
    </FormBar>
  )
}
