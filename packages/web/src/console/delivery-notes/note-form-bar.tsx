import { ui } from '@bdr/text/console-ui'
import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Button } from 'antd'
import { BottomBar } from '../../ui/console/bottom-bar.tsx'
import { countFaults, type PlacedFaults } from '../../lib/fault-placement.ts'
import css from './note-form-bar.module.css'
import type { SaveFailure } from './use-save-note.ts'

interface NoteFormBarProps {
  /** lines that will be on the note, and all there are */
  onNote: number
  all: number
  faults: PlacedFaults
  failure: SaveFailure | null
  saving: boolean
  onFirstFault: () => void
  onReload: () => void
  onSave: (andSubmit: boolean) => void
}

/** What is on the note, what is still wrong, and the two ways on. */
export function NoteFormBar(props: NoteFormBarProps) {
  const { saving } = props
  return (
    <BottomBar label={words.submit}>
      <div className={css.words} aria-live="polite">
        <State {...props} />
      </div>
      <div className={css.buttons}>
        <Button disabled={saving} onClick={() => props.onSave(false)}>
          {words.saveDraft}
        </Button>
        <Button type="primary" loading={saving} onClick={() => props.onSave(true)}>
          {words.submit}
        </Button>
      </div>
    </BottomBar>
  )
}

function State({ onNote, all, faults, failure, onFirstFault, onReload }: NoteFormBarProps) {
  const beside = countFaults({ ...faults, whole: [] })
  if (beside === 0 && faults.whole.length === 0) {
    return (
      <>
        <strong>{words.onNote(onNote, all)}</strong>
        <span className={css.hint}>{words.submitHint}</span>
      </>
    )
  }
  return (
    <div className={css.faults}>
      {failure?.draftSaved && <span className={css.hint}>{words.savedNotSubmitted}</span>}
      {faults.whole.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {beside > 0 && (
        <span>
          {words.faultCount(beside)}
          <Button type="link" onClick={onFirstFault}>
            {words.goToFault}
          </Button>
        </span>
      )}
      {failure?.conflict && (
        <span>
          <Button onClick={onReload}>{ui('form.reload')}</Button>
          <span className={css.hint}> {ui('form.conflictHint')}</span>
        </span>
      )}
    </div>
  )
}
