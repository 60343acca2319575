import { contentLimits } from '@bdr/contract/content/model'
import { contentEditor } from '@bdr/text/content'
import { Button } from '../../ui/kit/button.tsx'
import { Input } from '../../ui/kit/input.tsx'
import { cellPath, type ContentForm } from './content-form.ts'
import typography from '../../ui/typography.module.css'
import css from './rows.module.css'
import type { ContentFormState } from './use-content-form.ts'
import layout from '../../ui/layout.module.css'

const words = contentEditor.figures
type Figure = ContentForm['figures'][number]
const cells = ['label', 'before', 'after', 'unit', 'note'] as const
const noFigure: Figure = { label: '', before: '', after: '', unit: '', note: '' }

/** The measured figures before and after, one row for each. */
export function FiguresEditor({ content }: { content: ContentFormState }) {
  const { figures } = content.form
  const change = (next: Figure[]) => content.type({ figures: next })
  const set = (row: number, cell: keyof Figure, text: string) =>
    change(figures.map((figure, at) => (at === row ? { ...figure, [cell]: text } : figure)))
  return (
    <div className={layout.blocks}>
      {figures.length === 0 && <p className={typography.aside}>{words.empty}</p>}
      {figures.map((figure, row) => (
        <div key={row} className={css.figure} role="group" aria-label={words.cell(row + 1, '')}>
          {cells.map((cell) => (
            <Cell
              key={cell}
              name={words[cell]}
              label={words.cell(row + 1, words[cell])}
              value={figure[cell]}
              fault={content.faults.fields[cellPath('figures', row, cell)]}
              wide={cell === 'note'}
              onChange={(text) => set(row, cell, text)}
            />
          ))}
          <Button
            look="quiet"
            className={css.remove}
            aria-label={words.remove(row + 1)}
            onClick={() => change(figures.filter((_figure, at) => at !== row))}
          >
            ×
          </Button>
        </div>
      ))}
      {figures.length < contentLimits.figures && (
        <span>
          <Button onClick={() => change([...figures, noFigure])}>{words.add}</Button>
        </span>
      )}
    </div>
  )
}

interface CellProps {
  /** its visible label */
  name: string
  /** the label for screen readers, which also names the row */
  label: string
  value: string
  fault: string | undefined
  wide: boolean
  onChange: (text: string) => void
}

function Cell({ name, label, value, fault, wide, onChange }: CellProps) {
  return (
    <label className={`${layout.tight} ${css.cell}`} data-wide={wide || undefined}>
      <span className={typography.caption}>{name}</span>
      <Input
        aria-label={label}
        aria-invalid={fault !== undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault !== undefined && (
        <span className={`${typography.fine} ${typography.bad}`} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}
