import { readContent } from '@bdr/contract/content/calls'
import type { ContentKind } from '@bdr/contract/content/kinds'
import { contentEditors } from '@bdr/contract/content/pages'
import { pageUrl } from '@bdr/contract/navigation'
import { contentChanges, contentEditor as words, contentField, contentKind } from '@bdr/text/content'
import { pageTitles } from '@bdr/text/entities'
import { Link, useSearchParams, useNavigate } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import layout from '../../ui/layout.module.css'
import { kindPages } from './kinds.ts'
import { stateLooks } from '@bdr/contract/entities'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentAction, contentStatus } from '@bdr/text/names/content'
import { Notice } from '../../ui/kit/notice.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { RefObject } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Section } from '../../ui/console/section.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { BasicsFields } from './basics-fields.tsx'
import { BodyField } from '../../ui/body/body-field.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorHead } from './editor-head.tsx'
import { KindFacts } from './kind-facts.tsx'
import { nameFields } from './name-fields.ts'
import { useContentForm } from './use-content-form.ts'
import { Versions } from './versions.tsx'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { formatInstant } from '../../lib/format.ts'

/** `?id=9` edits a record; without it a new one is written. */
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

interface EditorViewProps {
  kind: ContentKind
  /** null for a new record */
  record: ContentDetail | null
}

/** A record's full page: its state, its fields, its versions, its history. */
function EditorView({ kind, record }: EditorViewProps) {
  const navigate = useNavigate()
  const content = useContentForm(kind, record)
  const { element, question, touched } = content.state
  // a running upload would be lost with the page, too
  const guard = useLeaveGuard(!touched && content.isUnsettled)
  const { ask, dialog } = useConfirm()

  async function save(): Promise<ContentDetail | null> {
    const saved = await content.save()
    if (saved === null) return null
    showToast('success', words.saved)
    if (record === null) {
      await navigate(pageUrl(contentEditors[kind], { id: saved.id }), { replace: true })
    }
    return saved
  }
  async function preview() {
    // opened while the click still counts as a user gesture; later the browser would block it as a pop-up
    const tab = window.open('', '_blank')
    const saved = await save()
    if (saved === null) tab?.close()
    else if (tab) tab.location = saved.previewUrl
  }
  const discard = () =>
    ask({
      title: words.discardTitle,
      effect: words.discardEffect(nameFields(content.unsaved)),
      ok: words.bar.discard,
      danger: true,
      run: async () => content.startOver(),
    })

  return (
    <div ref={element as unknown as RefObject<HTMLDivElement | null>}>
      <EditorHead kind={kind} record={record} locked={content.isUnsettled} />
      {content.wasRestored && (
        <Notice
          className={layout.apart}
          title={words.restoredTyping}
          action={<Button onClick={discard}>{words.bar.discard}</Button>}
        />
      )}
      <Section title={words.sections.basics}>
        <BasicsFields kind={kind} record={record} content={content} />
      </Section>
      <Section title={words.sections.body}>
        <BodyField
          label={contentField.body}
          hint={words.bodyHint}
          value={content.form.body}
          fault={content.faults.fields['body']}
          pictures={content.pictures}
          onChange={(body) => content.type({ body })}
          onPicture={content.addPicture}
          onBusy={content.setPictureWaiting}
        />
      </Section>
      <KindFacts kind={kind} record={record} content={content} />
      {record !== null && (
        <>
          <Versions record={record} locked={content.isUnsettled} />
          <Section title={words.sections.history}>
            <HistoryTimeline
              entries={withInstants(record.history)}
              labels={contentAction}
              fields={contentChanges}
              stateLabels={contentStatus}
              looks={stateLooks.content}
            />
          </Section>
        </>
      )}
      {(record === null || content.isUnsettled) && (
        <EditorBar
          content={content}
          fresh={record === null ? contentKind[kind].one : null}
          onDiscard={discard}
          onPreview={() => void preview()}
          onSave={() => void save()}
        />
      )}
      {question}
      {guard.question}
      {dialog}
    </div>
  )
}

/** The timeline entry of a schedule contains an instant, shown in China's time. */
const withInstants = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  history.map((entry) =>
    entry.action === 'schedule' && entry.about !== null
      ? { ...entry, about: formatInstant(entry.about) }
      : entry,
  )
