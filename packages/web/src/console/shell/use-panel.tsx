import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { explainMissing } from './missing-file.ts'

export interface PanelProps {
  onClose: () => void
}

type LoadPanel = () => Promise<{ default: ComponentType<PanelProps> }>

/**
 * A panel in a file of its own, loaded when it is first opened. When that fails a message is shown, and the
 * page stays as it is.
 */
export function usePanel(load: LoadPanel): { open: () => void; panel: ReactNode } {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const opener = useRef<Element>(null)

  const open = async () => {
    opener.current = document.activeElement
    try {
      const loaded = await load()
      setPanel(() => loaded.default)
    } catch (error) {
      await explainMissing(error)
    }
  }
  const close = () => {
    setPanel(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { open: () => void open(), panel: Panel && <Panel onClose={close} /> }
}
