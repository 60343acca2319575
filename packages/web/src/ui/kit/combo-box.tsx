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
 * A choice of one of many values, found by typing a part of it. react-aria is half as large as React: it
 * loads once somebody starts to use the page, and takes over the text in the field.
 */
export function ComboBox(props: ComboBoxProps) {
  const [taken, setTaken] = useState<{ entered?: string; opens?: boolean } | null>(Loaded && {})
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const opens = useRef(false)
  const take = async () => {
    await load()
    // an input method loses its composition together with the field it composes in
    if (isComposing.current) return
    const field = input.current
    if (field === null || field !== document.activeElement) return setTaken((now) => now ?? {})
    // synchronously: what is typed after the value was read would be lost
    flushSync(() => setTaken((now) => now ?? { entered: field.value, opens: opens.current }))
  }
  const activate = useEffectEvent(() => {
    // loaded in advance: a failure is reported only when it is needed
    take().catch(() => {})
  })
  useEffect(() => void firstUse().then(activate), [])
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
              // the list has not loaded yet
              aria-controls={undefined}
              autoComplete="off"
              className={css.input}
              name={name}
              placeholder={placeholder}
              disabled={isDisabled}
              value={typed ?? chosen}
              onChange={({ target }) => setTyped(target.value)}
              onPointerDown={() => (opens.current = true)}
              onKeyDown={({ key }) => (opens.current ||= key === 'ArrowDown' || key === 'ArrowUp')}
              onFocus={() => void take().catch(reportMissing)}
              onCompositionStart={() => (isComposing.current = true)}
              onCompositionEnd={() => {
                isComposing.current = false
                void take().catch(reportMissing)
              }}
              onBlur={() => {
                opens.current = false
                setTyped(null)
              }}
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
