import { pageUrl } from '@bdr/contract/navigation'
import type { EntryCard, TechniqueCard } from '@bdr/contract/site/data'
import type { IndustryWords, WearPart } from '@bdr/text/site-pages/industries'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { referenceNote } from '@bdr/text/site-pages/shared'
import { solutionText } from '@bdr/text/site-pages/solutions'
import layout from '../../ui/layout.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Section } from '../../ui/site/page.tsx'
import { partAnchor } from '../drawings/callouts.tsx'
import mark from '../drawings/number-mark.module.css'
import { generalFormUrl } from '../techniques/ask.ts'
import css from './wear-parts-tab.module.css'

export interface WearPartsTabProps {
  words: IndustryWords
  path: string
  /** only published texts: a part does not link to one that was withdrawn */
  techniques: readonly TechniqueCard[]
  entries: readonly EntryCard[]
}

/** The wear parts: signs of wear, intervals of replacement, and what an order must name. */
export function WearPartsTab({ words, path, techniques, entries }: WearPartsTabProps) {
  const { parts, wear } = words
  const named = (row: WearPart) =>
    row.entries?.flatMap((name) => entries.find(({ slug }) => slug === name) ?? []) ?? []
  const technique = (row: WearPart) => techniques.find(({ slug }) => slug === row.technique)
  return (
    <>
      <Section title={solutionText.wearTitle} lead={wear.lead}>
        <FactTable
          columns={solutionText.wearColumns}
          rows={inOrder(wear.rows).map((row) => [
            <Equipment key="equipment" row={row} parts={parts} path={path} />,
            <Part key="part" row={row} entries={named(row)} />,
            <Sign key="sign" row={row} technique={technique(row)} />,
            row.cycle,
            row.order,
          ])}
          note={referenceNote}
        />
      </Section>
      <NextStep
        text={nextStepText.wearParts.text}
        links={[
          { text: nextStepText.ask, href: generalFormUrl, first: true },
          { text: nextStepText.wearParts.choosing, href: pageUrl('encyclopedia') },
        ]}
      />
    </>
  )
}

/** The number that the drawing has for it. */
const inOrder = (rows: readonly WearPart[]) => rows.toSorted((one, other) => one.place - other.place)

function Equipment({
  row,
  parts,
  path,
}: { row: WearPart } & Pick<WearPartsTabProps, 'path'> & Pick<IndustryWords, 'parts'>) {
  const { place, equipment } = row
  return (
    <span className={css.equipment}>
      <a
        className={mark.mark}
        href={`${path}#${partAnchor(place)}`}
        aria-label={solutionText.placeLabel(place, parts[place - 1]!.name)}
      >
        {place}
      </a>
      {equipment}
    </span>
  )
}

const Part = ({ row, entries }: { row: WearPart; entries: readonly EntryCard[] }) => (
  <>
    {row.part}
    {entries.length > 0 && (
      <span className={`${layout.row} ${layout.links} ${css.more}`}>
        {entries.map(({ slug, title }) => (
          <a key={slug} href={pageUrl('encyclopedia', { entry: slug })}>
            {title}
          </a>
        ))}
      </span>
    )}
  </>
)

const Sign = ({ row, technique }: { row: WearPart; technique: TechniqueCard | undefined }) => (
  <>
    {row.sign}
    {technique !== undefined && (
      <span className={`${layout.row} ${layout.links} ${css.more}`}>
        <a href={pageUrl('techniqueDetail', { id: technique.id })}>{solutionText.hasTechnique}</a>
      </span>
    )}
  </>
)
