import { brochureDrawings, type BrochureDrawing } from '@bdr/contract/content/kinds'
import { brochureDrawing, contentEditor } from '@bdr/text/content'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './drawing-field.module.css'
import typography from '../../ui/typography.module.css'

/** Loaded with the first drawing that is shown: other kinds do not need the website's drawings. */
const DrawingPicture = lazy(() => import('./drawing-picture.tsx'))

const words = contentEditor.items
const choices = [null, ...brochureDrawings]
const nameOf = (drawing: BrochureDrawing | null) =>
  drawing === null ? words.noDrawing : brochureDrawing[drawing]

interface DrawingFieldProps {
  label: string
  value: BrochureDrawing | null
  onChange: (drawing: BrochureDrawing | null) => void
}

/** A choice of the drawing above an item's text, by its picture. */
export function DrawingField({ label, value, onChange }: DrawingFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={`${layout.pair} ${css.field}`} role="group" aria-label={label}>
      <span className={typography.quiet}>{words.drawing}</span>
      <div className={`${layout.row} ${css.chosen}`}>
        {value !== null && <Picture drawing={value} />}
        <span className={css.name}>{nameOf(value)}</span>
        <Button aria-label={words.drawingOf(label)} onClick={() => setOpen(true)}>
          {words.chooseDrawing}
        </Button>
      </div>
      <Dialog isOpen={open} title={words.chooseDrawing} onClose={() => setOpen(false)} width={760}>
        <div className={css.choices}>
          {choices.map((drawing) => (
            <button
              key={drawing}
              type="button"
              className={`${layout.rows} ${css.choice}`}
              aria-pressed={drawing === value}
              onClick={() => {
                onChange(drawing)
                setOpen(false)
              }}
            >
              <Picture drawing={drawing} />
              {nameOf(drawing)}
            </button>
          ))}
        </div>
      </Dialog>
    </div>
  )
}

const Picture = ({ drawing }: { drawing: BrochureDrawing | null }) => (
  <span className={css.picture}>
    <Suspense>{drawing !== null && <DrawingPicture name={drawing} />}</Suspense>
  </span>
)
