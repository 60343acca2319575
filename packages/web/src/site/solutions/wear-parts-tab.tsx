import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { referenceNote } from '@bdr/text/site-pages/shared'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'

/** What wears, how one sees it, how often it is replaced, and what the order must say. */
export const WearPartsTab = ({ words: { wear } }: { words: IndustryWords }) => (
  <Section title={solutionText.wearTitle} lead={wear.lead}>
    <FactTable
      columns={solutionText.wearColumns}
      rows={wear.rows.map((row) => [row.equipment, row.part, row.sign, row.cycle, row.order])}
      note={referenceNote}
    />
  </Section>
)
