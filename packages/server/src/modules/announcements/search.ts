import { chinaDay } from '@bdr/contract/kernel/china-time'
import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { details, type SearchSource } from '../../platform/search.ts'
import * as queries from './queries.ts'

/**
 * By part of the title or of what it says, the newest first. Those who write announcements find all of
 * them where they work on them; everybody else what is for them now, where they read it.
 */
export const findAnnouncements: SearchSource = async (db, scope, keyword, viewer) => {
  const writes = scope.of === 'all'
  const rows = await queries.findByText(db, writes ? null : { ...viewer, scope }, keyword, hitsPerKind)
  return rows.map(({ id, title, status, show_from }) => ({
    id,
    title,
    details: details(show_from && chinaDay(show_from)),
    merchantName: null,
    status: writes ? status : null,
    href: pageUrl(writes ? 'announcementDetail' : 'noticeDetail', { id }),
  }))
}
