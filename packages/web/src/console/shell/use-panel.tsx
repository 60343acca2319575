import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { explainMissing } from './missing-file.ts'

export interface PanelProps {
  onClose: () => void
}

type LoadPanel<Props> = () => Promise<{ default: ComponentType<PanelProps & Props> }>

interface LaterPanel {
  open: () => void
  /** gives up what is on its way */
  cancel: () => void
  /** whether its file is on its way */
  isLoading: boolean
  panel: ReactNode
}

/**
 * A panel in a file of its own, loaded when it is first opened. When that fails a message is shown, and the
 * page stays as it is.
 * @param props what the panel gets besides
 */
export function usePanel<Props extends object>(load: LoadPanel<Props>, props: Props): LaterPanel {
  const [state, setState] = useState<'closed' | 'loading' | { Panel: ComponentType<PanelProps & Props> }>(
    'closed',
  )
  const opener = useRef<Element>(null)

  const open = async () => {
    if (state !== 'closed') return
    opener.current = document.activeElement
    setState('loading')
    try {
      const loaded = await load()
      // not where it was closed meanwhile
      setState((now) => (now === 'loading' ? { Panel: loaded.default } : now))
    } catch (error) {
      setState('closed')
      await explainMissing(error)
    }
  }
  const close = () => {
    setState('closed')
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return {
    open: () => void open(),
    cancel: () => setState('closed'),
    isLoading: state === 'loading',
    panel: typeof state !== 'string' && <state.Panel {...props} onClose={close} />,
  }
}
