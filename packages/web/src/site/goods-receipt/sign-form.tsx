import { transportText } from '@bdr/text/client'
import { receiptLimits, type Strokes } from '@bdr/contract/delivery-notes/receipt-link'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { useCallback, useEffect, useRef, useState } from 'react'
import { randomId } from '../../lib/random-id.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { TextArea } from '../../ui/site/text-area.tsx'
import typography from '../../ui/typography.module.css'
import type { StoredReceipt, Photo } from './stored-receipt.ts'
import { LineCard } from './line-card.tsx'
import { Photos } from './photos.tsx'
import {
  addRemark,
  awaited,
  checkReceipt,
  placeOf,
  signedInput,
  startReceipt,
  summaryOf,
  type LineValues,
  type ReceiptValues,
} from './receipt-values.ts'
import { SignaturePad } from './signature-pad.tsx'
import type { GateNoteHold } from './use-gate-note.ts'
import css from './goods-receipt.module.css'

/**
 * Milliseconds after the last key press: photographs are stored together with it, which takes a phone a
 * moment.
 */
const storedAfter = 500

interface SignFormProps {
  stored: StoredReceipt
  /** no connection: files that are not stored on the phone cannot be opened */
  isOffline: boolean
  hold: GateNoteHold
  onSigning: (isSigning: boolean) => void
}

/** What arrived, line by line, and who signs for it. */
export function SignForm({ stored, isOffline, hold, onSigning }: SignFormProps) {
  const { note } = stored
  const [strokes, setStrokes] = useState<Strokes>(stored.strokes)
  const [photos, setPhotos] = useState<readonly Photo[]>(stored.photos)
  const lines = awaited(note)

  const form = useLightForm<ReceiptValues, 'sent' | 'waiting'>({
    start: startReceipt(note, stored.values),
    check: (values) => checkReceipt(note, values),
    placeOf: (path) => placeOf(note, path),
    send: async (values) => {
      const signature =
        values.signature === 'drawn'
          ? { kind: 'drawn' as const, strokes: strokes.map((stroke) => [...stroke]) }
          : { kind: 'typed' as const }
      const signed = { submission: randomId(), signedAt: serverNow().toISOString(), signature }
      onSigning(true)
      try {
        const waiting = { input: signedInput(note, values, signed), lineCount: lines.length }
        const outcome = await hold.sign(waiting, { values, strokes, photos })
        // after it is sent another view replaces the form
        if (outcome === 'waiting') onSigning(false)
        return outcome
      } catch (error) {
        onSigning(false)
        throw error
      }
    },
    onSent: () => 'leaving',
  })
  const { values, faults, busy, set } = form
  useStoredDraft(hold, { values, strokes, photos }, busy)

  const changeLine = useCallback(
    (id: string, line: LineValues) => set(`lines.${id}`, line),
    // the form's own functions have the same effect at each rendering
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  const latestNote = useRef(values.note)
  useEffect(() => {
    latestNote.current = values.note
  })
  const remark = useCallback(
    (sentence: string) => set('note', addRemark(latestNote.current, sentence)),
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  const summary = summaryOf(note, values)
  const fault = (name: string) => faults.fields[name]
  const sign = (drawn: Strokes) => {
    setStrokes(drawn)
    if (drawn.length === 0) set('signature', '')
    else if (values.signature !== 'drawn') set('signature', 'drawn')
  }

  return (
    <form ref={form.element} noValidate onSubmit={form.submit}>
      {hold.failure !== null && !busy && (
        <p className={css.alert} role="alert">
          {hold.failure}
        </p>
      )}
      <section className={`${layout.blocks} ${css.section}`}>
        <h2>{words.lines}</h2>
        <p className={typography.small}>{words.linesHint}</p>
        <ul className={css.lines}>
          {lines.map((line) => (
            <LineCard
              key={line.id}
              line={line}
              values={values.lines[line.id]!}
              photos={photos}
              arrivedFault={fault(`lines.${line.id}.arrived`)}
              rejectedFault={fault(`lines.${line.id}.rejected`)}
              reasonFault={fault(`lines.${line.id}.reason`)}
              isDisabled={busy}
              isOffline={isOffline}
              onChange={changeLine}
              onRemark={remark}
              onPhotos={setPhotos}
            />
          ))}
        </ul>
      </section>
      {summary.missing > 0 && (
        <fieldset
          className={`${layout.blocks} ${css.section} ${css.rest}`}
          data-fault={fault('rest') !== undefined || undefined}
          tabIndex={-1}
        >
          <legend>{words.rest}</legend>
          {(['later', 'never'] as const).map((rest) => (
            <label key={rest}>
              <input
                type="radio"
                name="rest"
                checked={values.rest === rest}
                disabled={busy}
                onChange={() => set('rest', rest)}
              />
              <span>
                {rest === 'later' ? words.restLater : words.restNever}
                <small>{rest === 'later' ? words.restLaterHint : words.restNeverHint}</small>
              </span>
            </label>
          ))}
          <p className={css.fault} aria-live="polite">
            {fault('rest')}
          </p>
        </fieldset>
      )}
      <section className={`${layout.blocks} ${css.section}`}>
        <h2>{words.photos}</h2>
        <p className={typography.small}>{words.photosHint(receiptLimits.photos)}</p>
        <Photos
          noteLineId={null}
          photos={photos}
          label={words.photo}
          isDisabled={busy}
          onChange={setPhotos}
        />
      </section>
      <section className={`${layout.blocks} ${css.section}`}>
        <h2>{words.sign}</h2>
        <Field
          {...form.field('receiverName')}
          label={words.name}
          maxLength={receiptLimits.receiverName}
          autoComplete="name"
          disabled={busy}
        />
        <div>
          <span className={css.label}>{words.signature}</span>
          <SignaturePad
            strokes={strokes}
            error={fault('signature')}
            isDisabled={busy || values.signature === 'typed'}
            onChange={sign}
          />
          <p className={css.fault} aria-live="polite">
            {fault('signature')}
          </p>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={values.signature === 'typed'}
              disabled={busy}
              aria-invalid={fault('signature') !== undefined || undefined}
              onChange={({ target }) =>
                set('signature', target.checked ? 'typed' : strokes.length > 0 ? 'drawn' : '')
              }
            />
            <span>{words.typed}</span>
          </label>
        </div>
        <TextArea
          {...form.field('note')}
          label={words.note}
          rows={2}
          maxLength={receiptLimits.note}
          disabled={busy}
        />
      </section>
      <footer className={`${layout.rows} ${css.bar}`}>
        {faults.general.length > 0 && (
          <p className={css.fault} role="alert" data-fault>
            {faults.general.join(transportText.and)}
          </p>
        )}
        <p className={typography.small} aria-live="polite">
          {words.summary(summary)}
        </p>
        <button type="submit" className={button.primary} disabled={busy}>
          {busy ? words.sending : words.submit}
        </button>
      </footer>
    </form>
  )
}

/** Stores the input on the phone, a moment after the last change. */
function useStoredDraft(
  hold: GateNoteHold,
  { values, strokes, photos }: Pick<StoredReceipt, 'values' | 'strokes' | 'photos'>,
  busy: boolean,
): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (busy) return
    const timer = setTimeout(() => hold.storeDraft({ values, strokes, photos }), storedAfter)
    return () => clearTimeout(timer)
    // `hold` is a new object at each rendering, but has the same effect
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values, strokes, photos, busy])
}
