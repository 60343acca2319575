import {
  listContents,
  listContentVersions,
  readContent,
  restoreContent,
  readContentVersion,
} from '@bdr/contract/content/calls'
import type { ContentDetail, ContentVersion, SavedContent } from '@bdr/contract/content/replies'
import { contentEditor, contentVersions as words } from '@bdr/text/content'
import { useState, useMemo } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { invalidate, keepAnswer, useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { isConflict } from '../../lib/call-error.ts'
import { Section } from '../../ui/console/section.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import css from './versions.module.css'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { compareVersions, type LineRun } from './compare-versions.ts'

/** Every version that was saved: what it was, and the way back to it. */
export function Versions({ record, locked }: { record: ContentDetail; locked: boolean }) {
  const answer = useCall(listContentVersions, { id: record.id }, { toast: false })
  const [compared, setCompared] = useState<NumberedVersion | null>(null)
  const restore = useCallMutation(restoreContent, {
    toast: false,
    invalidates: [listContents, listContentVersions],
    onSuccess: (saved) => keepAnswer(readContent, { id: saved.id }, saved),
  })
  const { ask, dialog } = useConfirm()

  const askRestore = ({ nth, version: savedVersion }: NumberedVersion) =>
    ask({
      title: words.restoreTitle(nth),
      effect: words.restoreEffect,
      ok: words.restore,
      run: async () => {
        try {
          await restore.mutateAsync({ id: record.id, version: record.version, savedVersion })
        } catch (error) {
          if (isConflict(error)) void invalidate([readContent, listContentVersions])
          throw error
        }
        showToast('success', words.restored(nth))
      },
    })

  return (
    <Section title={contentEditor.sections.versions}>
      {answer.data === undefined ? (
        answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonLines count={2} />
        )
      ) : (
        <VersionList
          versions={answer.data.map((version, at, all) => ({ ...version, nth: all.length - at }))}
          locked={locked}
          onCompare={setCompared}
          onRestore={askRestore}
        />
      )}
      <VersionComparison record={record} version={compared} onClose={() => setCompared(null)} />
      {dialog}
    </Section>
  )
}

interface VersionListProps {
  versions: readonly NumberedVersion[]
  locked: boolean
  onCompare: (version: NumberedVersion) => void
  onRestore: (version: NumberedVersion) => void
}

const VersionList = ({ versions, locked, onCompare, onRestore }: VersionListProps) => (
  <ol className={css.versions} reversed>
    {versions.map((version, at) => (
      <li key={version.version} className={css.version}>
        <span className={css.nth}>{words.draft(version.nth)}</span>
        <span className={css.who}>
          {words.by(version.savedBy)} <time dateTime={version.savedAt}>{formatInstant(version.savedAt)}</time>
        </span>
        <span className={css.title}>{version.title}</span>
        <span className={css.tools}>
          {at === 0 ? (
            <span className={css.current}>{words.current}</span>
          ) : (
            <>
              <Button
                look="quiet"
                aria-label={words.compareLabel(version.nth)}
                onClick={() => onCompare(version)}
              >
                {words.compare}
              </Button>
              <Button
                look="quiet"
                isDisabled={locked}
                title={locked ? contentEditor.unsavedFirst : undefined}
                aria-label={words.restoreLabel(version.nth)}
                onClick={() => onRestore(version)}
              >
                {words.restore}
              </Button>
            </>
          )}
        </span>
      </li>
    ))}
  </ol>
)

/** A version with the number people call it by: theirs have gaps, as publishing counts too. */
interface NumberedVersion extends ContentVersion {
  readonly nth: number
}

interface VersionComparisonProps {
  record: ContentDetail
  /** null while nothing is compared */
  version: NumberedVersion | null
  onClose: () => void
}

/** A former version beside what is saved now. */
function VersionComparison({ record, version, onClose }: VersionComparisonProps) {
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
      <h3 className={css.label}>{label}</h3>
      {runs.map((run, at) => (
        <Run key={at} run={run} />
      ))}
    </section>
  ))
}

/** Lines both have are only counted, but for the one next to a change that says where it is. */
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
