import { reserves } from '@bdr/contract/delivery-notes/meaning'
import {
  arriveDeliveryNote,
  dispatchDeliveryNote,
  readOwnDeliveries,
} from '@bdr/contract/delivery-notes/calls'
import type { OwnDelivery } from '@bdr/contract/delivery-notes/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryWords as words, dispatchForm } from '@bdr/text/delivery-notes'
import { deliveryNoteAction } from '@bdr/text/names/delivery-notes'
import { Link } from 'react-router'
import { formatInstant, formatDay } from '../../lib/format.ts'
import { invalidate, sendCall, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import type { Question } from '../../ui/console/confirm-dialog.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { LineIcon } from '../../ui/console/line-icon.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { AnchorButton, LinkButton } from '../../ui/kit/link-button.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './deliveries.module.css'

type Ask = (question: Question) => void

/** A driver's deliveries: those that leave today, those on the road, and later ones. */
export function Deliveries() {
  const answer = useCall(readOwnDeliveries, {}, { toast: false })
  const { ask, dialog } = useConfirm()
  if (answer.error && !answer.data)
    return <Failure error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <SkeletonLines title count={4} />
  const groups = grouped(answer.data.notes)
  return (
    <section className={css.deliveries} aria-label={words.title}>
      <h2 className={css.title}>{words.title}</h2>
      {answer.data.notes.length === 0 && (
        <div className={css.none}>
          <strong>{words.none}</strong>
          <p>{words.noneHint}</p>
        </div>
      )}
      {groups.map(
        ([group, notes]) =>
          notes.length > 0 && (
            <section key={group} aria-label={words.groups[group]}>
              <h3 className={`${typography.small} ${css.group}`}>{words.groups[group]}</h3>
              <ul className={`${layout.list} ${css.list}`}>
                {notes.map((note) => (
                  <DeliveryCard key={note.id} note={note} ask={ask} />
                ))}
              </ul>
            </section>
          ),
      )}
      {dialog}
    </section>
  )
}

type Group = keyof typeof words.groups

/** A note without a day counts as today's: nobody has said that it may wait. */
function grouped(notes: readonly OwnDelivery[]): [Group, OwnDelivery[]][] {
  const today = formatDay(new Date())
  const groupOf = ({ status, plannedDate }: OwnDelivery): Group =>
    !reserves(status) ? 'road' : plannedDate === null || plannedDate <= today ? 'today' : 'later'
  return (['today', 'road', 'later'] as const).map((group) => [
    group,
    notes.filter((note) => groupOf(note) === group),
  ])
}

/** A delivery with large buttons for what a driver needs: call, navigate, depart, report the arrival. */
function DeliveryCard({ note, ask }: { note: OwnDelivery; ask: Ask }) {
  const { id, version, noteNo, receiverName, receiverPhone } = note
  const digits = receiverPhone?.replace(/[^\d+]/g, '') ?? ''
  const done = async (text: string) => {
    await invalidate([readOwnDeliveries])
    showToast('success', text)
  }
  const dispatch = () =>
    ask({
      title: words.dispatchTitle(noteNo),
      effect: (
        <>
          <p>{words.dispatchEffect(note.buyerName)}</p>
          {!note.isOwn && <p>{words.dispatchTakes}</p>}
        </>
      ),
      ok: deliveryNoteAction.dispatch,
      run: async () => {
        await sendCall(dispatchDeliveryNote, { id, version })
        await done(dispatchForm.done(noteNo))
      },
    })
  const arrive = () =>
    ask({
      title: words.arriveTitle(noteNo),
      effect: words.arriveEffect,
      ok: deliveryNoteAction.arrive,
      run: async () => {
        await sendCall(arriveDeliveryNote, { id, version })
        await done(words.arrived(noteNo))
      },
    })
  const facts = [
    words.lines(note.lineCount, note.packages),
    reserves(note.status) && note.plannedDate !== null && words.planned(note.plannedDate),
    note.expectedDate !== null && words.expected(note.expectedDate),
    note.arrivedAt !== null && words.arrivedAt(formatInstant(note.arrivedAt)),
    !note.isOwn && words.unassigned,
  ].filter((fact): fact is string => typeof fact === 'string')
  return (
    <li className={`${layout.card} ${layout.pair} ${css.card}`} data-row tabIndex={-1}>
      <div className={`${layout.beside} ${css.head}`}>
        <Link
          className={css.number}
          to={pageUrl('deliveryNoteDetail', { id })}
          aria-label={words.open(noteNo)}
        >
          {noteNo}
        </Link>
        <StatusTag machine="delivery-note" status={note.status} />
      </div>
      <p className={typography.strong}>{note.buyerName}</p>
      <p className={css.address}>{note.shipTo}</p>
      <p className={typography.quiet}>{facts.join('　')}</p>
      {note.note !== null && <p className={typography.quiet}>{note.note}</p>}
      <div className={`${layout.beside} ${css.buttons}`}>
        {digits !== '' && (
          <AnchorButton href={`tel:${digits}`} aria-label={words.callName(receiverName ?? '')}>
            <LineIcon d="M4 2.5h3l1.2 3.2-1.7 1.3a8 8 0 0 0 3 3l1.3-1.7L14 9.5v3a1.5 1.5 0 0 1-1.6 1.5A11 11 0 0 1 2.5 4.1 1.5 1.5 0 0 1 4 2.5z" />
            {words.call}
          </AnchorButton>
        )}
        <AnchorButton
          href={mapUrl(note.shipTo)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.mapName(noteNo)}
        >
          <LineIcon d="M8 14.5s5-4.4 5-8a5 5 0 0 0-10 0c0 3.6 5 8 5 8zM8 8.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z" />
          {words.map}
        </AnchorButton>
        {note.actions.allowed.includes('dispatch') && (
          <Button look="primary" onClick={dispatch}>
            {deliveryNoteAction.dispatch}
          </Button>
        )}
        {note.actions.allowed.includes('arrive') && note.arrivedAt === null && (
          <Button look="primary" onClick={arrive}>
            {deliveryNoteAction.arrive}
          </Button>
        )}
        {note.actions.allowed.includes('receive') && note.arrivedAt !== null && (
          <LinkButton look="primary" to={pageUrl('deliveryNoteDetail', { id })}>
            {deliveryNoteAction.receive}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** Opens in the map application where there is one, otherwise as a page. */
const mapUrl = (address: string): string =>
  `https://uri.amap.com/search?${new URLSearchParams({ keyword: address, src: 'bdr', callnative: '1' })}`
