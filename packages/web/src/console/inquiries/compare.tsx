import { compare as compareDecimals, decimalScale, isZero, plus } from '@bdr/contract/kernel/decimal'
import {
  isLowest,
  lowestOf,
  offersOf,
  priceOf,
  quotedOf,
  type Offer,
} from '@bdr/contract/inquiries/comparison'
import {
  awardInquiry,
  compareInquiry,
  countInquiries,
  listInquiries,
  readInquiry,
} from '@bdr/contract/inquiries/calls'
import { pageUrl } from '@bdr/contract/navigation'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import type { InquiryLine } from '@bdr/contract/quotations/replies'
import { comparisonExport, compareWords as words } from '@bdr/text/inquiries'
import { quotationForm as fields } from '@bdr/text/quotations'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isConflict } from '../../lib/call-error.ts'
import { formatAmount, formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { invalidate, setCached, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { BottomBar } from '../../ui/console/bottom-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { AttachmentLinks } from '../../ui/data/attachments.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { NumberField } from '../../ui/kit/number-field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { awardsOf, lowestAwards, restOf, totalOf, awardAllTo } from './comparison.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './compare.module.css'

/** Compares every line of every offer: prices, the lowest, missing ones; and awards the lines. */
export function Compare({ inquiry }: { inquiry: InquiryDetail }) {
  const offers = offersOf(inquiry)
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const [awarding, setAwarding] = useState(false)
  if (offers.length === 0) return <p className={typography.aside}>{words.noOffers}</p>
  const mayAward = inquiry.actions.allowed.includes('award')
  const isAwarding = awarding && mayAward
  const set = (next: Readonly<Record<string, string>>) => setQuantities(next)
  return (
    <div className={layout.blocks}>
      <div className={layout.tools}>
        {mayAward &&
          (isAwarding ? (
            <>
              <Button onClick={() => set(lowestAwards(inquiry.lines, offers))}>{words.lowestEach}</Button>
              <Button onClick={() => set({})}>{words.clear}</Button>
              <Button look="quiet" onClick={() => setAwarding(false)}>
                {words.stop}
              </Button>
            </>
          ) : (
            <Button look="primary" onClick={() => setAwarding(true)}>
              {words.start}
            </Button>
          ))}
        <DownloadButton
          call={compareInquiry}
          input={{ id: inquiry.id }}
          fileName={comparisonExport.fileName(inquiry.inquiryNo)}
        >
          {words.export}
        </DownloadButton>
      </div>
      {/* a scroll container has to be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={layout.scrolls} tabIndex={0} role="region" aria-label={words.line}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              {offers.map((offer) => (
                <th key={offer.quotationId} scope="col">
                  {offer.merchantName}
                  {isAwarding && (
                    <Button
                      compact
                      onClick={() => set(awardAllTo(inquiry.lines, offer))}
                      aria-label={`${words.wholeTo} ${offer.merchantName}`}
                    >
                      {words.wholeTo}
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inquiry.lines.map((line) => (
              <LineRow
                key={line.id}
                inquiry={inquiry}
                line={line}
                offers={offers}
                quantities={isAwarding ? quantities : null}
                onChange={(name, value) => set({ ...quantities, [name]: value })}
              />
            ))}
          </tbody>
          <tfoot>
            <Foot label={words.quoted} offers={offers}>
              {({ offer }) => words.quotedOf(offer.lines.length, inquiry.lines.length)}
            </Foot>
            <Foot label={words.freight} offers={offers}>
              {({ offer }) => (isZero(offer.freight) ? '' : formatAmount(offer.freight))}
            </Foot>
            <Foot label={words.total} offers={offers} strong>
              {({ offer }) => formatAmount(offer.gross, inquiry.currency)}
            </Foot>
            <Foot label={words.validUntil} offers={offers}>
              {({ offer }) => offer.validUntil}
            </Foot>
            <Foot label={words.remark} offers={offers}>
              {({ offer }) => offer.remark}
            </Foot>
            {offers.some(({ offer }) => offer.attachments.length > 0) && (
              <Foot label={words.attachments} offers={offers}>
                {({ offer }) => <AttachmentLinks files={offer.attachments} />}
              </Foot>
            )}
          </tfoot>
        </table>
      </div>
      {isAwarding && (
        <AwardBar
          inquiry={inquiry}
          offers={offers}
          quantities={quantities}
          onDone={() => setAwarding(false)}
        />
      )}
    </div>
  )
}

interface FootProps {
  label: string
  offers: readonly Offer[]
  strong?: boolean
  children: (offer: Offer) => ReactNode
}

const Foot = ({ label, offers, strong, children }: FootProps) => (
  <tr data-strong={strong || undefined}>
    <th scope="row">{label}</th>
    {offers.map((offer) => (
      <td key={offer.quotationId}>{children(offer)}</td>
    ))}
  </tr>
)

interface LineRowProps {
  inquiry: InquiryDetail
  line: InquiryLine
  offers: readonly Offer[]
  /** by line and quotation; null while nothing has been awarded */
  quantities: Readonly<Record<string, string>> | null
  onChange: (name: string, value: string) => void
}

function LineRow({ inquiry, line, offers, quantities, onChange }: LineRowProps) {
  const lowest = lowestOf(offers, line)
  const rest = quantities && restOf(line, offers, quantities)
  return (
    <tr>
      <th scope="row">
        <span className={typography.quiet}>{line.lineNo}</span> {line.materialName}
        <span className={`${typography.below} ${css.small}`}>{line.specification}</span>
        <span className={`${typography.below} ${css.small}`}>{formatQuantity(line.quantity, line.unit)}</span>
        {rest !== null && !isZero(rest) && (
          <span className={`${typography.below} ${css.small}`} data-over={rest.startsWith('-') || undefined}>
            {rest.startsWith('-')
              ? words.over(formatQuantity(rest.slice(1), line.unit))
              : words.rest(formatQuantity(rest, line.unit))}
          </span>
        )}
      </th>
      {offers.map((offer) => {
        const quoted = quotedOf(offer, line)
        const price = priceOf(offer, line)
        const name = `${line.id} ${offer.quotationId}`
        const won = inquiry.awards.find(
          (award) => award.lineId === line.id && award.quotationId === offer.quotationId,
        )
        if (!quoted)
          return (
            <td key={offer.quotationId} className={typography.quiet}>
              {words.notQuoted}
            </td>
          )
        return (
          <td key={offer.quotationId} data-won={won !== undefined || undefined}>
            <span className={`${layout.beside} ${css.price}`}>
              {formatUnitPrice(price)}
              {isLowest(price, lowest) && <Tag tone="good">{words.lowest}</Tag>}
            </span>
            <span className={`${typography.below} ${css.small}`}>
              {[
                formatAmount(quoted.gross),
                words.leadDays(quoted.leadDays),
                quoted.brand,
                compareDecimals(quoted.quantity, line.quantity) < 0 &&
                  words.lessOffered(formatQuantity(quoted.quantity, line.unit)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {quoted.substitute && (
              <span className={`${typography.below} ${css.small}`}>
                <Tag tone="warn">{words.substitute}</Tag> {quoted.substitute}
              </span>
            )}
            {quoted.product && (
              <span className={`${typography.below} ${css.small}`}>
                {words.product}{' '}
                <Link to={pageUrl('productDetail', { id: quoted.product.productId })}>
                  {fields.productOf(quoted.product)}
                </Link>
              </span>
            )}
            {quoted.remark && <span className={`${typography.below} ${css.small}`}>{quoted.remark}</span>}
            {quantities !== null && (
              <NumberField
                label={words.awardOf(offer.merchantName, line.lineNo)}
                hideLabel
                scale={decimalScale.quantity}
                unit={line.unit}
                value={quantities[name] ?? ''}
                onChange={(value) => onChange(name, value)}
              />
            )}
            {won && <Tag tone="good">{words.won(formatQuantity(won.quantity, line.unit))}</Tag>}
          </td>
        )
      })}
    </tr>
  )
}

interface AwardBarProps {
  inquiry: InquiryDetail
  offers: readonly Offer[]
  quantities: Readonly<Record<string, string>>
  onDone: () => void
}

/** The total of the award, and the final confirmation. */
function AwardBar({ inquiry, offers, quantities, onDone }: AwardBarProps) {
  const { ask, dialog } = useConfirm()
  const send = useCallMutation(awardInquiry, { toast: false })
  const awards = awardsOf(inquiry.lines, offers, quantities)
  const awarded = offers.flatMap((offer) => {
    const own = awards.filter(({ quotationId }) => quotationId === offer.quotationId)
    return own.length === 0 ? [] : [{ offer, lines: own.length, amount: totalOf(offer, own) }]
  })
  const amount = awarded.reduce((sum, one) => plus(sum, one.amount), '0')
  const open = inquiry.lines.filter(
    (line) => compareDecimals(restOf(line, offers, quantities), '0') > 0,
  ).length
  const begin = () =>
    ask({
      title: words.question(inquiry.inquiryNo),
      effect: (
        <>
          <p>{words.effect}</p>
          <ul>
            {awarded.map(({ offer, lines, amount: own }) => (
              <li key={offer.quotationId}>
                {words.toMerchant({
                  merchant: offer.merchantName,
                  lines,
                  amount: formatAmount(own, inquiry.currency),
                })}
              </li>
            ))}
          </ul>
          {open > 0 && <p>{words.unawarded(open)}</p>}
        </>
      ),
      ok: words.ok,
      run: async () => {
        const { id, version } = inquiry
        try {
          const answer = await send.mutateAsync({ id, version, awards })
          setCached(readInquiry, { id }, answer)
          void invalidate([listInquiries, countInquiries])
          showToast('success', words.done)
          onDone()
        } catch (error) {
          if (isConflict(error)) void invalidate([readInquiry])
          throw error
        }
      },
    })
  return (
    <>
      <BottomBar label={words.award}>
        <span>
          {awards.length === 0
            ? words.nothing
            : words.chosen(awarded.length, formatAmount(amount, inquiry.currency))}
        </span>
        <Button look="primary" className={layout.end} isDisabled={awards.length === 0} onClick={begin}>
          {words.award}
        </Button>
      </BottomBar>
      {dialog}
    </>
  )
}
