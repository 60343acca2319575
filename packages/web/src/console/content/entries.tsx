import { ContentList, prefetchContents } from './content-list.tsx'

export const clientLoader = prefetchContents('entry')

export default function EntryListPage() {
  return <ContentList kind="entry" />
}
