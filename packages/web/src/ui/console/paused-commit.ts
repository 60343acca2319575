/** Milliseconds without a key press until typed text is committed. */
const typingPause = 400

/**
 * Commits text once typing pauses, but never while the pointer is pressed: the resulting change would move
 * what is under the pointer, and the click would be lost.
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
    /** Commits to another function from now on. */
    redirectTo(next: (text: string) => void) {
      commit = next
    },
    typed(text: string) {
      waiting = text
      settleIn(typingPause)
    },
    /** The field was left: only a pressed pointer delays the commit. */
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
    /** The click that follows is handled first. */
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
