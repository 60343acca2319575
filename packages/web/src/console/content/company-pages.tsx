import { ContentList, prefetchContents } from './content-list.tsx'

export const clientLoader = prefetchContents('company')

export default function CompanyPageListPage() {
  return <ContentList kind="company" />
}
