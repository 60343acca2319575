import type { CompanyDetail } from '@bdr/contract/company/replies'
import { companyPage as words, factWords } from '@bdr/text/company'
import { kindLabel } from '../../ui/console/company-facts/fact-value.tsx'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './company.module.css'

type CompanyPaper = CompanyDetail['qualifications'][number]

/** The company's papers, with marks on those that expire soon or have expired. */
export function Papers({ company }: { company: CompanyDetail }) {
  const fileOf = (paper: CompanyPaper) => company.files.find((file) => file.id === paper.fileId)
  const columns: Column<CompanyPaper>[] = [
    { key: 'kind', title: factWords.kind, render: (paper) => kindLabel(paper.kind) },
    { key: 'number', title: factWords.number, render: (paper) => paper.number },
    { key: 'validUntil', title: factWords.validUntil, render: (paper) => <Until paper={paper} /> },
    { key: 'state', title: factWords.state, render: (paper) => <PaperState paper={paper} /> },
    {
      key: 'file',
      title: factWords.file,
      render: (paper) => <StoredFileLink label={kindLabel(paper.kind)} file={fileOf(paper)} />,
    },
  ]
  return (
    <Section
      title={words.sections.papers}
      note={company.mayEdit && company.qualifications.length > 0 ? words.reviewedNote : undefined}
    >
      {company.qualifications.length === 0 ? (
        <p className={typography.aside}>{words.noPapers}</p>
      ) : (
        <DataTable
          label={words.sections.papers}
          columns={columns}
          rows={company.qualifications}
          rowKey={(paper) => paper.id}
          card={(paper) => (
            <div className={`${layout.pair} ${layout.start}`}>
              <strong>{kindLabel(paper.kind)}</strong>
              <span className={`${typography.quiet} ${css.muted}`}>{paper.number}</span>
              <span className={`${layout.row} ${css.paperEnd}`}>
                <Until paper={paper} />
                <PaperState paper={paper} />
              </span>
              <StoredFileLink label={kindLabel(paper.kind)} file={fileOf(paper)} />
            </div>
          )}
        />
      )}
    </Section>
  )
}

const Until = ({ paper }: { paper: CompanyPaper }) => <>{paper.validUntil ?? factWords.endless}</>

const PaperState = ({ paper }: { paper: CompanyPaper }) => (
  <span className={css.paperState} data-state={paper.state}>
    {stateText(paper)}
  </span>
)

function stateText({ state, daysLeft }: CompanyPaper): string {
  if (state === 'valid' || daysLeft === null) return factWords.valid
  return state === 'expiring' ? factWords.daysLeft(daysLeft) : factWords.expiredFor(-daysLeft)
}
