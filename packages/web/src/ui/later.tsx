import { transportText } from '@bdr/text/client'
import { useEffect, useState, type ComponentType } from 'react'
import { showToast } from '../lib/toasts.ts'

interface Leavable {
  readonly onClose: () => void
}

/**
 * A dialog or a form in a file of its own, so that no page waits for it before it is drawn. The file is
 * loaded once somebody starts to use the page, or at the latest when it is needed.
 * @param isNeeded whether it would show something with these props. If the file cannot be loaded then, a
 *   message is shown and `onClose` is called: the next press tries again.
 */
export function later<Props extends Leavable>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  const fetched = async () => (Loaded ??= await load())
  // loaded in advance: a failure is reported only when it is needed
  void firstUse().then(() => fetched().catch(() => {}))

  return function Later(props: Props) {
    const [, setLoaded] = useState(Loaded !== null)
    const { onClose } = props
    const isMissing = Loaded === null && isNeeded(props)
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      fetched().then(
        () => isGone || setLoaded(true),
        () => {
          if (isGone) return
          reportMissing()
          onClose()
        },
      )
      return () => {
        isGone = true
      }
      // the latest function to close it is as good as the one it was opened with
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isMissing])
    return Loaded && <Loaded {...props} />
  }
}

/** Shows that a file could not be loaded. */
export const reportMissing = (): void =>
  showToast('error', navigator.onLine ? transportText.incomplete : transportText.offline)

/** Events that only people cause; a page may scroll by itself. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
let used: Promise<void> | undefined

/** Resolves when somebody moves, presses or turns the wheel for the first time. */
export const firstUse = (): Promise<void> =>
  (used ??= new Promise((resolve) => {
    if (typeof document === 'undefined') return
    for (const sign of signs)
      document.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true })
  }))

/** Whether somebody has used the page, for data that nobody sees before. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    let isGone = false
    void firstUse().then(() => isGone || setUsed(true))
    return () => {
      isGone = true
    }
  }, [])
  return isUsed
}

/** For a lazy component: loads it once somebody uses the page. The server, which nobody uses, does not wait. */
export async function loadOnUse<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document !== 'undefined') await firstUse()
  return load()
}
