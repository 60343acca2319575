import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/model'
import { contentEditor as words, contentKind } from '@bdr/text/console-content'
import { AnchorButton } from '../../ui/kit/link-button.tsx'
import { formatInstant } from '../../lib/format.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { ContentActions } from './content-actions.tsx'

interface EditorHeadProps {
  kind: ContentKind
  record: ContentDetail | null
  /** something typed is not saved: what is done now would be done without it */
  locked: boolean
}

/** What the record is, how visitors see it, and what can be done with it. */
export function EditorHead({ kind, record, locked }: EditorHeadProps) {
  const narrow = useNarrow()
  if (record === null) return <PageHeader title={words.newTitle(contentKind[kind].one)} />
  return (
    <PageHeader
      title={record.title}
      status={<StatusTag machine="content" status={record.status} />}
      facts={factsOf(record)}
      // on a phone the bar that saves has their place
      actions={
        !(narrow && locked) && (
          <>
            {record.publicUrl !== null && (
              <AnchorButton href={record.publicUrl} target="_blank">
                {words.onSite}
              </AnchorButton>
            )}
            {!locked && (record.publicUrl === null || record.hasChanges) && (
              <AnchorButton href={record.previewUrl} target="_blank">
                {words.preview}
              </AnchorButton>
            )}
            <ContentActions record={record} locked={locked} />
          </>
        )
      }
    />
  )
}

const factsOf = ({ updatedAt, publishAt, publishedAt, hasChanges }: ContentDetail): string[] => [
  words.savedAt(formatInstant(updatedAt)),
  ...(publishAt === null ? [] : [words.goesOut(formatInstant(publishAt))]),
  ...(publishedAt === null ? [] : [words.publishedAt(formatInstant(publishedAt))]),
  ...(hasChanges ? [words.hasChanges] : []),
]
