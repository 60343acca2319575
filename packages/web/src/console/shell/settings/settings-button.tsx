import { shellText } from '@bdr/text/shell'
import { Tool } from '../tool.tsx'
import { usePanel } from '../use-panel.tsx'

/** The button that opens the settings. */
export function SettingsButton() {
  const { open, panel } = usePanel(() => import('./panel/settings-panel.tsx'), {})
  return (
    <>
      <Tool
        label={shellText.settings}
        drawing="M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
        aria-haspopup="dialog"
        onClick={open}
      />
      {panel}
    </>
  )
}
