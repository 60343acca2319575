import { shellText } from '@bdr/text/shell'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepFresh, offerStore, takeOffers } from '../../../lib/freshness.ts'
import { isDisturbing } from './in-the-middle.ts'
import { showChanges } from './show-changes.ts'
import css from './update-bar.module.css'

/**
 * Keeps the page fresh. What changed elsewhere is put in place and read out; where that would
 * disturb, it waits behind a button above the page.
 */
export function UpdateBar() {
  const offers = useSyncExternalStore(offerStore.subscribe, offerStore.snapshot)
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
          <button type="button" className={css.bar} onClick={takeOffers}>
            {text}
          </button>
        )}
        {/* a text that comes once more is read out only when its place is new */}
        {shown > 0 && (
          <span key={shown} className="visually-hidden">
            {shellText.refreshed}
          </span>
        )}
      </div>
    </div>
  )
}
