import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstUse, reportMissing } from '../later.tsx'
import type LoadedComboBox from './aria/combo-box.tsx'
import type { ComboBoxProps } from './aria/combo-box.tsx'
import { ClearButton, OpenMark } from './combo-box-parts.tsx'
import css from './combo-box.module.css'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { frameAndControl } from './text-field.tsx'

let Loaded: typeof LoadedComboBox | null = null
const load = async () => (Loaded ??= (await import('./aria/combo-box.tsx')).default)

/**
 * One of many values, found by typing a part of it. react-aria is as large as half of React: it comes once
 * somebody begins to use the page, and goes on with what stands in the field by then.
 */
export function ComboBox(props: ComboBoxProps) {
  const [taken, setTaken] = useState<{ entered?: string } | null>(Loaded && {})
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const take = async () => {
    await load()
    // an input method would lose what it composes with the field it composes in
    if (isComposing.current) return
    const field = input.current
    if (field === null || field !== document.activeElement) return setTaken((now) => now ?? {})
    // at once: what is typed after its value was read would be lost
    flushSync(() => setTaken((now) => now ?? { entered: field.value }))
  }
  const takeAtFirstUse = useEffectEvent(() => {
    // fetched ahead of need: a failure is reported only when it is needed
    take().catch(() => {})
  })
  useEffect(() => void firstUse().then(takeAtFirstUse), [])
  if (taken && Loaded) return <Loaded {...props} {...taken} />

  const [frame, control] = frameAndControl(props)
  const { value, onChange, options, name, placeholder, isDisabled, isClearable, className } = control
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <div className={className}>
      <Field {...frame}>
        {(ties) => (
          <div className={css.frame}>
            <Input
              {...ties}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              // there is no list yet
              aria-controls={undefined}
              autoComplete="off"
              className={css.input}
              name={name}
              placeholder={placeholder}
              disabled={isDisabled}
              value={typed ?? chosen}
              onChange={({ target }) => setTyped(target.value)}
              onFocus={() => void take().catch(reportMissing)}
              onCompositionStart={() => (isComposing.current = true)}
              onCompositionEnd={() => {
                isComposing.current = false
                void take().catch(reportMissing)
              }}
              onBlur={() => setTyped(null)}
            />
            {isClearable && value !== null && (
              <ClearButton label={frame.label} onClick={() => onChange(null)} />
            )}
            <span className={css.open} data-mark>
              <OpenMark />
            </span>
          </div>
        )}
      </Field>
    </div>
  )
}
