import { previewNoteTemplate, readNoteTemplate, saveNoteTemplate } from '@bdr/contract/delivery-notes/calls'
import type { StoredTemplate } from '@bdr/contract/delivery-notes/replies'
import { templateColumns, templateLimits, type TemplateColumn } from '@bdr/contract/delivery-notes/template'
import { noteTemplateWords as words } from '@bdr/text/delivery-note-documents'
import { useEffect, useState } from 'react'
import { requestDocument } from '../../lib/api.ts'
import { invalidate, setCached, prefetch, useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Checkbox, CheckboxGroup, TextArea, TextField } from '../../ui/form/fields.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './template.module.css'

export const clientLoader = () => prefetch(readNoteTemplate, {}, { toast: false })

export default function NoteTemplatePage() {
  const answer = useCall(readNoteTemplate, {}, { toast: false })
  return (
    <RecordState query={answer} back={null} title={words.title}>
      {(template: StoredTemplate) => <TemplateForm template={template} />}
    </RecordState>
  )
}

type Values = {
  title: string
  withLogo: boolean
  columns: readonly string[]
  /** one copy's name per line */
  copies: string
  footer: string
}

const bodyOf = ({ copies, columns, ...values }: Values) => ({
  ...values,
  columns: columns as TemplateColumn[],
  copies: copies
    .split('\n')
    .map((copy) => copy.trim())
    .filter((copy) => copy !== ''),
})

/** The form for the layout of printed notes, beside a sample note that follows its changes. */
function TemplateForm({ template }: { template: StoredTemplate }) {
  const mayEdit = useViewer().can('company:edit')
  const { version, hasLogo, copies, footer, columns, title, withLogo } = template
  const form = useCallForm<typeof saveNoteTemplate, Values>({
    call: saveNoteTemplate,
    start: { title, withLogo, columns, copies: copies.join('\n'), footer: footer ?? '' },
    input: (values, version) => ({ version, ...bodyOf(values) }),
    placeOf: (path) => (path.startsWith('copies') ? 'copies' : undefined),
    record: { version, changedBy: undefined, reload: () => invalidate([readNoteTemplate]) },
    draft: { form: 'note-template', id: 'own' },
    onSent: (saved) => {
      setCached(readNoteTemplate, {}, saved)
      showToast('success', words.saved)
    },
  })
  const body = useComputed(form, (values) => JSON.stringify(bodyOf(values)))
  return (
    <Form form={form} sendsOnEnter={false} isPage>
      <PageHeader title={words.title} />
      <p className={typography.aside}>{words.hint}</p>
      {!mayEdit && <Notice title={words.hintReadOnly} />}
      <div className={css.halves}>
        <fieldset className={css.fields} disabled={!mayEdit}>
          <Fields>
            <TextField
              {...form.at('title')}
              label={words.name}
              maxLength={templateLimits.title}
              isRequired
              isWide
            />
            <div>
              <Checkbox {...form.at('withLogo')} label={words.logo} />
              {!hasLogo && <p className={typography.aside}>{words.logoMissing}</p>}
            </div>
            <CheckboxGroup
              {...form.at('columns')}
              label={words.columns}
              hint={`${words.columnsHint}${words.priceHint}`}
              options={templateColumns.map((value) => ({ value, label: words.columnNames[value] }))}
              isStacked
              isWide
            />
            <TextArea
              {...form.at('copies')}
              label={words.copies}
              hint={words.copiesHint}
              rows={3}
              isOptional
              isWide
            />
            <TextArea
              {...form.at('footer')}
              label={words.footer}
              hint={words.footerHint}
              maxLength={templateLimits.footer}
              rows={3}
              isOptional
              isWide
            />
          </Fields>
        </fieldset>
        <Preview body={body} />
      </div>
      {mayEdit && (
        <FormBar
          form={form}
          label={words.save}
          buttons={
            <Button look="primary" isPending={form.busy} onClick={() => void form.submit()}>
              {words.save}
            </Button>
          }
        >
          {null}
        </FormBar>
      )}
    </Form>
  )
}

/** Milliseconds after the last change: printing a sheet takes the server a tenth of a second. */
const previewAfter = 500

/** The sample note as the server prints it, so that the preview equals the printed note. */
function Preview({ body }: { body: string }) {
  const [shown, setShown] = useState<{ body: string; url: string | null }>({ body: '', url: null })
  useEffect(() => {
    const asked = new AbortController()
    const refresh = async () => {
      try {
        const { file } = await requestDocument(
          previewNoteTemplate,
          JSON.parse(body) as Parameters<typeof requestDocument<typeof previewNoteTemplate>>[1],
          { signal: asked.signal },
        )
        const url = URL.createObjectURL(file)
        setShown((last) => {
          if (last.url !== null) URL.revokeObjectURL(last.url)
          return { body, url }
        })
      } catch {
        // an incomplete input is no valid template yet; the field shows that when it is saved
        if (!asked.signal.aborted) setShown((last) => ({ ...last, body }))
      }
    }
    const timer = setTimeout(() => void refresh(), previewAfter)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [body])
  return (
    <section className={`${layout.rows} ${css.preview}`} aria-label={words.preview}>
      <p className={typography.aside} role="status">
        {shown.body === body ? words.preview : words.previewing}
      </p>
      {shown.url !== null && (
        <>
          {navigator.pdfViewerEnabled && (
            // browsers show no PDF in a sandbox
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              className={css.sheet}
              title={words.previewOf}
              src={`${shown.url}#toolbar=0&navpanes=0&view=FitH`}
            />
          )}
          <a href={shown.url} target="_blank" rel="noreferrer">
            {words.openPreview}
          </a>
        </>
      )}
    </section>
  )
}
