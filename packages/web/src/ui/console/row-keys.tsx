import { ui } from '@bdr/text/ui'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../kit/button.tsx'
import type { Key } from './row-keys-help.tsx'
import css from './data-table.module.css'

const RowKeysHelp = lazy(() => import('./row-keys-help.tsx'))

/** What single keys do on a page with rows, besides moving between rows and choosing them. */
export interface RowKeys {
  /** `a`: the action for the row that has the focus, or for the chosen rows */
  readonly accept?: { readonly label: string; readonly run: (row: HTMLElement | null) => void }
  readonly more?: readonly (Key & { readonly run: () => void })[]
}

/**
 * Single keys for the rows of a frame, each marked `data-row`: j and k move the focus, x chooses, a runs the
 * action, ? shows the help. The focus is the browser's own, so that Enter and screen readers know the row.
 * @returns the help, and the button that opens it, for which a phone has no space
 */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  keys: RowKeys | undefined,
  hasChoice: boolean,
) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isOn, setOn] = useState(areKeysEnabled)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const isUsed = keys !== undefined && isOn
  useEffect(() => {
    if (!isUsed) return undefined
    // where the focus was before its row was drawn again
    let last = -1
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const row = rows[at] ?? null
      const go = (to: number) => {
        last = Math.max(0, Math.min(to, rows.length - 1))
        focusRow(rows[last])
      }
      const doing: Record<string, (() => void) | undefined> = {
        j: () => go((row ? at : last) + 1),
        k: () => go((row ? at : last) - 1),
        x: () => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
        a:
          latest.current?.accept &&
          (() => {
            const isChosen = frame.current?.querySelector('[data-row] input[type=checkbox]:checked')
            if (row === null && !isChosen) showToast('info', ui('keys.noRow'))
            else latest.current?.accept?.run(row)
          }),
        Enter: row && row === document.activeElement ? () => row.querySelector('button')?.focus() : undefined,
        '?': () => setHelpOpen(true),
        ...Object.fromEntries((latest.current?.more ?? []).map(({ key, run }) => [key, run])),
      }
      const run = doing[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, isUsed])
  if (keys === undefined) return { way: null, help: null }
  const listed: readonly Key[] = [
    ...(keys.accept ? [{ key: 'a', label: keys.accept.label }] : []),
    ...(keys.more ?? []),
  ]
  return {
    way: (
      <Button look="link" className={css.keys} onClick={() => setHelpOpen(true)}>
        {ui('keys.open')}
      </Button>
    ),
    help: (
      <Suspense fallback={null}>
        {isHelpOpen && (
          <RowKeysHelp
            hasChoice={hasChoice}
            keys={listed}
            isOn={isOn}
            onSwitch={(on) => {
              setOn(on)
              remember(on)
            }}
            onClose={() => setHelpOpen(false)}
          />
        )}
      </Suspense>
    ),
  }
}

/** The row's link, which Enter opens; null where it has none. */
function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=menu]'

/** Whether a key is free: nobody is typing, no dialog is open, and neither browser nor page uses it. */
const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target as Element).closest?.(typing) &&
  document.querySelector('dialog[open]') === null

/**
 * The keys can be switched off, for people who dictate or rest a hand on the keyboard; this browser remembers
 * it.
 */
const stored = 'row-keys'
const areKeysEnabled = (): boolean => {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}
function remember(isOn: boolean): void {
  try {
    localStorage.setItem(stored, isOn ? 'on' : 'off')
  } catch {
    // without storage the choice lasts until the page is left
  }
}
