import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Button, type ButtonLook } from './button.tsx'
import css from './menu.module.css'

export interface MenuEntry {
  readonly key: string
  readonly text: string
  readonly disabled?: boolean
  /** for entries that exclude each other */
  readonly chosen?: boolean
  act(): void
}

/** Pixels of the window. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
}

interface MenuProps {
  label: string
  place: MenuPlace
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** A short menu above everything. It takes the focus, and returns it when it closes. */
export function Menu({ label, place, entries, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(place)

  useLayoutEffect(() => {
    const before = document.activeElement
    const element = menu.current!
    if (!element.matches(':popover-open')) element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    setShown({ x: within(place.x, width, innerWidth), y: within(place.y, height, innerHeight) })
    const chosen = element.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(chosen ?? buttonsOf(element)[0])?.focus()
    return () => {
      if (before instanceof HTMLElement && element.contains(document.activeElement)) before.focus()
    }
  }, [place])

  useEffect(() => {
    addEventListener('resize', onClose)
    return () => removeEventListener('resize', onClose)
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(menu.current!)
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') onClose()
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={css.menu}
      style={{ left: shown.x, top: shown.y }}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {entries.map(({ key, text, disabled, chosen, act }) => (
        <button
          key={key}
          type="button"
          role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={chosen}
          tabIndex={-1}
          disabled={disabled}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Moves the menu into the window, at a small distance from its edges. */
const within = (at: number, size: number, room: number): number => Math.max(8, Math.min(at, room - size - 8))

const buttonsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLButtonElement>('button:enabled')]

interface MenuButtonProps {
  label: string
  entries: readonly MenuEntry[]
  look?: ButtonLook['look']
  /** the content of the button; its label where it is absent */
  children?: ReactNode
}

/** A button that opens a menu below it. */
export function MenuButton({ label, entries, look, children }: MenuButtonProps) {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const close = useCallback(() => setPlace(null), [])
  return (
    <>
      <Button
        look={look}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-label={children === undefined ? undefined : label}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: bottom + 4 })
        }}
      >
        {children ?? label}
      </Button>
      {place && <Menu label={label} place={place} entries={entries} onClose={close} />}
    </>
  )
}
