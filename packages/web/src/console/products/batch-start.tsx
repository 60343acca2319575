import { productTemplate } from '@bdr/contract/products/import'
import { productImportLimits } from '@bdr/contract/products/import-model'
import { categoryPath } from '@bdr/text/names/categories'
import { batchUpload, productTemplateNames } from '@bdr/text/batch-upload'
import { useState } from 'react'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './batch-start.module.css'
import { CategoryPicker } from '../../ui/console/category-picker.tsx'

const words = batchUpload.page

interface Chosen {
  readonly id: string
  readonly names: readonly string[]
}

/** The first step: downloading a template for the categories to be uploaded. */
export function TemplateStep() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const isFull = chosen.length >= productImportLimits.categories
  const toggle = (id: string, names: readonly string[]) => {
    const left = chosen.filter((one) => one.id !== id)
    if (left.length < chosen.length) setChosen(left)
    else if (!isFull) setChosen([...chosen, { id, names }])
  }
  const { fileName, several } = productTemplateNames
  return (
    <Section title={words.steps.template} note={words.categories.hint(productImportLimits.categories)}>
      <div className={css.sides}>
        <CategoryPicker value={chosen.at(-1)?.id ?? null} onChange={toggle} />
        <div className={`${layout.card} ${layout.rows} ${css.chosen}`} aria-live="polite">
          <span className={typography.quiet}>
            {isFull ? words.categories.full(productImportLimits.categories) : words.categories.chosen}
          </span>
          {chosen.length === 0 && <strong>{words.categories.none}</strong>}
          <ul className={`${layout.list} ${css.list}`}>
            {chosen.map(({ id, names }) => (
              <li key={id}>
                <span>
                  {names.at(-1)}
                  <span className={typography.below}>{categoryPath(names.slice(0, -1))}</span>
                </span>
                <Button
                  look="link"
                  aria-label={words.categories.removeOf(names.at(-1)!)}
                  onClick={() => toggle(id, names)}
                >
                  {words.categories.remove}
                </Button>
              </li>
            ))}
          </ul>
          {chosen.length > 0 && (
            <span>
              <DownloadButton
                call={productTemplate}
                input={{ categoryIds: chosen.map(({ id }) => id).join(',') }}
                fileName={fileName(chosen.length === 1 ? chosen[0]!.names.at(-1)! : several(chosen.length))}
              >
                {words.categories.download}
              </DownloadButton>
            </span>
          )}
        </div>
      </div>
    </Section>
  )
}
