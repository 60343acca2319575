import { isOnTheRoad, reserves } from '@bdr/contract/delivery-notes/meaning'
import { receiptPdfByLink } from '@bdr/contract/delivery-notes/link-calls'
import { receiptTokenPattern } from '@bdr/contract/delivery-notes/receipt-link'
import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Certificates } from './certificates.tsx'
import type { StoredReceipt } from './stored-receipt.ts'
import { awaited } from './receipt-values.ts'
import { requestDocument } from './send-receipt.ts'
import { SignForm } from './sign-form.tsx'
import { useGateNote, type GateNoteHold } from './use-gate-note.ts'
import css from './goods-receipt.module.css'
import typography from '../../ui/typography.module.css'

/**
 * The page of a delivery note's code: the token is in the hash of the address, which is never sent to a
 * server.
 */
export function GoodsReceipt() {
  const token = useToken()
  if (token === undefined) return <p className={css.lead}>{words.opening}</p>
  if (token === null)
    return (
      <>
        <h1 className={css.title}>{words.noToken}</h1>
        <p className={css.lead}>{words.noTokenHint}</p>
      </>
    )
  return <OpenNote key={token} token={token} />
}

/** Undefined while the server renders; null without a token. */
function useToken(): string | null | undefined {
  const token = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash.slice(1),
    () => undefined,
  )
  return token === undefined || receiptTokenPattern.test(token) ? token : null
}

/** When the person returns from there, the page shows what was signed. */
const leave = () => location.assign('/mobileResult?result=signed')

function OpenNote({ token }: { token: string }) {
  const hold = useGateNote(token, leave)
  const [isSigning, setSigning] = useState(false)
  const { state } = hold
  if (state.at === 'reading') return <p className={css.lead}>{words.opening}</p>
  if (state.at === 'failed')
    return (
      <>
        <h1 className={css.title}>{words.failed}</h1>
        <p className={css.lead} role="alert">
          {state.message}
        </p>
        <button type="button" className={button.quiet} onClick={hold.open}>
          {words.retry}
        </button>
      </>
    )
  const { stored, isStale, isStored } = state
  const { note, waiting } = stored
  return (
    <>
      <NoteHead note={note} />
      {note.certificates && (
        <section className={`${layout.blocks} ${css.section}`}>
          <h2>{words.certificates}</h2>
          <Certificates files={note.certificates} label={words.certificates} isOffline={isStale} />
        </section>
      )}
      {isStale && waiting === null && (
        <p className={css.alert} role="status">
          {words.storedAt(formatInstant(stored.readAt))}
        </p>
      )}
      {waiting !== null && !isSigning ? (
        <WaitingReceipt stored={stored} isStored={isStored} hold={hold} />
      ) : canSign(note) ? (
        <SignForm key={note.version} stored={stored} isOffline={isStale} hold={hold} onSigning={setSigning} />
      ) : (
        <NothingToSign note={note} isOffline={isStale} />
      )}
      {note.receipts.length > 0 && <Receipts note={note} token={token} />}
    </>
  )
}

const canSign = (note: GateNote): boolean => isOnTheRoad(note.status) && awaited(note).length > 0

function NoteHead({ note }: { note: GateNote }) {
  const facts = [
    [words.facts.buyer, note.buyerName],
    [words.facts.shipTo, note.shipTo],
    [words.facts.vehicleNo, note.vehicleNo],
    [words.facts.packages, note.packages && words.packages(note.packages)],
    [words.facts.dispatchedAt, note.dispatchedAt && formatInstant(note.dispatchedAt)],
  ].filter(([, value]) => value)
  return (
    <header className={css.head}>
      <p className={typography.aside}>{words.from(note.merchantName)}</p>
      <h1 className={css.number}>{note.noteNo}</h1>
      <dl className={`${layout.pair} ${css.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note.merchantPhone !== null && (
        <a className={css.call} href={`tel:${note.merchantPhone.replace(/[^\d+]/g, '')}`}>
          {words.call(note.merchantPhone)}
        </a>
      )}
    </header>
  )
}

interface WaitingProps {
  stored: StoredReceipt
  isStored: boolean
  hold: GateNoteHold
}

/** Signed, but not received by the supplier yet: what waits, and how it will be sent. */
function WaitingReceipt({ stored, isStored, hold }: WaitingProps) {
  const { input, lineCount } = stored.waiting!
  return (
    <section className={`${layout.blocks} ${css.section} ${css.waiting}`} aria-live="polite">
      <h2>{words.waitingTitle}</h2>
      <p className={typography.prominent}>
        {words.waitingItems({ name: input.receiverName, lines: lineCount, photos: stored.photos.length })}
      </p>
      <p>{isStored ? words.waitingHint : words.notStored}</p>
      {isStored && <p className={typography.small}>{words.waitingReopen}</p>}
      {hold.failure !== null && <p className={typography.small}>{words.waitingFailed(hold.failure)}</p>}
      <button type="button" className={button.primary} disabled={hold.busy} onClick={() => void hold.retry()}>
        {hold.busy ? words.sending : words.waitingRetry}
      </button>
    </section>
  )
}

/** Certificates can still be read afterwards, and some arrive later than the goods. */
function NothingToSign({ note, isOffline }: { note: GateNote; isOffline: boolean }) {
  const isReady = reserves(note.status)
  const certified = note.lines.filter((line) => line.certificates)
  return (
    <>
      <section className={`${layout.blocks} ${css.section}`}>
        <h2>{isReady ? words.notSent : words.over(note.status)}</h2>
        <p className={typography.small}>{isReady ? words.notSentHint : words.overHint}</p>
      </section>
      {certified.length > 0 && (
        <section className={`${layout.blocks} ${css.section}`}>
          <h2>{words.certificatesOfLines}</h2>
          {certified.map((line) => (
            <div key={line.id}>
              {words.lineTitle(line.lineNo, line.materialName)}
              <Certificates
                files={line.certificates}
                label={words.certificatesOf(line.lineNo)}
                isOffline={isOffline}
              />
            </div>
          ))}
        </section>
      )}
    </>
  )
}

/** The receipts so far; those signed on this phone with their printed version and hash. */
function Receipts({ note, token }: { note: GateNote; token: string }) {
  const [failure, setFailure] = useState<string | null>(null)
  const fetchPdf = async (id: string) => {
    setFailure(null)
    try {
      const { file } = await requestDocument(receiptPdfByLink, { token, id })
      saveFile(file, `${note.noteNo}.pdf`)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  // a phone may show this page from its back-forward cache after it signed
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  return (
    <section className={`${layout.blocks} ${css.section}`}>
      <h2>{words.receipts}</h2>
      <ul className={css.receipts}>
        {note.receipts.map((receipt) => (
          <li key={receipt.id}>
            <strong>{words.receiptBy(receipt.receiverName)}</strong>{' '}
            <span className={typography.small}>{formatInstant(receipt.receivedAt)}</span>
            {receipt.contentHash === null ? (
              <p className={typography.small}>{words.byStaff}</p>
            ) : (
              <>
                <p className={`${typography.caption} ${css.hash}`}>
                  {words.hash}
                  <code>{receipt.contentHash}</code>
                </p>
                <button type="button" className={button.quiet} onClick={() => void fetchPdf(receipt.id)}>
                  {words.pdf}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={css.fault} role="alert">
        {failure}
      </p>
    </section>
  )
}
