import type { Finding } from '@bdr/contract/settle-in/replies'
import { settleInReview as words, settleInPlaceName } from '@bdr/text/settle-in'
import { Section } from '../../ui/console/section.tsx'
import css from './findings.module.css'
import { useReview } from './review-context.ts'

/** What the server found out by itself; what forbids the approval comes first. */
export function Findings() {
  const { application } = useReview()
  const { findings, form } = application
  const ordered: readonly Finding[] = findings.toSorted((a, b) => Number(b.blocking) - Number(a.blocking))
  return (
    <Section title={words.sections.findings}>
      {ordered.length === 0 ? (
        <p className={css.none}>{words.noFindings}</p>
      ) : (
        <ul className={css.findings}>
          {ordered.map(({ kind, path, blocking, message }) => (
            <li key={`${kind} ${path} ${message}`} data-blocking={blocking || undefined}>
              <strong className={css.weight}>{blocking ? words.blocking : words.warning}</strong>
              <span>
                {path !== null && `${settleInPlaceName(path, form)}：`}
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
