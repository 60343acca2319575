import { ContentEditor } from './content-editor.tsx'

export default function EntryEditorPage() {
  return <ContentEditor kind="entry" />
}
