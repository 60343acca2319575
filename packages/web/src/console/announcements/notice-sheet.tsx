import type { StoredFile } from '@bdr/contract/files/replies'
import { noticeText as words } from '@bdr/text/announcements'
import { formatInstant } from '../../lib/format.ts'
import { shownBody } from '../../ui/body/shown-body.ts'
import layout from '../../ui/layout.module.css'
import { Prose } from '../../ui/site/prose.tsx'
import css from './announcements.module.css'

interface NoticeSheetProps {
  title: string
  /** HTML, sanitised when it was stored; in a preview, the editor's own */
  body: string
  pictures: readonly StoredFile[]
  /** null while it is not shown to anybody */
  publishedAt: string | null
  showUntil: string | null
}

/** An announcement as its readers see it. */
export const NoticeSheet = ({ title, body, pictures, publishedAt, showUntil }: NoticeSheetProps) => (
  <article className={`${layout.card} ${css.sheet}`}>
    <h2 className={css.sheetTitle}>{title}</h2>
    <NoticeTimes publishedAt={publishedAt} showUntil={showUntil} />
    <Prose html={shownBody(body, pictures)} />
  </article>
)

export const NoticeTimes = ({
  publishedAt,
  showUntil,
}: Pick<NoticeSheetProps, 'publishedAt' | 'showUntil'>) => (
  <p className={`${layout.row} ${css.times}`}>
    {publishedAt !== null && <span>{words.publishedAt(formatInstant(publishedAt))}</span>}
    {showUntil !== null && <span>{words.until(formatInstant(showUntil))}</span>}
  </p>
)
