import { contentEditor } from '@bdr/text/content'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { nameFields } from './name-fields.ts'
import type { ContentFormState } from './use-content-form.ts'

const words = contentEditor.bar

interface EditorBarProps {
  content: ContentFormState
  /** the name of a new record; null where one is changed */
  fresh: string | null
  onDiscard: () => void
  onPreview: () => void
  onSave: () => void
}

/** The bar with the state of saving, the faults, and the buttons. */
export function EditorBar({ content, fresh, onDiscard, onPreview, onSave }: EditorBarProps) {
  const { state, isBehind, isTouched, isUploading, saving } = content
  const waits = saving || isUploading
  return (
    <FormBar
      form={state}
      label={words.label}
      buttons={
        <>
          {isTouched && (
            <Button isDisabled={waits} onClick={onDiscard}>
              {words.discard}
            </Button>
          )}
          <Button isDisabled={waits || isBehind} onClick={onPreview}>
            {words.preview}
          </Button>
          <Button
            look={isBehind ? 'plain' : 'primary'}
            isPending={saving}
            isDisabled={isUploading || isBehind}
            onClick={onSave}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <State content={content} fresh={fresh} />
    </FormBar>
  )
}

function State({ content, fresh }: Pick<EditorBarProps, 'content' | 'fresh'>) {
  const { unsaved, isBehind, isUploading, isPictureWaiting, catchUp } = content
  if (isBehind) {
    return (
      <>
        <strong>{contentEditor.behind}</strong>
        <span>{contentEditor.behindHint(nameFields(unsaved))}</span>
        <span>
          <Button look="primary" onClick={catchUp}>
            {contentEditor.behindGo}
          </Button>
        </span>
      </>
    )
  }
  if (isUploading) return <span>{isPictureWaiting ? words.pictureWaits : words.uploading}</span>
  return <span>{fresh === null ? words.unsaved(nameFields(unsaved)) : words.fresh(fresh)}</span>
}
