/** Milliseconds without a key until typed text counts. */
const typingPause = 400

/**
 * Text that counts once typing pauses, but never while the pointer is pressed: what it changes would
 * move from under the pointer, and the click be lost.
 */
export function pausedCommit(commit: (text: string) => void = () => {}) {
  let waiting: string | null = null
  let pressed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    if (waiting === null || pressed) return
    const text = waiting
    waiting = null
    commit(text)
  }
  const settleIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, milliseconds)
  }
  return {
    /** Another function takes the committed text from now on. */
    takenFaults(next: (text: string) => void) {
      commit = next
    },
    typed(text: string) {
      waiting = text
      settleIn(typingPause)
    },
    /** The field is left: there is nothing to wait for but the pointer. */
    left() {
      clearTimeout(timer)
      flush()
    },
    now(text: string) {
      clearTimeout(timer)
      waiting = null
      commit(text)
    },
    press() {
      pressed = true
    },
    /** The click that follows comes first, with what it begins. */
    release() {
      if (!pressed) return
      pressed = false
      if (waiting !== null) settleIn(typingPause)
    },
    forget() {
      clearTimeout(timer)
      waiting = null
    },
  }
}
