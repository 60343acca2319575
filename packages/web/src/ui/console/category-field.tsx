import { kitWords } from '@bdr/text/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import control from '../kit/control.module.css'
import combo from '../kit/combo-box.module.css'
import { ClearButton, OpenMark } from '../kit/combo-box-parts.tsx'
import { Field, type ControlProps, type FieldProps } from '../kit/field.tsx'
import { frameAndControl } from '../kit/text-field.tsx'
import typography from '../typography.module.css'
import css from './category-field.module.css'
import { useCategoryOptions } from './category-options.ts'

const CategorySheet = lazy(() => import('./category-sheet.tsx'))

interface ChoiceProps {
  /** null: nothing is chosen, or the chosen ones are listed elsewhere and this adds another */
  value: string | null
  onChange: (id: string | null) => void
  placeholder: string
  isClearable?: boolean
  isDisabled?: boolean
}

/** A category of the catalogue, of any level, chosen in a tree with a search that opens below the field. */
export function CategoryField(props: FieldProps & ChoiceProps) {
  const [frame, choice] = frameAndControl(props)
  return <Field {...frame}>{(ties) => <CategoryInput {...ties} {...choice} label={frame.label} />}</Field>
}

interface InputProps extends Partial<ControlProps>, ChoiceProps {
  /** the accessible name; the chosen category is added to it */
  label: string
}

/** The same without its frame, for a filter. */
export function CategoryInput({ label, value, onChange, placeholder, isClearable, ...rest }: InputProps) {
  const { isDisabled, id, 'aria-describedby': describedBy } = rest
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { options } = useCategoryOptions(value !== null)
  const chosen = options.find((option) => option.value === value)?.label
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div ref={place} className={combo.frame}>
      <button
        ref={button}
        type="button"
        id={id}
        className={`${control.control} ${control.filling} ${typography.clipped} ${combo.input} ${css.button}`}
        aria-label={chosen === undefined ? label : kitWords.chosen(label, chosen)}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        title={chosen}
        data-empty={chosen === undefined || undefined}
        onClick={() => setOpen(true)}
      >
        {chosen ?? placeholder}
      </button>
      {isClearable && value !== null && <ClearButton label={label} onClick={() => onChange(null)} />}
      <span className={combo.open} data-mark>
        <OpenMark />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <CategorySheet
            label={label}
            anchor={place}
            value={value}
            onClose={close}
            onChoose={(next) => {
              close()
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
