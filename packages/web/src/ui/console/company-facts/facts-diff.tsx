import { changedFields, factNames } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import { companyFacts, diffWords as words } from '@bdr/text/company'
import { FactValue, type FactSources } from './fact-value.tsx'
import css from './facts-diff.module.css'
import { PapersDiff } from './papers-diff.tsx'

interface FactsDiffProps {
  before: PresentFacts
  after: PresentFacts
  sources: FactSources
  /** also what stays as it is, folded */
  withUnchanged?: boolean
}

/** Two versions of a company's facts, field by field. */
export function FactsDiff({ before, after, sources, withUnchanged }: FactsDiffProps) {
  const changed = changedFields(before, after)
  const same = factNames.filter((field) => !changed.includes(field))
  return (
    <div className={css.diff}>
      {changed.some((field) => field !== 'qualifications') && (
        <table className={css.table}>
          <caption className="visually-hidden">{words.label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {changed
              .filter((field) => field !== 'qualifications')
              .map((field) => (
                <tr key={field}>
                  <th scope="row">{companyFacts[field]}</th>
                  <td data-side={words.before}>
                    <FactValue facts={before} field={field} sources={sources} other={after} />
                  </td>
                  <td data-side={words.after} data-after>
                    <FactValue facts={after} field={field} sources={sources} other={before} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
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
