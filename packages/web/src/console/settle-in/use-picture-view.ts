import { useCallback, useState } from 'react'
import { fitted, moved, turned, zoomed, type PictureView } from './picture-view.ts'

type Change = (next: (before: PictureView) => PictureView) => void

/** A picture's view: the wheel and the pointer change it on its stage, keys wherever the cursor is in the viewer. */
export function usePictureView() {
  const [view, setView] = useState<PictureView>(fitted)
  const viewer = useCallback((element: HTMLElement | null) => listening(element, keys(setView)), [])
  const stage = useCallback((element: HTMLElement | null) => listening(element, pointer(setView)), [])
  return { view, setView, viewer, stage }
}

type Listeners = Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }>

/** React listens to the wheel passively, and then the page would scroll too. */
function listening(element: HTMLElement | null, listeners: Listeners): (() => void) | undefined {
  if (!element) return undefined
  const over = new AbortController()
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener, { passive: false, signal: over.signal })
  return () => over.abort()
}

function pointer(change: Change): Listeners {
  let from: { x: number; y: number } | null = null
  const leave = () => {
    from = null
  }
  return {
    wheel: (event) => {
      event.preventDefault()
      change((before) => zoomed(before, event.deltaY < 0 ? 1 : -1))
    },
    pointerdown: (event) => {
      from = { x: event.clientX, y: event.clientY }
      ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    },
    pointermove: (event) => {
      if (from === null) return
      const by = { x: event.clientX - from.x, y: event.clientY - from.y }
      from = { x: event.clientX, y: event.clientY }
      change((before) => moved(before, by))
    },
    pointerup: leave,
    pointercancel: leave,
    dblclick: () => change((before) => (before.zoom > 1 ? fitted : zoomed(before, 3))),
  }
}

/** Pixels an arrow key moves. */
const step = 40

const byKey: Readonly<Record<string, (view: PictureView) => PictureView>> = {
  '+': (view) => zoomed(view, 1),
  '=': (view) => zoomed(view, 1),
  '-': (view) => zoomed(view, -1),
  r: turned,
  R: turned,
  '0': () => fitted,
  ArrowLeft: (view) => moved(view, { x: step, y: 0 }),
  ArrowRight: (view) => moved(view, { x: -step, y: 0 }),
  ArrowUp: (view) => moved(view, { x: 0, y: step }),
  ArrowDown: (view) => moved(view, { x: 0, y: -step }),
}

const keys = (change: Change): Listeners => ({
  keydown: (event) => {
    const next = byKey[event.key]
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    change(next)
  },
})
