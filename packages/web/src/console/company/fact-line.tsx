import { changeForm as words } from '@bdr/text/console-company'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/kit/field.tsx'
import { textOf, type TextFact } from './change-draft.ts'
import type { ChangeFields } from './change-fields.ts'
import css from './change-form.module.css'

interface FactLineProps extends ChangeFields {
  fact: TextFact
  label: string
  hint?: string
  wide?: boolean
  /** several lines */
  long?: boolean
  /** as people read the value; the value itself unless given */
  shown?: (text: string) => string
  input?: Pick<ComponentProps<typeof Input>, 'type' | 'maxLength' | 'list' | 'inputMode'>
}

/** One fact of a company's in a line, marked when it differs from the present one. */
export function FactLine({
  fact,
  label,
  hint,
  wide,
  long,
  shown = (text) => text,
  input,
  ...form
}: FactLineProps) {
  const { draft, present, change, faultOf } = form
  const path = `facts.${fact}`
  const before = textOf(present, fact)
  const value = draft.texts[fact]
  const changed = shown(value.trim()) !== shown(before)
  const marked = changed ? (before === '' ? words.wasNothing : words.was(shown(before))) : hint
  const type = (text: string) =>
    change((draft) => ({ ...draft, texts: { ...draft.texts, [fact]: text } }), path)
  return (
    <div className={css.fact} data-changed={changed || undefined} data-wide={wide || long || undefined}>
      <Field
        label={label}
        error={faultOf(path)}
        isRequired
        {...(marked !== undefined && { hint: marked })}
        {...((wide || long) && { isWide: true })}
      >
        {(control) =>
          long ? (
            <TextAreaInput
              {...control}
              rows={3}
              maxLength={input?.maxLength}
              showCount
              value={value}
              onChange={({ target }) => type(target.value)}
            />
          ) : (
            <Input
              autoComplete="off"
              {...control}
              {...input}
              value={value}
              onChange={({ target }) => type(target.value)}
            />
          )
        }
      </Field>
    </div>
  )
}
