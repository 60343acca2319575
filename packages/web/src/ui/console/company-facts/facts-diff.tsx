import { changedFields, factNames } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import { companyFacts, diffWords as words, factWords } from '@bdr/text/company'
import layout from '../../layout.module.css'
import typography from '../../typography.module.css'
import { FactValue, type FactSources, kindLabel } from './fact-value.tsx'
import { DiffTable } from '../diff-table.tsx'
import css from './facts-diff.module.css'
import type { StoredFile } from '@bdr/contract/files/replies'
import { absent } from '@bdr/text/client'
import { changeOf, pairPapers, type Paper } from './pair-papers.ts'
import { StoredFileLink } from './stored-file-link.tsx'

interface FactsDiffProps {
  before: PresentFacts
  after: PresentFacts
  sources: FactSources
  /** also shows the unchanged fields, collapsed */
  withUnchanged?: boolean
}

/** Two versions of a company's facts, field by field. */
export function FactsDiff({ before, after, sources, withUnchanged }: FactsDiffProps) {
  const changed = changedFields(before, after)
  const listed = changed.filter((field) => field !== 'qualifications')
  const same = factNames.filter((field) => !changed.includes(field))
  return (
    <div className={css.diff}>
      {listed.length > 0 && (
        <DiffTable
          caption={words.label}
          titles={words}
          rows={listed.map((field) => ({
            key: field,
            label: companyFacts[field],
            before: <FactValue facts={before} field={field} sources={sources} other={after} />,
            after: <FactValue facts={after} field={field} sources={sources} other={before} />,
          }))}
        />
      )}
      {changed.includes('qualifications') && (
        <PapersDiff before={before.qualifications} after={after.qualifications} files={sources.files} />
      )}
      {withUnchanged && same.length > 0 && (
        <details className={css.same}>
          <summary>{words.unchanged(same.length)}</summary>
          <dl>
            {same.map((field) => (
              <div key={field}>
                <dt>{companyFacts[field]}</dt>
                <dd>
                  <FactValue facts={after} field={field} sources={sources} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

interface PapersDiffProps {
  before: readonly Paper[]
  after: readonly Paper[]
  files: readonly StoredFile[]
}

/** The papers that are added, renewed or removed; unchanged ones are left out. */
function PapersDiff({ before, after, files }: PapersDiffProps) {
  const pairs = pairPapers(before, after).filter((pair) => changeOf(pair) !== 'same')
  return (
    <DiffTable
      caption={companyFacts.qualifications}
      isCaptionShown
      titles={{ ...words, field: factWords.kind }}
      rows={pairs.map((pair) => ({
        key: JSON.stringify(pair),
        label: (
          <>
            <span className={css.change} data-change={changeOf(pair)}>
              {words[changeOf(pair)]}
            </span>
            {kindLabel((pair.after ?? pair.before)!.kind)}
          </>
        ),
        before: <PaperFacts paper={pair.before} other={pair.after} files={files} />,
        after: <PaperFacts paper={pair.after} other={pair.before} files={files} />,
      }))}
    />
  )
}

function PaperFacts({
  paper,
  other,
  files,
}: {
  paper: Paper | null
  other: Paper | null
  files: readonly StoredFile[]
}) {
  if (paper === null) return <span className={typography.quiet}>{absent}</span>
  const differs = (key: keyof Paper) => (other !== null && other[key] !== paper[key]) || undefined
  return (
    <span className={`${layout.pair} ${layout.start}`}>
      {differs('kind') && <span data-differs>{kindLabel(paper.kind)}</span>}
      <span data-differs={differs('number')}>{paper.number}</span>
      <span>
        <span className={`${typography.quiet} ${css.key}`}>{factWords.validUntil}</span>
        <span data-differs={differs('validUntil')}>{paper.validUntil ?? factWords.endless}</span>
      </span>
      <StoredFileLink
        label={kindLabel(paper.kind)}
        file={files.find((file) => file.id === paper.fileId)}
        large={differs('fileId') || other === null}
      />
    </span>
  )
}
