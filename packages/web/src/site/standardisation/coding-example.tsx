import { pageUrl } from '@bdr/contract/navigation'
import { codingKinds } from '@bdr/text/site-pages/coding'
import { standardisationText } from '@bdr/text/site-pages/standardisation'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Choices } from '../../ui/site/filters.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Select } from '../../ui/site/select.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import typography from '../../ui/typography.module.css'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { ValveDrawing } from '../drawings/valve-drawing.tsx'
import { codeOf, descriptionOf, whyImpossible, variantsOf, type Item } from './coding.ts'
import css from './coding-example.module.css'

const words = standardisationText.example

/**
 * A form that shows the code for a category and three properties: it leads to an address, so it needs no
 * script.
 */
export function CodingExample({ path, item }: { path: string; item: Item }) {
  const { kind, chosen } = item
  const reasons = whyImpossible(item)
  const code = reasons.length === 0 ? codeOf(item) : null
  return (
    <>
      <Section title={words.title} lead={words.lead}>
        <Choices
          label={words.kind}
          choices={codingKinds.map(({ key, name }) => ({
            text: name,
            href: pageUrl('standardisation', { category: key }),
            current: key === kind.key,
          }))}
        />
        <div className={css.example}>
          <form className={`${layout.card} ${layout.stack} ${css.form}`} action={path}>
            <input type="hidden" name="category" value={kind.key} />
            {kind.fields.map(({ key, name, values }) => (
              <Select
                key={`${kind.key} ${key}`}
                name={key}
                label={name}
                value={chosen[key].value}
                options={values.map(({ value, label }) => [value, label])}
              />
            ))}
            <button className={button.primary}>{words.submit}</button>
            <a href={pageUrl('encyclopedia', { entry: kind.entry })}>{words.choosing(kind.name)}</a>
          </form>
          <Sheet {...words.drawing}>
            {code === null ? (
              <div className={css.refused} role="alert">
                <strong>{words.refusedTitle}</strong>
                <ul>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </div>
            ) : (
              <p className={css.code}>
                <span className={typography.small}>{words.code}</span>
                <output className={css.segments}>
                  {Object.entries(code).map(([segment, text], index) => (
                    <span key={segment}>
                      {index > 0 && '-'}
                      <b>{text}</b>
                    </span>
                  ))}
                </output>
              </p>
            )}
            {kind.shape === undefined ? (
              <CategoryDrawing category={kind.category} className={css.category} />
            ) : (
              <ValveDrawing
                shape={kind.shape}
                description={words.sentence(kind.name)}
                size={chosen.specification.label}
                pressure={chosen.pressure.label}
                material={chosen.material.written}
              />
            )}
          </Sheet>
        </div>
      </Section>
      {code !== null && (
        <>
          <Section title={words.segments}>
            <FactTable
              columns={words.columns}
              rows={[
                [words.segmentNames.kind, code.kind, words.explain.kind(kind.family, kind.name)],
                ...kind.fields.map(({ key, name }) => [
                  words.segmentNames[key],
                  code[key],
                  words.explain.field(name, chosen[key].label),
                ]),
                [words.segmentNames.check, code.check, words.explain.check],
              ]}
              note={words.outside(kind.outside)}
            />
          </Section>
          <Section title={words.standard}>
            <FactTable
              rows={[
                [words.standard, descriptionOf(item)],
                [
                  words.variants,
                  <ul key="variants" className={css.variants}>
                    {variantsOf(item).map((variant) => (
                      <li key={variant}>{variant}</li>
                    ))}
                  </ul>,
                ],
              ]}
              note={words.variantsNote}
            />
          </Section>
        </>
      )}
      <Section title={words.refuses(kind.name)}>
        <ul className={css.variants}>
          {kind.refuses.map(({ reason }) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
