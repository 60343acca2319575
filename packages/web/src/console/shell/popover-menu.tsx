import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import css from './popover-menu.module.css'

interface MenuEntry {
  readonly key: string
  readonly text: string
  readonly disabled?: boolean
  /** for entries of which one holds */
  readonly chosen?: boolean
  act(): void
}

/** Pixels of the window. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
}

interface PopoverMenuProps {
  label: string
  place: MenuPlace
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** A short menu above everything. It takes the focus, and gives it back when it closes. */
export function PopoverMenu({ label, place, entries, onClose }: PopoverMenuProps) {
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

/** Keeps the menu in the window, a little off its edges. */
const within = (at: number, size: number, room: number): number => Math.max(8, Math.min(at, room - size - 8))

const buttonsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLButtonElement>('button:enabled')]
