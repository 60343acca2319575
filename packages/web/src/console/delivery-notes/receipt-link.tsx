import {
  readDeliveryNote,
  readReceiptLink,
  renewReceiptLink,
  revokeReceiptLink,
} from '@bdr/contract/delivery-notes/calls'
import { receiptLinkDays } from '@bdr/contract/delivery-notes/receipt-link'
import type { DeliveryNoteDetail, ReceiptLink as Link } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDetail } from '@bdr/text/delivery-notes'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { setCached, sendCall } from '../../lib/query.ts'
import { reportError } from '../../lib/report-error.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import css from './receipt-link.module.css'
import layout from '../../ui/layout.module.css'

const words = deliveryNoteDetail.link

/** The state of the code on the note, and the supplier's actions on it. */
export function ReceiptLink({ note, link }: { note: DeliveryNoteDetail; link: Link }) {
  const viewer = useViewer()
  const { ask, dialog } = useConfirm()
  const { address, copy } = useCopy(note.id)
  const change = (call: typeof renewReceiptLink | typeof revokeReceiptLink, done: string) => async () => {
    setCached(readDeliveryNote, { id: note.id }, await sendCall(call, { id: note.id }))
    showToast('success', done)
  }
  return (
    <Section title={words.title}>
      <div className={`${layout.rows} ${css.link}`}>
        <p className={css.state} data-state={link.state}>
          {stateText(link)}
        </p>
        <p className={css.hint}>{words.hint}</p>
        <div className={layout.tools}>
          {viewer.can('delivery-note:dispatch') && link.state === 'open' && (
            <Button onClick={() => void copy()}>{words.copy}</Button>
          )}
          {viewer.can('delivery-note:answer') && (
            <>
              <Button
                onClick={() =>
                  ask({
                    title: words.renewTitle(note.noteNo),
                    effect: words.renewEffect(receiptLinkDays),
                    ok: words.renew,
                    run: change(renewReceiptLink, words.renewed),
                  })
                }
              >
                {words.renew}
              </Button>
              {link.state === 'open' && (
                <Button
                  danger
                  onClick={() =>
                    ask({
                      title: words.revokeTitle(note.noteNo),
                      effect: words.revokeEffect,
                      ok: words.revoke,
                      danger: true,
                      run: change(revokeReceiptLink, words.revokedDone),
                    })
                  }
                >
                  {words.revoke}
                </Button>
              )}
            </>
          )}
        </div>
        {address !== null && (
          <TextField
            label={words.address}
            value={address}
            hint={words.copyFailed}
            readOnly
            onChange={() => {}}
          />
        )}
      </div>
      {dialog}
    </Section>
  )
}

function stateText({ state, until }: Link): string {
  const time = formatInstant(until)
  return state === 'revoked' ? words.revoked : state === 'expired' ? words.expired(time) : words.open(time)
}

/** Fetches the link, which is a secret, only when somebody requests it. */
function useCopy(id: string) {
  const [address, setAddress] = useState<string | null>(null)
  const copy = async () => {
    try {
      const { url } = await sendCall(readReceiptLink, { id })
      try {
        await navigator.clipboard.writeText(url)
        showToast('success', words.copied)
      } catch {
        // without https, or where the person denies the clipboard
        setAddress(url)
      }
    } catch (error) {
      reportError(error, readReceiptLink)
    }
  }
  return { address, copy }
}
