import { readContentVersion } from '@bdr/contract/content/calls'
import type { ContentDetail, ContentVersion, SavedContent } from '@bdr/contract/content/replies'
import { contentVersions as words } from '@bdr/text/content'
import { useMemo } from 'react'
import { useCall } from '../../lib/query.ts'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import typography from '../../ui/typography.module.css'
import { compareVersions, type LineRun } from './compare-versions.ts'
import css from './versions.module.css'

/**
 * A version with the number that is shown: the record's own version numbers have gaps, because publishing
 * increases them, too.
 */
export interface NumberedVersion extends ContentVersion {
  readonly nth: number
}

interface VersionComparisonProps {
  record: ContentDetail
  /** null while nothing is compared */
  version: NumberedVersion | null
  onClose: () => void
}

/** Compares a former version with the saved one. */
export function VersionComparison({ record, version, onClose }: VersionComparisonProps) {
  return (
    <Dialog
      isOpen={version !== null}
      title={version && words.comparison(version.nth)}
      onClose={onClose}
      width={760}
    >
      {version !== null && <Comparison record={record} savedVersion={version.version} />}
    </Dialog>
  )
}

function Comparison({ record, savedVersion }: { record: ContentDetail; savedVersion: number }) {
  const answer = useCall(readContentVersion, { id: record.id, savedVersion }, { toast: false })
  return (
    <RecordState query={answer}>{(former) => <Differences before={former} after={record} />}</RecordState>
  )
}

function Differences({ before, after }: { before: SavedContent; after: SavedContent }) {
  const differences = useMemo(() => compareVersions(before, after), [before, after])
  if (differences.length === 0) return <p className={css.same}>{words.same}</p>
  return differences.map(({ label, runs }) => (
    <section key={label} className={css.field}>
      <h3 className={`${typography.small} ${css.label}`}>{label}</h3>
      {runs.map((run, at) => (
        <Run key={at} run={run} />
      ))}
    </section>
  ))
}

/** Common lines are only counted, except the one next to a change, which shows where the change is. */
function Run({ run: { kind, lines } }: { run: LineRun }) {
  if (kind === 'same') {
    return <p className={css.same}>{lines.length > 1 ? words.unchanged(lines.length) : lines[0]}</p>
  }
  const Line = kind === 'removed' ? 'del' : 'ins'
  return lines.map((line, at) => (
    <Line
      key={at}
      className={css.line}
      aria-label={`${kind === 'removed' ? words.removed : words.added}：${line}`}
    >
      {line}
    </Line>
  ))
}
