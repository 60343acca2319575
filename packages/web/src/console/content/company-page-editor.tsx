import { ContentEditor } from './content-editor.tsx'

export default function CompanyPageEditorPage() {
  return <ContentEditor kind="company" />
}
