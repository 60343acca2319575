import { ContentEditor } from './content-editor.tsx'

export default function ArticleEditorPage() {
  return <ContentEditor kind="article" />
}
