/** Short messages of the page; `ui/toasts.tsx` draws them. */
export interface Toast {
  id: number
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** the request's id, by which support finds it in the log */
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

/** No message disappears while the pointer is on one of them, because somebody is reading. */
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

/** The pointer is on the messages: they stay until it leaves. */
export function holdToasts(): void {
  held = true
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
}

/** The pointer has left: each message has three seconds from now on. */
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

/** Stores a message for the next document of this tab, because this one is about to be left. */
export function storeToast(kind: Toast['kind'], text: string): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...storedToasts(), { kind, text }]))
  } catch {
    // where storage is full or forbidden only the message is lost; the navigation goes on
  }
}

/** Shows what the previous document has stored. */
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
