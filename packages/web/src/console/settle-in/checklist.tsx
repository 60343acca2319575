import { checklistItems, type ChecklistItem } from '@bdr/contract/settle-in/model'
import { settleInReview as words } from '@bdr/text/console-settle-in'
import { checklistItem } from '@bdr/text/settle-in'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { useState } from 'react'
import { Section } from '../../ui/console/section.tsx'
import css from './checklist.module.css'
import { useReview } from './review-context.ts'
import type { SettleInMutations } from './use-settle-in-mutations.ts'

/** What a person confirms; each tick is kept at once. */
export function Checklist({ tick }: { tick: SettleInMutations['tick'] }) {
  const { application } = useReview()
  const { id, version, status } = application
  // shown as ticked at once, not when the answer has come
  const [sent, setSent] = useState<readonly ChecklistItem[] | null>(null)
  const checklist = sent ?? application.checklist
  const open = status === 'submitted'
  const toggle = (item: ChecklistItem, ticked: boolean) => {
    const next = ticked ? [...checklist, item] : checklist.filter((one) => one !== item)
    setSent(next)
    tick({ id, version, checklist: next }, { onSettled: () => setSent(null) })
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
