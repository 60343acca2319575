import { compare } from '@bdr/contract/kernel/decimal'
import { readCategoryAttributes } from '@bdr/contract/products/calls'
import {
  attributeFilterLimits,
  attributeFilterText,
  type AttributeFilter,
} from '@bdr/contract/products/attribute-filter'
import { attributeScale } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { productList as words } from '@bdr/text/products'
import type { RefObject } from 'react'
import { useCall } from '../../lib/query.ts'
import { Failure } from '../../ui/console/failure.tsx'
import type { FormFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { Popover } from '../../ui/kit/aria/popover.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { CheckboxGroup } from '../../ui/kit/checkbox-group.tsx'
import { canonicalDecimal, decimalFault } from '../../ui/kit/decimal-text.ts'
import { NumberField } from '../../ui/kit/number-field.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './attribute-panel.module.css'

interface AttributePanelProps {
  below: RefObject<HTMLElement | null>
  categoryId: string
  filters: readonly AttributeFilter[]
  onChange: (value: string | undefined) => void
  onClose: () => void
}

type Range = { readonly from: string; readonly to: string }
const open: Range = { from: '', to: '' }
/** By an attribute's key: its chosen values, or the numbers as they are typed. */
type Typed = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, Range>>
}

/** The choices and numbers of a category's attributes; the list is narrowed once they are confirmed. */
export function AttributePanel({ below, categoryId, filters, onChange, onClose }: AttributePanelProps) {
  const answer = useCall(readCategoryAttributes, { id: categoryId }, { toast: false })
  const offered = answer.data?.filter(({ type }) => type !== 'text')
  const {
    element,
    faults,
    set,
    submit,
    values: typed,
  } = useLightForm<Typed>({
    start: typedOf(filters),
    check: (typed) => faultsOf(shownOf(typed, offered)),
    send: async (typed) => onChange(attributeFilterText(filtersOf(shownOf(typed, offered)))),
  })
  return (
    <Popover opened={{ below, onClose }}>
      <form
        ref={element}
        className={`${layout.blocks} ${css.panel}`}
        role="dialog"
        aria-label={words.attributes}
        noValidate
        onSubmit={submit}
      >
        <div className={`${layout.stack} ${css.fields}`}>
          {answer.error ? (
            <Failure error={answer.error} onRetry={() => void answer.refetch()} />
          ) : offered === undefined ? (
            <SkeletonLines count={5} />
          ) : offered.length === 0 ? (
            <p className={typography.aside}>{words.noAttributes}</p>
          ) : (
            offered.map((definition) =>
              definition.type === 'choice' ? (
                <CheckboxGroup
                  key={definition.key}
                  label={nameOf(definition)}
                  options={optionsOf(definition, typed.values[definition.key])}
                  value={typed.values[definition.key] ?? []}
                  onChange={(next) => set(`values.${definition.key}`, next)}
                />
              ) : (
                <RangeField
                  key={definition.key}
                  definition={definition}
                  value={typed.ranges[definition.key] ?? open}
                  faults={[faults.fields[`${definition.key}.from`], faults.fields[`${definition.key}.to`]]}
                  onChange={(next) => set(`ranges.${definition.key}`, next)}
                />
              ),
            )
          )}
        </div>
        {faults.general.map((fault) => (
          <p key={fault} role="alert" className={`${typography.bad} ${layout.flush}`}>
            {fault}
          </p>
        ))}
        <div className={css.actions}>
          {filters.length > 0 && (
            <Button look="link" onClick={() => onChange(undefined)}>
              {words.anyAttributes}
            </Button>
          )}
          <Button look="primary" type="submit" isDisabled={offered === undefined}>
            {words.narrow}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

/** A value that is no longer offered can still be filtered by, because goods may have it. */
const optionsOf = ({ choices }: AttributeDefinition, chosen: readonly string[] = []) =>
  [...new Set([...choices, ...chosen])].map((choice) => ({ value: choice, label: choice }))

const nameOf = ({ name, unit }: AttributeDefinition) => words.attributeName(name, unit)

const typedOf = (filters: readonly AttributeFilter[]): Typed => ({
  values: Object.fromEntries(filters.flatMap((one) => ('values' in one ? [[one.key, one.values]] : []))),
  ranges: Object.fromEntries(
    filters.flatMap((one) =>
      'values' in one ? [] : [[one.key, { from: one.from ?? '', to: one.to ?? '' }]],
    ),
  ),
})

/**
 * The filters without those of attributes the category no longer has, which could be neither seen nor
 * removed.
 */
function shownOf(typed: Typed, offered: readonly AttributeDefinition[] = []): Typed {
  const shown = <Value,>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => offered.some((one) => one.key === key)))
  return { values: shown(typed.values), ranges: shown(typed.ranges) }
}

function faultsOf(typed: Typed): FormFaults {
  const limit = attributeFilterLimits.attributes
  return {
    fields: Object.fromEntries(Object.entries(typed.ranges).flatMap(rangeFaults)),
    general: filtersOf(typed).length > limit ? [words.tooMany(limit)] : [],
  }
}

const filtersOf = ({ values, ranges }: Typed): AttributeFilter[] => [
  ...Object.entries(values).flatMap(([key, some]) => (some.length === 0 ? [] : [{ key, values: some }])),
  ...Object.entries(ranges).flatMap(([key, range]) => {
    const { from, to } = finished(range)
    return from === '' && to === '' ? [] : [{ key, from: from || null, to: to || null }]
  }),
]

/** The numbers of a range. */
const finished = ({ from, to }: Range): Range => ({ from: canonicalDecimal(from), to: canonicalDecimal(to) })

/** What its fields accept: any number that an attribute may have. */
const limits = { scale: attributeScale, signed: true }

/** The faults of the ends of a range, by the attribute's key and the end. */
function rangeFaults([key, range]: [string, Range]): (readonly [end: string, fault: string])[] {
  const faults = (['from', 'to'] as const).flatMap((end) => {
    const fault = decimalFault(range[end], limits)
    return fault === null ? [] : [[`${key}.${end}`, fault] as const]
  })
  const { from, to } = finished(range)
  const isTurned = faults.length === 0 && from !== '' && to !== '' && compare(from, to) > 0
  return isTurned ? [[`${key}.to`, words.turned]] : faults
}

interface RangeFieldProps {
  definition: AttributeDefinition
  value: Range
  faults: readonly [from: string | undefined, to: string | undefined]
  onChange: (value: Range) => void
}

/** The fields of a range of numbers, either end of which may be open. */
function RangeField({ definition, value, faults, onChange }: RangeFieldProps) {
  const name = nameOf(definition)
  const field = { hideLabel: true, placeholder: words.least, ...limits }
  return (
    <fieldset className={css.range}>
      <legend>{name}</legend>
      <NumberField
        {...field}
        label={words.from(name)}
        error={faults[0]}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <span aria-hidden>–</span>
      <NumberField
        {...field}
        label={words.to(name)}
        error={faults[1]}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </fieldset>
  )
}
