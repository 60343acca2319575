import { deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import type { PlacedFaults } from '../../lib/fault-placement.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormBar } from '../../ui/console/form/form-bar.tsx'
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
export const NoteFormBar = ({ onNote, all, faults, failure, saving, ...on }: NoteFormBarProps) => (
  <FormBar
    label={words.submit}
    faults={faults}
    onFirstFault={on.onFirstFault}
    onReload={failure?.conflict ? on.onReload : undefined}
    done={failure?.draftSaved ? words.savedNotSubmitted : undefined}
    buttons={
      <>
        <Button isDisabled={saving} onClick={() => on.onSave(false)}>
          {words.saveDraft}
        </Button>
        <Button look="primary" isPending={saving} onClick={() => on.onSave(true)}>
          {words.submit}
        </Button>
      </>
    }
  >
    <strong>{words.onNote(onNote, all)}</strong>
    <span>{words.submitHint}</span>
  </FormBar>
)
