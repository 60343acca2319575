import { reasonLength } from '@bdr/contract/kernel/field'
import { productReviewDetail as words, refusalReasons } from '@bdr/text/products'
import { TextArea } from '../../ui/form/fields.tsx'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { useField } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './reason-field.module.css'

/** The reason why goods are refused: chosen from frequent ones, or written freely. */
export function ReasonField({ at }: { at: FieldRef<string> }) {
  const { value, onChange } = useField<string>(at, words.reason)
  const add = (reason: string) => {
    const typed = value.trim()
    onChange((typed === '' ? reason : `${typed}；${reason}`).slice(0, reasonLength))
  }
  return (
    <>
      <div className={`${layout.row} ${css.usual}`} role="group" aria-label={words.usual}>
        <span>{words.usual}</span>
        {refusalReasons.map((reason) => (
          <Button key={reason} compact onClick={() => add(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <TextArea
        {...at}
        label={words.reason}
        placeholder={words.reasonHint}
        maxLength={reasonLength}
        isRequired
      />
    </>
  )
}
