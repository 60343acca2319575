import { readCompany } from '@bdr/contract/company/calls'
import type { FactName } from '@bdr/contract/company/changed'
import { pageUrl } from '@bdr/contract/navigation'
import { factNames } from '@bdr/text/company'
import { changeForm as words } from '@bdr/text/console-company'
import { ui } from '@bdr/text/console-ui'
import { countFaults } from '../../lib/fault-placement.ts'
import { invalidate } from '../../lib/query.ts'
import { BottomBar } from '../../ui/console/bottom-bar.tsx'
import { Button } from '../../ui/console/button.tsx'
import { LinkButton } from '../../ui/console/link-button.tsx'
import type { ChangeDraft } from './change-draft.ts'
import css from './change-form.module.css'
import type { Editor } from './use-editor.ts'

interface ChangeBarProps {
  editor: Editor<ChangeDraft>
  changed: readonly FactName[]
  uploading: boolean
  onFirstFault: () => void
}

/** What would change, what is still wrong, and the way on. */
export function ChangeBar(props: ChangeBarProps) {
  const { editor, changed, uploading } = props
  return (
    <BottomBar label={words.submit}>
      <div className={css.barWords} aria-live="polite">
        <State {...props} />
      </div>
      <div className={css.barButtons}>
        <LinkButton to={pageUrl('companyInfo')}>{words.back}</LinkButton>
        <Button
          type="primary"
          htmlType="submit"
          loading={editor.busy}
          disabled={changed.length === 0 || uploading}
        >
          {words.submit}
        </Button>
      </div>
    </BottomBar>
  )
}

function State({ editor: { faults, conflict, forgive }, changed, uploading, onFirstFault }: ChangeBarProps) {
  const beside = countFaults({ ...faults, whole: [] })
  if (beside + faults.whole.length > 0) {
    return (
      <span className={css.barFaults}>
        {faults.whole.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {beside > 0 && (
          <span>
            {words.faultCount(beside)}
            <Button type="link" onClick={onFirstFault}>
              {words.toFirstFault}
            </Button>
          </span>
        )}
        {conflict && (
          <span>
            {ui('form.conflictHint')}
            <Button type="link" onClick={() => void invalidate([readCompany]).then(forgive)}>
              {ui('form.reload')}
            </Button>
          </span>
        )}
      </span>
    )
  }
  return (
    <>
      <strong>{changed.length === 0 ? words.nothingChanged : words.changes(factNames(changed))}</strong>
      <span className={css.muted}>{uploading ? words.uploading : words.kept}</span>
    </>
  )
}
