import { isBeforeReaders, isOverAnnouncement } from '@bdr/contract/announcements/meaning'
import { readAnnouncement } from '@bdr/contract/announcements/calls'
import type { AnnouncementDetail } from '@bdr/contract/announcements/replies'
import { pageUrl } from '@bdr/contract/navigation'
import {
  announcementChanges,
  announcementDetail as words,
  announcementFields as fields,
  announcementList,
  audienceText,
} from '@bdr/text/announcements'
import { announcementAction } from '@bdr/text/names/announcements'
import { post as postLabels } from '@bdr/text/posts'
import { formatInstant } from '../../lib/format.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import layout from '../../ui/layout.module.css'
import { announcementActions } from './announcement-actions.tsx'
import css from './announcements.module.css'
import { NoticeSheet } from './notice-sheet.tsx'

export default function AnnouncementDetailPage() {
  return (
    <RecordPage call={readAnnouncement}>
      {(announcement) => <AnnouncementView announcement={announcement} />}
    </RecordPage>
  )
}

function AnnouncementView({ announcement }: { announcement: AnnouncementDetail }) {
  const { title, status, showFrom, showUntil, history } = announcement
  const { bar, dialogs } = useRecordActions(announcementActions, announcement)
  const over = isOverAnnouncement(status)
  return (
    <RecordView
      title={title}
      state={{ machine: 'announcement', status }}
      facts={[showFrom === null ? announcementList.notYet : announcementList.from(formatInstant(showFrom))]}
      actions={
        <>
          {over && (
            <LinkButton to={pageUrl('announcementForm', { copy: announcement.id })}>{words.copy}</LinkButton>
          )}
          {bar}
        </>
      }
      history={{ entries: history, labels: announcementAction, fields: announcementChanges }}
    >
      <Section title={words.sections.audience}>
        <Facts
          items={[
            { label: fields.audience, value: <Audience announcement={announcement} />, wide: true },
            {
              label: fields.showUntil,
              value: showUntil === null ? words.unlimited : formatInstant(showUntil),
            },
            { label: words.sections.reading, value: <Reading announcement={announcement} /> },
          ]}
        />
      </Section>
      <Section title={words.sections.preview}>
        <NoticeSheet {...announcement} publishedAt={showFrom} />
      </Section>
      {dialogs}
    </RecordView>
  )
}

const Audience = ({ announcement }: { announcement: AnnouncementDetail }) =>
  announcement.audience === 'merchants'
    ? announcement.merchants.map(({ id, code, name }) => <div key={id}>{`${name}（${code}）`}</div>)
    : audienceText({ ...announcement, posts: announcement.posts.map((post) => postLabels[post]) })

/** How many of the recipients have read it; before it is published, how many it will reach. */
function Reading({ announcement: { status, readCount, readerCount } }: { announcement: AnnouncementDetail }) {
  if (isBeforeReaders(status)) return words.wouldReach(readerCount)
  const share = readerCount === 0 ? 0 : Math.min(1, readCount / readerCount)
  return (
    <div className={`${layout.lines} ${css.reading}`}>
      <span>{words.readOf(readCount, readerCount)}</span>
      <Progress label={words.progress} value={share} />
    </div>
  )
}
