import { ContentList, prefetchContents } from './content-list.tsx'

export const clientLoader = prefetchContents('technique')

export default function TechniqueListPage() {
  return <ContentList kind="technique" />
}
