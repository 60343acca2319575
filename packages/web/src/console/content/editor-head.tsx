import { isPublic } from '@bdr/contract/content/meaning'
import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentEditor as words, contentKind } from '@bdr/text/content'
import { AnchorButton } from '../../ui/kit/link-button.tsx'
import { formatInstant } from '../../lib/format.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { offeredInState, questionOf, recordActions, useRecordActions } from '../../ui/data/record-actions.tsx'
import {
  listContents,
  listContentVersions,
  publishContent,
  readContent,
  scheduleContent,
  unscheduleContent,
  withdrawContent,
} from '@bdr/contract/content/calls'
import { reasonLength } from '@bdr/contract/kernel/field'
import { contentMachine } from '@bdr/contract/content/machine'
import { contentAction } from '@bdr/text/names/content'
import { sendCall } from '../../lib/query.ts'
import { ScheduleDialog } from '../../ui/data/schedule-dialog.tsx'

interface EditorHeadProps {
  kind: ContentKind
  record: ContentDetail | null
  /** there is unsaved input, which an action now would leave out */
  locked: boolean
}

/** A record's title and state, a link to its page on the website, and its actions. */
export const EditorHead = ({ kind, record, locked }: EditorHeadProps) =>
  record === null ? (
    <PageHeader title={words.newTitle(contentKind[kind].one)} />
  ) : (
    <RecordHead record={record} locked={locked} />
  )

function RecordHead({ record, locked }: { record: ContentDetail; locked: boolean }) {
  const narrow = useNarrow()
  // an action now would leave out the input that is not saved yet
  const { bar, dialogs } = useRecordActions(contentActions, record, {
    locked: locked ? words.unsavedFirst : undefined,
  })
  return (
    <>
      <PageHeader
        title={record.title}
        status={<StatusTag machine="content" status={record.status} />}
        facts={factsOf(record)}
        // on a phone the bar with the save button is in their place
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
              {bar}
            </>
          )
        }
      />
      {dialogs}
    </>
  )
}

const factsOf = ({ updatedAt, publishAt, publishedAt, hasChanges }: ContentDetail): string[] => [
  words.savedAt(formatInstant(updatedAt)),
  ...(publishAt === null ? [] : [words.publishesAt(formatInstant(publishAt))]),
  ...(publishedAt === null ? [] : [words.publishedAt(formatInstant(publishedAt))]),
  ...(hasChanges ? [words.hasChanges] : []),
]

/** Publishing, scheduling and withdrawing. */
const contentActions = recordActions({
  read: readContent,
  outdates: [listContents, listContentVersions],
  explains: ({ status }) => offeredInState(contentMachine, status),
  actions: {
    schedule: {
      label: contentAction.schedule,
      form: (props) => <ScheduleDialog {...props} call={scheduleContent} words={words.schedule} />,
      done: ({ publishAt }) => words.schedule.done(formatInstant(publishAt)),
    },
    unschedule: {
      label: contentAction.unschedule,
      dialog: ({ title }) => questionOf(words.unschedule, title),
      call: (target) => sendCall(unscheduleContent, target),
      done: words.unschedule.done,
    },
    publish: {
      label: contentAction.publish,
      primary: true,
      dialog: ({ title, status }) => ({
        ...questionOf(words.publish, title),
        ...(isPublic(status) && { effect: words.publish.again }),
      }),
      call: (target) => sendCall(publishContent, target),
      done: words.publish.done,
    },
    withdraw: {
      label: contentAction.withdraw,
      danger: true,
      dialog: ({ title }) => ({
        ...questionOf(words.withdraw, title),
        reason: { label: words.withdraw.reason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(withdrawContent, { ...target, reason }),
      done: words.withdraw.done,
    },
  },
})
