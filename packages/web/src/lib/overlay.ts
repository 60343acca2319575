/**
 * The loading indicator, shown while counted requests are in flight. It waits a moment before it appears, so
 * that quick answers never make it flash. It covers nothing: pages draw skeletons of their own.
 */
export const overlayTimes = {
  /** milliseconds a request may take before the indicator appears */
  showAfter: 300,
  /** milliseconds it waits after the last request, for the next one of a chain to start */
  closeAfter: 300,
  /** milliseconds it stays longer when the last request succeeded */
  releaseAfterSuccess: 500,
}

export interface Overlay {
  subscribe(listener: () => void): () => void
  visible(): boolean
  /** Counts the work until it settles; returns the same promise. */
  track<T>(work: Promise<T>): Promise<T>
}

type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>

export function createOverlay(timers: Timers = globalThis): Overlay {
  const listeners = new Set<() => void>()
  let visible = false
  let inFlight = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (next: boolean, delay: number) => {
    timers.clearTimeout(timer)
    timer = timers.setTimeout(() => {
      visible = next
      for (const listener of listeners) listener()
    }, delay)
  }

  const ended = (extra: number) => {
    inFlight -= 1
    if (inFlight > 0) return
    if (visible) change(false, overlayTimes.closeAfter + extra)
    else timers.clearTimeout(timer)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    visible: () => visible,
    track(work) {
      inFlight += 1
      if (visible) timers.clearTimeout(timer)
      else if (inFlight === 1) change(true, overlayTimes.showAfter)
      work.then(
        () => ended(overlayTimes.releaseAfterSuccess),
        () => ended(0),
      )
      return work
    },
  }
}

export const overlay = createOverlay()
