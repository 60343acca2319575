import { contentEditor } from '@bdr/text/console-content'
import { countFaults } from '../../lib/fault-placement.ts'
import { BottomBar } from '../../ui/console/bottom-bar.tsx'
import { Button } from '../../ui/console/button.tsx'
import css from './editor-bar.module.css'
import { nameFields } from './name-fields.ts'
import type { ContentFormState } from './use-content-form.ts'

const words = contentEditor.bar

interface EditorBarProps {
  content: ContentFormState
  /** what a new record is called; null where one is changed */
  fresh: string | null
  onFirstFault: () => void
  onDiscard: () => void
  onPreview: () => void
  onSave: () => void
}

/** What is not saved yet, what is wrong with it, and the ways on. */
export function EditorBar(props: EditorBarProps) {
  const { content, onDiscard, onPreview, onSave } = props
  const { isBehind, isTouched, isUploading, saving } = content
  const waits = saving || isUploading
  return (
    <BottomBar label={words.label}>
      <div className={css.words} aria-live="polite">
        <State {...props} />
      </div>
      <div className={css.buttons}>
        {isTouched && (
          <Button disabled={waits} onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
        <Button disabled={waits || isBehind} onClick={onPreview}>
          {words.preview}
        </Button>
        <Button
          type={isBehind ? 'default' : 'primary'}
          loading={saving}
          disabled={isUploading || isBehind}
          onClick={onSave}
        >
          {words.save}
        </Button>
      </div>
    </BottomBar>
  )
}

function State({ content, fresh, onFirstFault }: EditorBarProps) {
  const { faults, unsaved, isBehind, isUploading, catchUp } = content
  const beside = countFaults({ ...faults, whole: [] })
  if (isBehind) {
    return (
      <div className={css.behind} role="alert">
        <strong>{contentEditor.behind}</strong>
        <span className={css.hint}>{contentEditor.behindHint(nameFields(unsaved))}</span>
        <span>
          <Button type="primary" onClick={catchUp}>
            {contentEditor.behindGo}
          </Button>
        </span>
      </div>
    )
  }
  if (isUploading) return <span className={css.hint}>{words.uploading}</span>
  if (beside === 0 && faults.whole.length === 0) {
    return (
      <span className={css.hint}>
        {fresh === null ? words.unsaved(nameFields(unsaved)) : words.fresh(fresh)}
      </span>
    )
  }
  return (
    <div className={css.faults} role="alert">
      {faults.whole.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {beside > 0 && (
        <span>
          {words.faults(beside)}
          <Button type="link" onClick={onFirstFault}>
            {words.goToFault}
          </Button>
        </span>
      )}
    </div>
  )
}
