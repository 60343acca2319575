import { compare } from '@bdr/contract/kernel/decimal'
import { readCategoryAttributes } from '@bdr/contract/products/calls'
import {
  attributeFilterLimits,
  attributeFilterText,
  type AttributeFilter,
} from '@bdr/contract/products/attribute-filter'
import { attributeNumber } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { productList as words } from '@bdr/text/products'
import { useState, type RefObject } from 'react'
import { useCall } from '../../lib/query.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { Popover } from '../../ui/kit/aria/popover.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { CheckboxGroup } from '../../ui/kit/checkbox-group.tsx'
import { NumberField } from '../../ui/kit/number-field.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import css from './attribute-panel.module.css'

interface AttributePanelProps {
  below: RefObject<HTMLElement | null>
  categoryId: string
  filters: readonly AttributeFilter[]
  onChange: (value: string | undefined) => void
  onClose: () => void
}

interface Range {
  readonly from: string
  readonly to: string
}
const open: Range = { from: '', to: '' }
const isNumber = (text: string) => text === '' || attributeNumber.test(text)
const isTurned = ({ from, to }: Range) =>
  from !== '' && to !== '' && isNumber(from) && isNumber(to) && compare(from, to) > 0

/** The choices and numbers of a category's attributes; the list is narrowed once they are confirmed. */
export function AttributePanel({ below, categoryId, filters, onChange, onClose }: AttributePanelProps) {
  const answer = useCall(readCategoryAttributes, { id: categoryId }, { toast: false })
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(filters.flatMap((one) => ('values' in one ? [[one.key, one.values]] : []))),
  )
  const [ranges, setRanges] = useState<Readonly<Record<string, Range>>>(() =>
    Object.fromEntries(
      filters.flatMap((one) =>
        'values' in one ? [] : [[one.key, { from: one.from ?? '', to: one.to ?? '' }]],
      ),
    ),
  )
  const asked: AttributeFilter[] = [
    ...Object.entries(values).flatMap(([key, some]) => (some.length === 0 ? [] : [{ key, values: some }])),
    ...Object.entries(ranges).flatMap(([key, { from, to }]) =>
      from === '' && to === '' ? [] : [{ key, from: from || null, to: to || null }],
    ),
  ]
  const all = Object.values(ranges)
  const isSayable = all.every((one) => isNumber(one.from) && isNumber(one.to) && !isTurned(one))
  const isTooMany = asked.length > attributeFilterLimits.attributes
  const offered = (answer.data ?? []).filter(({ type }) => type !== 'text')
  const submit = () => {
    if (isSayable && !isTooMany) onChange(attributeFilterText(asked))
  }
  return (
    <Popover opened={{ below, onClose }}>
      <form
        className={css.panel}
        role="dialog"
        aria-label={words.attributes}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={css.fields}>
          {answer.error ? (
            <Failure error={answer.error} onRetry={() => void answer.refetch()} />
          ) : answer.isPending ? (
            <SkeletonLines count={5} />
          ) : offered.length === 0 ? (
            <p className={css.none}>{words.noAttributes}</p>
          ) : (
            offered.map((definition) =>
              definition.type === 'choice' ? (
                <CheckboxGroup
                  key={definition.key}
                  label={nameOf(definition)}
                  options={definition.choices.map((choice) => ({ value: choice, label: choice }))}
                  value={values[definition.key] ?? []}
                  onChange={(next) => setValues({ ...values, [definition.key]: next })}
                />
              ) : (
                <RangeField
                  key={definition.key}
                  definition={definition}
                  value={ranges[definition.key] ?? open}
                  onChange={(next) => setRanges({ ...ranges, [definition.key]: next })}
                />
              ),
            )
          )}
        </div>
        {isTooMany && (
          <p role="alert" className={css.fault}>
            {words.tooMany(attributeFilterLimits.attributes)}
          </p>
        )}
        <div className={css.actions}>
          {filters.length > 0 && (
            <Button look="link" onClick={() => onChange(undefined)}>
              {words.anyAttributes}
            </Button>
          )}
          <Button look="primary" type="submit" isDisabled={!isSayable || isTooMany}>
            {words.narrow}
          </Button>
        </div>
      </form>
    </Popover>
  )
}

const nameOf = ({ name, unit }: AttributeDefinition) => words.attributeName(name, unit)

/** Digits before and after the point, as the contract's pattern of an attribute's number has them. */
const scale = { integer: 9, fraction: 4 }

interface RangeFieldProps {
  definition: AttributeDefinition
  value: Range
  onChange: (value: Range) => void
}

/** From one number to another, either of which may be open. */
function RangeField({ definition, value, onChange }: RangeFieldProps) {
  const name = nameOf(definition)
  return (
    <fieldset className={css.range}>
      <legend>{name}</legend>
      <NumberField
        label={words.from(name)}
        hideLabel
        scale={scale}
        placeholder={words.least}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <span aria-hidden>–</span>
      <NumberField
        label={words.to(name)}
        hideLabel
        scale={scale}
        placeholder={words.least}
        error={isTurned(value) ? words.turned : undefined}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </fieldset>
  )
}
