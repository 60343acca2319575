import { loadingText } from '@bdr/text/client'
import { use, useSyncExternalStore } from 'react'
import { DrawingContext } from '../../lib/first-view.ts'
import { useNextAddress } from '../../lib/navigation.ts'
import { overlay } from '../../lib/overlay.ts'
import css from './loading-bar.module.css'

/** The loading indicator: a thin line at the top, and a text once loading has taken a while. */
export function LoadingBar() {
  const waiting = useSyncExternalStore(overlay.subscribe, overlay.visible, () => false)
  const navigating = useNextAddress() !== null
  const isDrawing = use(DrawingContext) !== null
  return (
    <div className={css.bar} data-on={waiting || navigating || isDrawing || undefined} role="status">
      {waiting && <span className={css.text}>{loadingText}</span>}
    </div>
  )
}
