import { pageUrl } from '@bdr/contract/navigation'
import type { ImportedPerson } from '@bdr/contract/staff/replies'
import { staffImportPage } from '@bdr/text/staff'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import css from './import-done.module.css'
import { ImportedPeople } from './imported-people.tsx'
import { passwordSheet, passwordText } from './password-list.ts'

const words = staffImportPage.done

/** Shows the added people's passwords, which can be read only here and now. */
export function ImportDone({
  people,
  onAnother,
}: {
  people: readonly ImportedPerson[]
  onAnother: () => void
}) {
  const [isStored, setStored] = useState(false)
  const { question } = useLeaveGuard(!isStored, undefined, words.leave)
  const download = () => {
    saveFile(passwordSheet(people), words.fileName(formatDay(new Date())))
    setStored(true)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(passwordText(people))
    showToast('success', words.copied)
    setStored(true)
  }
  return (
    <>
      <PageHeader
        title={words.title(people.length)}
        actions={
          <>
            {isStored && <Button onClick={onAnother}>{words.another}</Button>}
            {/* browsers offer no clipboard on plain http */}
            {navigator.clipboard && <Button onClick={() => void copy()}>{words.copy}</Button>}
            {isStored ? (
              <LinkButton look="primary" to={pageUrl('staffList')}>
                {words.toList}
              </LinkButton>
            ) : (
              <Button look="primary" onClick={download}>
                {words.download}
              </Button>
            )}
          </>
        }
      />
      <p className={css.once} role="status">
        {words.once}
      </p>
      <ImportedPeople people={people} title={staffImportPage.people.titleImported} />
      {question}
    </>
  )
}
