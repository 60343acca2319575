/** Short messages of the page; `ui/toasts.tsx` draws them. */
export interface Toast {
  id: number
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** lets support find the request in the log */
  requestId: string | null
}

/** Milliseconds a message stays. */
const toastDuration = 3000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Messages that somebody points at stay; none goes while one of them is read. */
let held = false
const timers = new Map<Toast, ReturnType<typeof setTimeout>>()

function expire(toast: Toast): void {
  timers.set(
    toast,
    setTimeout(() => {
      timers.delete(toast)
      replace(toasts.filter((other) => other !== toast))
    }, toastDuration),
  )
}

/** Somebody points at the messages: they stay until they are let go. */
export function holdToasts(): void {
  held = true
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

/** They have been read: each has its three seconds from now on. */
export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const toast of toasts) expire(toast)
}

/** Shows a message for three seconds. One that is already on the screen is not shown twice. */
export function showToast(kind: Toast['kind'], text: string, requestId: string | null = null): void {
  if (toasts.some((toast) => toast.kind === kind && toast.text === text)) return
  const toast = { id: ++lastId, kind, text, requestId }
  replace([...toasts, toast])
  if (!held) expire(toast)
}

const storageName = 'toasts'

/** Stores a message for the next document of this tab: what draws it here is about to go. */
export function storeToast(kind: Toast['kind'], text: string): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...storedToasts(), { kind, text }]))
  } catch {
    // a full or forbidden storage costs the message, never the way on
  }
}

/** Shows what the document before has stored. */
export function showStoredToasts(): void {
  const stored = storedToasts()
  if (stored.length === 0) return
  sessionStorage.removeItem(storageName)
  for (const { kind, text } of stored) showToast(kind, text)
}

function storedToasts(): Pick<Toast, 'kind' | 'text'>[] {
  try {
    // only `storeToast` writes it, in this tab
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as Pick<Toast, 'kind' | 'text'>[]
  } catch {
    return []
  }
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => toasts,
}
