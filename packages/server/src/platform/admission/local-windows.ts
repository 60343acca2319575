interface Window {
  hits: number
  readonly endsAt: number
}

/** Askers remembered at the same time; of more, those whose period began first are forgotten. */
const maxWindows = 20_000

/** Counts in the memory of this process, for calls that are cheaper than a count in the database. */
export function localWindows(now: () => number = Date.now) {
  const windows = new Map<string, Window>()

  const opened = (key: string, seconds: number): Window => {
    windows.delete(key)
    if (windows.size >= maxWindows) windows.delete(windows.keys().next().value!)
    const window = { hits: 0, endsAt: now() + seconds * 1_000 }
    windows.set(key, window)
    return window
  }

  return {
    /** @returns the calls of this period, this one included, and the seconds left of it */
    count(key: string, seconds: number): { hits: number; left: number } {
      const last = windows.get(key)
      const window = last && last.endsAt > now() ? last : opened(key, seconds)
      window.hits += 1
      return { hits: window.hits, left: Math.max(1, Math.ceil((window.endsAt - now()) / 1_000)) }
    },
  }
}
