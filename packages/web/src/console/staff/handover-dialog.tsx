import { pageByKey } from '@bdr/contract/navigation'
import { handover as words, staffFields } from '@bdr/text/staff'
import { brand } from '@bdr/text/brand'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import css from './handover-dialog.module.css'

/** A password that its owner does not know yet. */
export interface Handover {
  readonly title: string
  readonly account: string
  readonly password: string
}

interface HandoverDialogProps {
  given: Handover | null
  onClose: () => void
  /** called once it has been removed from the page, so that the focus can move */
  onClosed: () => void
}

/** Shows a password once; nobody can read it again. */
export function HandoverDialog({ given, onClose, onClosed }: HandoverDialogProps) {
  return (
    <Dialog
      isOpen={given !== null}
      isLocked
      title={given?.title}
      onClose={onClose}
      onClosed={onClosed}
      width={460}
      buttons={
        <>
          {/* browsers offer no clipboard on plain http */}
          {given && navigator.clipboard && <Button onClick={() => void copy(given)}>{words.copy}</Button>}
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {given && (
        <>
          <p className={css.once}>{words.once}</p>
          <dl className={css.facts}>
            <dt>{words.address}</dt>
            <dd>{signInAddress()}</dd>
            <dt>{staffFields.account}</dt>
            <dd>{given.account}</dd>
            <dt>{staffFields.password}</dt>
            <dd className={css.password}>{given.password}</dd>
          </dl>
        </>
      )}
    </Dialog>
  )
}

const signInAddress = () => location.origin + pageByKey('login').path

async function copy({ account, password }: Handover): Promise<void> {
  const message = words.message({ platform: brand.platform, address: signInAddress(), account, password })
  await navigator.clipboard.writeText(message)
  showToast('success', words.copied)
}
