import { loadingText } from '@bdr/text/client'
import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { overlay } from '../../lib/overlay.ts'
import css from './loading-bar.module.css'

/** The loading indicator: a thin line at the top, and its word once it has taken a while. */
export function LoadingBar() {
  const waiting = useSyncExternalStore(overlay.subscribe, overlay.visible)
  const navigating = useNavigation().state !== 'idle'
  return (
    <div className={css.bar} data-on={waiting || navigating || undefined} role="status">
      {waiting && <span className={css.text}>{loadingText}</span>}
    </div>
  )
}
