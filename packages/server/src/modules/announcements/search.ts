import { chinaDay } from '@bdr/contract/kernel/china-time'
import { pageUrl } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { details, type SearchSource } from '../../platform/search.ts'
import * as queries from './queries.ts'

/**
 * Finds announcements by part of the title or text, newest first. Their authors find all of them with the editing page,
 * all others those they may currently see with the reading page.
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
