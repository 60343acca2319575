import type { StoredFile } from '@bdr/contract/files/replies'
import { readSettleIn } from '@bdr/contract/settle-in/review-calls'
import { qualificationKind } from '@bdr/text/qualifications'
import { documentViewer as words } from '@bdr/text/settle-in-review'
import { companyWords } from '@bdr/text/settle-in'
import { invalidate } from '../../lib/query.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './documents.module.css'
import { useReview } from './review-context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useState, useCallback } from 'react'
import { fitted, rotated, zoomed, moved, type PictureView } from './picture-view.ts'

/** The licence and the papers, one at a time, beside the form. */
export function Documents({ shownId }: { shownId: string }) {
  const { application, show } = useReview()
  const { form, files } = application
  const named = [
    { id: form.company.licenceFileId, name: companyWords.licenceFileId },
    ...form.qualifications.map(({ fileId, kind }) => ({ id: fileId, name: qualificationKind[kind] })),
  ]
  const file = files.find(({ id }) => id === shownId)
  return (
    <section className={`${layout.card} ${css.documents}`} aria-label={words.label}>
      <div className={css.choices} role="group" aria-label={words.label}>
        {named.map(({ id, name }, index) => (
          <button
            key={`${id} ${index}`}
            type="button"
            className={css.choice}
            aria-pressed={id === shownId}
            onClick={() => show(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {file ? (
        <Shown key={file.id} file={file} />
      ) : (
        <p className={`${layout.rows} ${typography.aside} ${css.none}`}>{words.none}</p>
      )}
    </section>
  )
}

const Shown = ({ file }: { file: StoredFile }) =>
  file.mediaType === 'application/pdf' ? (
    <p className={`${layout.rows} ${typography.aside} ${css.none}`}>
      {words.pdf}
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
    </p>
  ) : (
    <PictureViewer file={file} onReload={() => void invalidate([readSettleIn])} />
  )

/** A picture viewer for small print: the picture can be zoomed, rotated and moved. */
function PictureViewer({ file, onReload }: { file: StoredFile; onReload: () => void }) {
  const { view, setView, viewer, stage } = usePictureView()
  const [failed, setFailed] = useState<string | null>(null)

  if (failed === file.url)
    return (
      <p className={`${layout.rows} ${css.failed}`} role="alert">
        {words.failed}
        <Button onClick={onReload}>{words.reload}</Button>
      </p>
    )
  return (
    <div ref={viewer} className={css.viewer}>
      <div ref={stage} className={css.stage} data-near={view.zoom > 1 || undefined}>
        <img
          src={file.url}
          alt={file.name}
          draggable={false}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
          }}
          onError={() => setFailed(file.url)}
        />
      </div>
      <div className={`${layout.row} ${css.tools}`} role="group" aria-label={words.hint}>
        <Button compact onClick={() => setView(zoomed(view, 1))}>
          {words.zoomIn}
        </Button>
        <Button compact onClick={() => setView(zoomed(view, -1))}>
          {words.zoomOut}
        </Button>
        <Button compact onClick={() => setView(rotated(view))}>
          {words.turn}
        </Button>
        <Button compact onClick={() => setView(fitted)}>
          {words.fit}
        </Button>
        <a href={file.url} target="_blank" rel="noreferrer" className={layout.end}>
          {words.open}
        </a>
      </div>
    </div>
  )
}

type Change = (next: (before: PictureView) => PictureView) => void

/** A picture's view: wheel and pointer change it on the picture, keys anywhere in the viewer. */
function usePictureView() {
  const [view, setView] = useState<PictureView>(fitted)
  const viewer = useCallback((element: HTMLElement | null) => listening(element, keys(setView)), [])
  const stage = useCallback((element: HTMLElement | null) => listening(element, pointer(setView)), [])
  return { view, setView, viewer, stage }
}

type Listeners = Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }>

/** React adds passive wheel listeners, with which the page would scroll, too. */
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

/** Pixels by which an arrow key moves the picture. */
const step = 40

const byKey: Readonly<Record<string, (view: PictureView) => PictureView>> = {
  '+': (view) => zoomed(view, 1),
  '=': (view) => zoomed(view, 1),
  '-': (view) => zoomed(view, -1),
  r: rotated,
  R: rotated,
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
