import { changeForm as words } from '@bdr/text/company'
import type { ComponentProps } from 'react'
import { DayField, TextArea, TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import type { PresentFacts } from '@bdr/contract/company/model'
import { textsOf, type ChangeValues } from './change-form.ts'
import css from './change-form.module.css'

type TextFact =
  | Exclude<keyof ChangeValues['facts'], 'bank' | 'regionCode'>
  | `bank.${keyof ChangeValues['facts']['bank']}`

interface FactLineProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'maxLength' | 'inputMode' | 'list'
> {
  form: Form<ChangeValues>
  present: PresentFacts
  fact: TextFact
  hint?: string
  isWide?: boolean
  /** whether the field has several lines, or is a day */
  kind?: 'text' | 'long' | 'day'
  /** the value formatted for people; the value itself by default */
  shown?: (text: string) => string
}

const textAt = (facts: ChangeValues['facts'], fact: TextFact): string => {
  const [field, part] = fact.split('.') as [Exclude<TextFact, `bank.${string}`>, 'name' | undefined]
  return part === undefined ? facts[field] : facts.bank[part]
}

const asTyped = (text: string) => text

/** One fact of a company in a line, marked when it differs from the present one. */
export function FactLine({
  form,
  present,
  fact,
  hint,
  isWide,
  kind = 'text',
  shown = asTyped,
  ...input
}: FactLineProps) {
  const before = shown(textAt(textsOf(present), fact))
  const changed = useComputed(form, ({ facts }) => shown(textAt(facts, fact).trim()) !== before)
  const field = {
    ...form.at(`facts.${fact}`),
    ...input,
    hint: changed ? (before === '' ? words.wasNothing : words.was(before)) : hint,
    isRequired: true,
    isWide: isWide || kind === 'long',
  }
  return (
    <div className={css.fact} data-changed={changed || undefined} data-wide={field.isWide || undefined}>
      {kind === 'text' && <TextField autoComplete="off" {...field} />}
      {kind === 'long' && <TextArea rows={3} showCount {...field} />}
      {kind === 'day' && <DayField {...field} />}
    </div>
  )
}
