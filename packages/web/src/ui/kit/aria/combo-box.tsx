import { kitWords as words } from '@bdr/text/ui'
import { use, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import typography from '../../typography.module.css'
import { Chinese } from './chinese.tsx'
import list from './combo-box.module.css'
import css from '../combo-box.module.css'
import control from '../control.module.css'
import { AriaField } from './aria-field.tsx'
import { ClearButton, OpenMark } from '../combo-box-parts.tsx'
import { Popover } from './popover.tsx'
import type { FieldProps, ValueProps } from '../field.tsx'
import type { Option } from '../select.tsx'
import { frameAndControl } from '../text-field.tsx'

export interface ComboBoxProps extends FieldProps, Omit<ValueProps<string | null>, 'onBlur'> {
  options: readonly Option[]
  placeholder?: string | undefined
  /**
   * Each chosen option is added to a list elsewhere and `value` stays `null`: the field is closed and empty
   * again, ready for the next one.
   */
  isAdding?: boolean | undefined
  /** can be cleared by a button */
  isClearable?: boolean | undefined
  isPending?: boolean | undefined
  /** the text in the list when nothing matches */
  empty?: string | undefined
  /**
   * Searches on the server: `options` are the results for the text, and are not narrowed again. Without it
   * they are narrowed by what is typed.
   */
  onSearch?: ((text: string) => void) | undefined
  className?: string | undefined
}

interface LoadedProps extends ComboBoxProps {
  /** the text in the plain field that this replaces, if somebody was typing in it */
  entered?: string
  /** the plain field was pressed, or an arrow key was: the list is open at once */
  opens?: boolean
}

/** The combo box that replaces the plain field once react-aria has loaded. */
export default function ComboBox({
  value,
  onChange,
  options,
  onSearch,
  entered,
  opens = false,
  ...props
}: LoadedProps) {
  const [frame, rest] = frameAndControl(props)
  const { name, isDisabled, placeholder, isAdding, isClearable, isPending, empty, className } = rest
  const chosen = options.find((option) => option.value === value)
  const [text, setText] = useState(chosen?.label ?? '')
  /** the name that was last put into the field, to follow a value that changes or gets its name later */
  const [shown, setShown] = useState(chosen?.label)
  const typed = useRef(false)
  if (shown !== chosen?.label && (chosen || value === null)) {
    setShown(chosen?.label)
    setText(chosen?.label ?? '')
  }
  // react-aria closes its list when the value changes and is not null: an added option is its value until the
  // list is closed
  const [added, setAdded] = useState<string | null>(null)
  const take = (key: string | null) => {
    onSearch?.('')
    if (isAdding) setAdded(key)
    setText((!isAdding && options.find((option) => option.value === key)?.label) || '')
    if (key !== value) onChange(key)
  }
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    if (entered === undefined) return
    input.current?.focus()
    if (entered === text) return
    // react-aria narrows its list when the text changes while the field is focused
    setText(entered)
    onSearch?.(entered.trim())
  })
  // in the same commit that removes the plain field: otherwise the next key press would be lost
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => takeOver(), [])
  const items = options.map(({ value: id, label, isDisabled: off = false }) => ({ id, label, off }))
  return (
    <Chinese>
      <AriaComboBox
        className={className ?? ''}
        value={added ?? value}
        onOpenChange={(isOpen) => !isOpen && setAdded(null)}
        onChange={(key) => take(key === null ? null : String(key))}
        inputValue={text}
        onInputChange={(next) => {
          // react-aria also calls this when it puts a name into the field itself
          if (!typed.current) return
          typed.current = false
          setText(next)
          onSearch?.(next.trim())
        }}
        {...(onSearch ? { items } : { defaultItems: items, defaultFilter: fits })}
        // by typing and by arrow keys; `Entry` adds the press
        menuTrigger="input"
        allowsEmptyCollection
        name={name}
        isDisabled={isDisabled}
        isRequired={frame.isRequired}
        isInvalid={frame.error !== undefined}
        validationBehavior="aria"
        aria-label={frame.hideLabel ? frame.label : undefined}
        onBlur={() => {
          setText(chosen?.label ?? shown ?? '')
          onSearch?.('')
        }}
      >
        <AriaField {...frame}>
          <Group
            className={css.frame}
            onInputCapture={() => (typed.current = true)}
            onKeyDownCapture={(event) => {
              // the listed options are still the results of an earlier text
              if (event.key === 'Enter' && onSearch && isPending) {
                event.preventDefault()
                event.stopPropagation()
              }
            }}
          >
            <Entry ref={input} placeholder={placeholder} opens={opens} />
            {isClearable && value !== null && <ClearButton label={frame.label} onClick={() => take(null)} />}
            <Button className={css.open}>
              <OpenMark />
            </Button>
          </Group>
        </AriaField>
        <Popover isFitted>
          <ListBox<Item>
            className={list.list}
            renderEmptyState={() => (
              <p className={`${typography.aside} ${list.empty}`}>
                {isPending ? words.searching : (empty ?? words.nothing)}
              </p>
            )}
          >
            {({ id, label, off }) => (
              <ListBoxItem id={id} textValue={label} isDisabled={off} className={list.option}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </Chinese>
  )
}

interface EntryProps {
  ref: RefObject<HTMLInputElement | null>
  placeholder: string | undefined
  opens: boolean
}

/**
 * The input. A press opens the list. The focus alone does not: the list would lie over what somebody only tabs
 * to, and over the dialog whose first field it is.
 */
function Entry({ ref, placeholder, opens }: EntryProps) {
  const state = use(ComboBoxStateContext)
  const open = () => {
    if (state && !state.isOpen) state.open(null, 'manual')
  }
  const openAtOnce = useEffectEvent(() => {
    if (opens) open()
  })
  useLayoutEffect(() => openAtOnce(), [])
  return (
    <Input
      ref={ref}
      className={`${control.control} ${control.filling} ${css.input}`}
      placeholder={placeholder}
      onClick={open}
    />
  )
}

interface Item {
  readonly id: string
  readonly label: string
  readonly off: boolean
}

const fits = (label: string, text: string): boolean =>
  label.toLocaleLowerCase('zh-CN').includes(text.trim().toLocaleLowerCase('zh-CN'))
