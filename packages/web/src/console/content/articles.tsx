import { ContentList, prefetchContents } from './content-list.tsx'

export const clientLoader = prefetchContents('article')

export default function ArticleListPage() {
  return <ContentList kind="article" />
}
