import { toleranceModes, type EffectiveTolerance } from '@bdr/contract/orders/tolerance'
import { toleranceForm as words } from '@bdr/text/tolerance'
import { useField } from '../form/use-field.ts'
import type { FieldRef } from '../form/use-form.ts'
import { NumberField } from '../kit/number-field.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { Select } from '../kit/select.tsx'
import { hasShare, percentScale, type ToleranceValues } from './tolerance-values.ts'

interface ToleranceFieldsProps {
  mode: FieldRef<ToleranceValues['mode']>
  percent: FieldRef<string>
  /** where the heading above does not say whose rule it is */
  label?: string
  /**
   * the rule that applies as long as none is set; null where one is set, because the next level's is not
   * known here; left out where one has to be chosen
   */
  inherited?: EffectiveTolerance | null
}

/** Fields for how much may be delivered beyond the ordered quantity, and how that is handled. */
export function ToleranceFields({ mode, percent, label, inherited }: ToleranceFieldsProps) {
  const { error, ...field } = useField<string>(mode, words.field)
  return (
    <>
      <RadioGroup
        {...field}
        error={error}
        label={label ?? words.field}
        hideLabel={label === undefined}
        isStacked
        options={[
          ...(inherited === undefined ? [] : [{ value: '', label: words.inherits(inherited) }]),
          ...toleranceModes.map((value) => ({ value, label: words.mode[value], about: words.about[value] })),
        ]}
      />
      {hasShare(field.value) && <Percent at={percent} label={words.share} hint={words.shareHint} />}
    </>
  )
}

/** The same in one line, for one of many. */
export function ToleranceLine({
  mode,
  percent,
  labels,
  inherits,
}: Omit<ToleranceFieldsProps, 'inherited' | 'label'> & {
  labels: { readonly rule: string; readonly share: string }
  inherits: string
}) {
  const { error, ...field } = useField<string>(mode, labels.rule)
  return (
    <>
      <Select
        {...field}
        error={error}
        label={labels.rule}
        hideLabel
        placeholder={inherits}
        options={toleranceModes.map((value) => ({ value, label: words.mode[value] }))}
      />
      {hasShare(field.value) && <Percent at={percent} label={labels.share} hideLabel />}
    </>
  )
}

function Percent({
  at,
  ...frame
}: {
  at: FieldRef<string>
  label: string
  hint?: string
  hideLabel?: boolean
}) {
  const { error, ...field } = useField<string>(at, frame.label)
  return <NumberField {...frame} {...field} error={error} scale={percentScale} positive max="100" unit="%" />
}
