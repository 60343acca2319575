import { listContents, listContentVersions, readContent, restoreContent } from '@bdr/contract/content/calls'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentEditor, contentVersions as words } from '@bdr/text/content'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { invalidate, setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { isConflict } from '../../lib/call-error.ts'
import { Section } from '../../ui/console/section.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import { later } from '../../ui/later.tsx'
import type { NumberedVersion } from './version-comparison.tsx'
import layout from '../../ui/layout.module.css'
import css from './versions.module.css'
import typography from '../../ui/typography.module.css'

const VersionComparison = later(
  async () => (await import('./version-comparison.tsx')).VersionComparison,
  ({ version }) => version !== null,
)

/** Every saved version, each with buttons to compare and restore it. */
export function Versions({ record, locked }: { record: ContentDetail; locked: boolean }) {
  const answer = useCall(listContentVersions, { id: record.id }, { toast: false })
  const [compared, setCompared] = useState<NumberedVersion | null>(null)
  const restore = useCallMutation(restoreContent, {
    toast: false,
    invalidates: [listContents, listContentVersions],
    onSuccess: (saved) => setCached(readContent, { id: saved.id }, saved),
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
  <ol className={layout.list} reversed>
    {versions.map((version, at) => (
      <li key={version.version} className={css.version}>
        <span className={typography.strong}>{words.draft(version.nth)}</span>
        <span className={typography.quiet}>
          {words.by(version.savedBy)} <time dateTime={version.savedAt}>{formatInstant(version.savedAt)}</time>
        </span>
        <span className={`${typography.clipped} ${css.title}`}>{version.title}</span>
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
