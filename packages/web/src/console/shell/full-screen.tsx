import { shellText } from '@bdr/text/shell'
import { useSyncExternalStore } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Tool } from './tool.tsx'

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** The whole screen for the page, where the browser can. */
export function FullScreenButton() {
  const full = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  return (
    <Tool
      label={full ? shellText.leaveFullScreen : shellText.enterFullScreen}
      drawing={full ? 'M8 3v5H3M12 3v5h5M8 17v-5H3M12 17v-5h5' : 'M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5'}
      onClick={() => void toggle()}
    />
  )
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // not there, or forbidden where the page is embedded
    showToast('warning', shellText.fullScreenUnsupported)
  }
}
