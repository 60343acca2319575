import type { StoredFile } from '@bdr/contract/files/replies'
import { documentViewer as words } from '@bdr/text/settle-in'
import { Button } from '../../ui/kit/button.tsx'
import { useState } from 'react'
import { fitted, turned, zoomed } from './picture-view.ts'
import css from './picture-viewer.module.css'
import { usePictureView } from './use-picture-view.ts'

/** A picture to read small print in: zoomed, turned and moved. */
export function PictureViewer({ file, onReload }: { file: StoredFile; onReload: () => void }) {
  const { view, setView, viewer, stage } = usePictureView()
  const [failed, setFailed] = useState<string | null>(null)

  if (failed === file.url)
    return (
      <p className={css.failed} role="alert">
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
      <div className={css.tools} role="group" aria-label={words.hint}>
        <Button compact onClick={() => setView(zoomed(view, 1))}>
          {words.zoomIn}
        </Button>
        <Button compact onClick={() => setView(zoomed(view, -1))}>
          {words.zoomOut}
        </Button>
        <Button compact onClick={() => setView(turned(view))}>
          {words.turn}
        </Button>
        <Button compact onClick={() => setView(fitted)}>
          {words.fit}
        </Button>
        <a href={file.url} target="_blank" rel="noreferrer" className={css.open}>
          {words.open}
        </a>
      </div>
    </div>
  )
}
