import { shellText } from '@bdr/text/shell'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepFresh, offerStore, acceptOffers, rowsOf } from '../../../lib/freshness.ts'
import css from './update-bar.module.css'
import { hasUnsent } from '../../../lib/leaving.ts'

/**
 * Keeps the page up to date. Changes made elsewhere are shown and announced; where that would disturb the
 * person, they wait behind a button above the page.
 */
export function UpdateBar() {
  const offers = useSyncExternalStore(offerStore.subscribe, offerStore.snapshot, offerStore.snapshot)
  const [shown, setShown] = useState(0)
  useEffect(
    () =>
      keepFresh({
        isDisturbing,
        show: (apply) => {
          showChanges(apply)
          setShown((count) => count + 1)
        },
      }),
    [],
  )
  const rows = [...offers.values()].map((offer) => offer.rows)
  const text = rows.length === 1 && rows[0] !== null ? shellText.rowsChanged(rows[0]!) : shellText.changed
  return (
    <div className={css.place}>
      <div role="status">
        {offers.size > 0 && (
          <button type="button" className={css.bar} onClick={acceptOffers}>
            {text}
          </button>
        )}
        {/* a repeated text is announced only in a new element */}
        {shown > 0 && (
          <span key={shown} className="visually-hidden">
            {shellText.refreshed}
          </span>
        )}
      </div>
    </div>
  )
}

const opened = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"]'
const written =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** Whether replacing the shown content would disturb what the person is doing. */
function isDisturbing(before: unknown, after: unknown): boolean {
  return hasUnsent() || isBusy() || wouldMoveRows(before, after)
}

function isBusy(): boolean {
  const page = document.querySelector('main')
  const selection = getSelection()
  return (
    document.activeElement?.matches(`main :is(${written})`) === true ||
    document.querySelector('main :is(tbody, [role="row"]) input:checked') !== null ||
    [...document.querySelectorAll(opened)].some((element) => element.checkVisibility()) ||
    (selection?.isCollapsed === false && page?.contains(selection.anchorNode) === true)
  )
}

/** Rows in their former position may get new content below the pointer, but no other row may move there. */
function wouldMoveRows(before: unknown, after: unknown): boolean {
  const [rows, next] = [rowsOf(before), rowsOf(after)]
  if (!rows || !next) return false
  if (rows.length === next.length && rows.every((row, index) => row.id === next[index]!.id)) return false
  const under = matchMedia('(hover: hover)').matches
    ? document.querySelector('main :is(table, ul, ol):hover')
    : null
  // touch leaves no pointer, but a person who has scrolled is reading
  return under !== null || (scrollY > 0 && !matchMedia('(hover: hover)').matches)
}

/** Milliseconds within which the page renders the new content. */
const drawing = 300
/** Milliseconds a changed place stays marked. */
const marked = 2_000

/**
 * Shows the new content and marks for a moment where the page's text has changed. A page that follows running
 * work (`data-live`) changes all the time, so nothing on it is marked.
 */
function showChanges(apply: () => void): void {
  const page = document.querySelector('main')
  if (!page || page.querySelector('[data-live]')) return apply()
  const places = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const place of placesOf(record)) places.add(place)
  })
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  apply()
  setTimeout(() => {
    observer.disconnect()
    for (const place of places) if (place.isConnected && !isWithin(place, places)) mark(place)
  }, drawing)
}

function placesOf({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'characterData') return target.parentElement ? [placeOf(target.parentElement)] : []
  return [...addedNodes].map((node) => (node instanceof Element ? placeOf(node) : placeOf(target as Element)))
}

/** The cell, fact or entry that contains it. */
const placeOf = (element: Element): Element => element.closest('td, dd, tr, li') ?? element

const isWithin = (place: Element, places: ReadonlySet<Element>): boolean => {
  for (let above = place.parentElement; above; above = above.parentElement) if (places.has(above)) return true
  return false
}

function mark(place: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // not stronger: grey text has to keep a contrast of 4.5 : 1 on it
  const color = 'color-mix(in srgb, var(--accent) 16%, transparent)'
  place.animate([{ backgroundColor: color }, { backgroundColor: 'transparent' }], {
    duration: marked,
    // with reduced motion it disappears at once when its time is over
    easing: still ? 'steps(1, end)' : 'ease-in',
  })
}
