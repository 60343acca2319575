import { receiptLimits } from '@bdr/contract/delivery-notes/receipt-link'
import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import { isZero, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { groupThousands } from '@bdr/text/number-format'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { memo } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { Certificates } from './certificates.tsx'
import type { Photo } from './stored-receipt.ts'
import { Photos } from './photos.tsx'
import { arrivalOf, excessOf, tidyNumber, type LineValues } from './receipt-values.ts'
import css from './goods-receipt.module.css'
import typography from '../../ui/typography.module.css'

/** Not from `lib/format`: with it, islands that only show times would load the library for exact decimals. */
const quantityText = (value: Decimal, unit: string): string => `${groupThousands(trimZeros(value))} ${unit}`

interface LineCardProps {
  line: GateNote['lines'][number]
  values: LineValues
  photos: readonly Photo[]
  arrivedFault: string | undefined
  rejectedFault: string | undefined
  reasonFault: string | undefined
  isDisabled: boolean
  isOffline: boolean
  onChange: (id: string, values: LineValues) => void
  /** adds one more sentence to the remark */
  onRemark: (sentence: string) => void
  onPhotos: (photos: readonly Photo[]) => void
}

/** One line: received completely, or with its differences. Memoised: of 500 only the changed one renders. */
export const LineCard = memo(function LineCard({ line, values, onChange, ...props }: LineCardProps) {
  const { isDisabled } = props
  const set = (part: Partial<LineValues>) => onChange(line.id, { ...values, ...part })
  const arrival = arrivalOf(line, values)
  const excess = excessOf(line, values)
  const before = plus(line.acceptedQuantity, line.rejectedQuantity)
  const about = [line.materialCode, line.specification, line.brand].filter(Boolean).join('　')
  const number = { inputMode: 'decimal', autoComplete: 'off', disabled: isDisabled, maxLength: 20 } as const
  return (
    <li className={`${layout.card} ${layout.blocks} ${css.line}`} data-problem={!values.isWhole || undefined}>
      <div className={css.lineHead}>
        <div className={css.material}>
          <strong>{words.lineTitle(line.lineNo, line.materialName)}</strong>
          {about !== '' && <span>{about}</span>}
          {line.batch !== null && <span>{words.batch(line.batch)}</span>}
          <Certificates
            files={line.certificates}
            label={words.certificatesOf(line.lineNo)}
            isOffline={props.isOffline}
          />
          <span className={typography.small}>{words.orderLine(line.orderNo, line.orderLineNo)}</span>
        </div>
        <div className={css.quantity}>
          {groupThousands(trimZeros(line.outstandingQuantity))} <small>{line.unit}</small>
        </div>
      </div>
      {!isZero(before) && (
        <p className={typography.small}>{words.receivedBefore(quantityText(before, line.unit))}</p>
      )}
      <div className={css.choice} role="radiogroup" aria-label={words.choice(line.lineNo)}>
        {([true, false] as const).map((isWhole) => (
          <label key={String(isWhole)}>
            <input
              type="radio"
              name={`whole-${line.id}`}
              checked={values.isWhole === isWhole}
              disabled={isDisabled}
              onChange={() => set({ isWhole })}
            />
            <span>{isWhole ? words.whole : words.problem}</span>
          </label>
        ))}
      </div>
      {!values.isWhole && (
        <div className={`${layout.blocks} ${css.problem}`}>
          <div className={css.numbers}>
            <Field
              {...number}
              label={words.arrived}
              value={values.arrived}
              error={props.arrivedFault}
              onChange={({ target }) => set({ arrived: tidyNumber(target.value) })}
            />
            <Field
              {...number}
              label={words.rejected}
              value={values.rejected}
              error={props.rejectedFault}
              onChange={({ target }) => set({ rejected: tidyNumber(target.value) })}
            />
          </div>
          {excess !== null && (
            <div className={`${layout.rows} ${css.excess}`} role="status">
              <p>
                {words.excess(
                  quantityText(line.outstandingQuantity, line.unit),
                  quantityText(excess, line.unit),
                )}
              </p>
              <button
                type="button"
                className={button.quiet}
                disabled={isDisabled}
                onClick={() => {
                  props.onRemark(
                    words.excessRemark({
                      lineNo: line.lineNo,
                      name: line.materialName,
                      sent: quantityText(line.outstandingQuantity, line.unit),
                      arrived: quantityText(values.arrived, line.unit),
                      excess: quantityText(excess, line.unit),
                    }),
                  )
                  set({ arrived: line.outstandingQuantity })
                }}
              >
                {words.excessToRemark(quantityText(line.outstandingQuantity, line.unit))}
              </button>
            </div>
          )}
          {arrival && (
            <p className={typography.strong}>
              {words.accepted(quantityText(arrival.accepted, line.unit))}
              {!isZero(arrival.missing) && words.missing(quantityText(arrival.missing, line.unit))}
            </p>
          )}
          {values.rejected !== '' && values.rejected !== '0' && (
            <div>
              <Field
                label={words.reason}
                value={values.reason}
                error={props.reasonFault}
                maxLength={receiptLimits.reason}
                disabled={isDisabled}
                autoComplete="off"
                onChange={({ target }) => set({ reason: target.value })}
              />
              <div className={`${layout.tools} ${css.reasons}`}>
                {words.reasons.map((reason) => (
                  <button
                    key={reason}
                    type="button"
                    disabled={isDisabled}
                    aria-label={words.reasonOf(reason)}
                    aria-pressed={values.reason === reason}
                    onClick={() => set({ reason })}
                  >
                    {reason}
                  </button>
                ))}
              </div>
            </div>
          )}
          <Photos
            noteLineId={line.id}
            photos={props.photos}
            label={words.photo}
            isDisabled={isDisabled}
            onChange={props.onPhotos}
          />
        </div>
      )}
    </li>
  )
})
