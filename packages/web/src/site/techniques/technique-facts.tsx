import { pageUrl } from '@bdr/contract/navigation'
import type { Technique } from '@bdr/contract/site/data'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { techniqueText } from '@bdr/text/site-pages/techniques'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import css from './technique-facts.module.css'

/** What it is about, then the figures before and after. */
export function TechniqueFacts({ technique }: { technique: Technique }) {
  const { figures, materials } = technique
  return (
    <>
      <Section label={techniqueText.problem}>
        <FactTable
          rows={[
            [techniqueText.industry, industryTitles[technique.industry]],
            [techniqueText.problem, technique.problem],
            [techniqueText.approach, technique.approach],
            [techniqueText.conditions, technique.conditions],
            [techniqueText.duration, technique.duration],
            [
              techniqueText.materials,
              <span key="materials" className={css.materials}>
                {materials.map((category) => (
                  <a key={category} href={pageUrl('encyclopedia', { category })}>
                    {entryCategoryTitles[category]}
                  </a>
                ))}
              </span>,
            ],
          ]}
        />
      </Section>
      {figures.length > 0 && (
        <Section title={techniqueText.figuresTitle}>
          <FactTable
            columns={techniqueText.figuresColumns}
            rows={figures.map((figure) => [
              figure.label,
              figure.before,
              <strong key="after">{figure.after}</strong>,
              figure.unit,
              figure.note ?? '',
            ])}
            note={techniqueText.figuresNote}
          />
        </Section>
      )}
    </>
  )
}
