import { readCompany } from '@bdr/contract/company/calls'
import type { FactName } from '@bdr/contract/company/changed'
import { pageUrl } from '@bdr/contract/navigation'
import { factNames } from '@bdr/text/company'
import { changeForm as words } from '@bdr/text/console-company'
import { invalidate } from '../../lib/query.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormBar } from '../../ui/console/form/form-bar.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import type { ChangeDraft } from './change-draft.ts'
import type { Editor } from './use-editor.ts'

interface ChangeBarProps {
  editor: Editor<ChangeDraft>
  changed: readonly FactName[]
  uploading: boolean
  onFirstFault: () => void
}

/** What would change, what is still wrong, and the way on. */
export function ChangeBar({ editor, changed, uploading, onFirstFault }: ChangeBarProps) {
  const { faults, conflict, forgive, busy } = editor
  return (
    <FormBar
      label={words.submit}
      faults={faults}
      onFirstFault={onFirstFault}
      onReload={conflict ? () => void invalidate([readCompany]).then(forgive) : undefined}
      buttons={
        <>
          <LinkButton to={pageUrl('companyInfo')}>{words.back}</LinkButton>
          <Button
            look="primary"
            type="submit"
            isPending={busy}
            isDisabled={changed.length === 0 || uploading}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <strong>{changed.length === 0 ? words.nothingChanged : words.changes(factNames(changed))}</strong>
      <span>{uploading ? words.uploading : words.kept}</span>
    </FormBar>
  )
}
