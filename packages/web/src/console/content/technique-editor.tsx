import { ContentEditor } from './content-editor.tsx'

export default function TechniqueEditorPage() {
  return <ContentEditor kind="technique" />
}
