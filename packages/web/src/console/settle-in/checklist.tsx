import { checklistItems, type ChecklistItem } from '@bdr/contract/settle-in/model'
import { settleInReview as words } from '@bdr/text/console-settle-in'
import { checklistItem } from '@bdr/text/settle-in'
import { Checkbox } from 'antd'
import { Section } from '../../ui/console/section.tsx'
import css from './checklist.module.css'
import { useReview } from './review-context.ts'
import type { SettleInDeeds } from './use-settle-in-deeds.ts'

/** What a person confirms; each tick is kept at once. */
export function Checklist({ tick }: { tick: SettleInDeeds['tick'] }) {
  const { application } = useReview()
  const { id, version, status } = application
  const checklist: readonly ChecklistItem[] = tick.sent ?? application.checklist
  const open = status === 'submitted'
  const toggle = (item: ChecklistItem, ticked: boolean) =>
    tick.mutate({
      id,
      version,
      checklist: ticked ? [...checklist, item] : checklist.filter((one) => one !== item),
    })
  return (
    <Section
      title={words.sections.checklist}
      note={open ? words.checked(checklist.length, checklistItems.length) : words.checklistOver}
    >
      <ul className={css.items}>
        {checklistItems.map((item) => (
          <li key={item}>
            <Checkbox
              checked={checklist.includes(item)}
              disabled={!open || tick.sent !== null}
              onChange={(event) => toggle(item, event.target.checked)}
            >
              {checklistItem[item]}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  )
}
