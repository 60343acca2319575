import { readContent } from '@bdr/contract/content/calls'
import type { ContentKind } from '@bdr/contract/content/kinds'
import { contentEditors } from '@bdr/contract/content/pages'
import { pageUrl } from '@bdr/contract/navigation'
import { contentEditor as words } from '@bdr/text/content'
import { pageTitles } from '@bdr/text/entities'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { EditorView } from './editor-view.tsx'
import { kindPages } from './kinds.ts'

/** `?id=9` edits a record, without it a new one is written. */
export function ContentEditor({ kind }: { kind: ContentKind }) {
  const [search] = useSearchParams()
  const recordId = useRecordId()
  const { list, mayCreate } = kindPages[kind]
  const back = <Link to={pageUrl(list)}>{words.backToList}</Link>
  const answer = useCall(readContent, { id: recordId ?? '' }, { enabled: recordId !== null, toast: false })
  if (!search.has('id') && mayCreate) return <EditorView key="new" kind={kind} record={null} />
  const missing = recordId === null || (answer.data !== undefined && answer.data.kind !== kind)
  return (
    <RecordState query={answer} missing={missing} back={back} title={pageTitles[contentEditors[kind]]}>
      {(record) => <EditorView key={record.id} kind={kind} record={record} />}
    </RecordState>
  )
}
