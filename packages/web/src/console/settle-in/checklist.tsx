import { checklistItems, type ChecklistItem } from '@bdr/contract/settle-in/model'
import { readSettleIn, tickChecklist } from '@bdr/contract/settle-in/review-calls'
import { settleInReview as words, checklistItem } from '@bdr/text/settle-in'
import { useState } from 'react'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { Section } from '../../ui/console/section.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import css from './checklist.module.css'
import { useReview } from './review-context.ts'

/** What a person confirms; each tick is kept at once. */
export function Checklist() {
  const { application } = useReview()
  const tick = useCallMutation(tickChecklist, {
    onSuccess: (ticked) => keepAnswer(readSettleIn, { id: ticked.id }, ticked),
    onError: () => void invalidate([readSettleIn]),
  })
  const { id, version, status } = application
  // shown as ticked at once, not when the answer has come
  const [sent, setSent] = useState<readonly ChecklistItem[] | null>(null)
  const checklist = sent ?? application.checklist
  const open = status === 'submitted'
  const toggle = (item: ChecklistItem, ticked: boolean) => {
    const next = ticked ? [...checklist, item] : checklist.filter((one) => one !== item)
    setSent(next)
    tick.mutate({ id, version, checklist: next }, { onSettled: () => setSent(null) })
  }
  return (
    <Section
      title={words.sections.checklist}
      note={open ? words.checked(checklist.length, checklistItems.length) : words.checklistOver}
    >
      <ul className={css.items}>
        {checklistItems.map((item) => (
          <li key={item}>
            <Checkbox
              value={checklist.includes(item)}
              isDisabled={!open || sent !== null}
              onChange={(ticked) => toggle(item, ticked)}
            >
              {checklistItem[item]}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  )
}
