import { stands } from '@bdr/contract/quotations/meaning'
import { isZero } from '@bdr/contract/kernel/decimal'
import { grossPriceAt } from '@bdr/contract/quotations/amounts'
import { awardOrderNote } from '@bdr/text/inquiries'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { transition } from '../../platform/transition.ts'
import { attachmentRows, copyAttachments } from '../attachments/attachments.ts'
import { createOrders } from '../orders/create.ts'
import type { NewOrder } from '../orders/new-order.ts'
import { recordOrder } from '../orders/record.ts'
import { quotationLifecycle } from '../quotations/rules.ts'
import { loadRegions } from '../regions/regions.ts'
import { faultsOfAwards, type Award } from './award-rules.ts'
import { closeIfDue } from './deadline.ts'
import { notifyLosers } from './end.ts'
import { lockInquiry, lockQuotationsOf, type LockedInquiry } from './lock.ts'
import { randomNumber } from './numbers.ts'
import { inquiryLines, versionsOf, type InquiryLineRow, type VersionRow } from './queries.ts'
import { recordInquiry } from './record.ts'
import { blockedBy, inquiryLifecycle } from './rules.ts'

/**
 * Awards lines to quotations, and creates a purchase order for each winner with the prices of the version at the
 * deadline. The inquiry is locked exclusively, so that of two awards the second finds it awarded.
 * @throws AppError A00002 with the faults of an award, A06002 if it has already been awarded
 */
export async function awardInquiry(
  tx: Executor,
  change: Change,
  clock: Clock,
  input: RecordVersion & { awards: readonly Award[] },
): Promise<void> {
  const { viewer } = change
  const inquiry = await closeIfDue(tx, assertVersion(await lockInquiry(tx, input.id, 'alone'), input))
  const quotations = await lockQuotationsOf(tx, inquiry.id)
  const submittedQuotations = quotations.filter(({ status }) => stands(status))
  const changes = await transition(tx, inquiryLifecycle, viewer, [
    {
      id: inquiry.id,
      from: inquiry.status,
      action: 'award',
      blocked: blockedBy('award', { offers: submittedQuotations.length }),
    },
  ])
  const lines = await inquiryLines(tx, inquiry.id)
  const merchants = await namesOf(tx, submittedQuotations)
  const offers = (
    await versionsOf(
      tx,
      submittedQuotations.map(({ id }) => id),
      true,
    )
  ).map((offer) => ({ ...offer, merchant: merchants.get(offer.quotation_id)! }))
  const faults = faultsOfAwards(input.awards, lines, offers, clock.today())
  if (faults.length > 0) throw invalid(faults)

  const winners = submittedQuotations.filter(({ id }) =>
    input.awards.some(({ quotationId }) => quotationId === id),
  )
  const made = winners.map(({ id, merchant_id }) => ({
    offer: offers.find((one) => one.quotation_id === id)!,
    merchantId: merchant_id,
    awards: lines.flatMap((line) =>
      input.awards.filter((award) => award.quotationId === id && award.lineId === line.id),
    ),
  }))
  const shipTo = await addressOf(inquiry)
  const orders = made.map((one) => orderOf({ inquiry, lines, shipTo, today: clock.today() }, one))
  const orderIds = await createOrders(tx, viewer, orders, {
    action: 'award',
    inquiryNo: inquiry.inquiry_no,
  })
  await tx
    .insertInto('inquiry_award')
    .values(
      made.flatMap(({ offer, awards }, index) =>
        awards.map((award) => ({
          inquiry_line_id: award.lineId,
          quotation_id: offer.quotation_id,
          number: offer.number,
          quantity: award.quantity,
          unit_price: orders[index]!.lines.find((line) => line.lineNo === lineNoOf(lines, award))!.unitPrice,
          order_id: orderIds[index]!,
        })),
      ),
    )
    .execute()
  await transition(
    tx,
    quotationLifecycle,
    viewer,
    winners.map(({ id }, index) => ({
      id,
      from: 'submitted',
      action: 'win',
      about: orders[index]!.orderNo,
    })),
  )
  await notifyLosers(
    tx,
    change,
    inquiry,
    submittedQuotations.filter(({ id }) => !winners.some((one) => one.id === id)),
  )
  const asked = (await attachmentRows(tx, 'inquiry', [inquiry.id])).filter(({ until }) => until === null)
  for (const [index, order] of orders.entries()) {
    const files = [...asked, ...made[index]!.offer.attachments]
    await copyAttachments(tx, 'order', orderIds[index]!, files)
    const ordered = { id: orderIds[index]!, merchant_id: order.merchantId, order_no: order.orderNo }
    await recordOrder(tx, change, 'award', ordered, {
      detail: { inquiry: inquiry.inquiry_no, files: files.map(({ name }) => name) },
    })
  }
  await recordInquiry(tx, change, 'award', inquiry, {
    changes,
    detail: { orders: orders.map(({ orderNo }) => orderNo) },
  })
}

const lineNoOf = (lines: readonly InquiryLineRow[], { lineId }: Award): number =>
  lines.find(({ id }) => id === lineId)!.line_no

async function namesOf(tx: Executor, quotations: readonly { id: string; merchant_id: string }[]) {
  const merchants = await tx
    .selectFrom('merchant')
    .select(['id', 'name'])
    .where('id', 'in', ['0', ...quotations.map(({ merchant_id }) => merchant_id)])
    .execute()
  return new Map(
    quotations.map(({ id, merchant_id }) => [id, merchants.find((one) => one.id === merchant_id)!.name]),
  )
}

async function addressOf({ region_code, ship_to }: LockedInquiry): Promise<string> {
  return region_code === null ? ship_to : (await loadRegions()).nameOf(region_code) + ship_to
}

interface AwardedInquiry {
  readonly inquiry: LockedInquiry
  readonly lines: readonly InquiryLineRow[]
  readonly shipTo: string
  readonly today: string
}

/** The order for a merchant: lines keep the inquiry's numbers, prices are the quoted ones with tax. */
function orderOf(
  { inquiry, lines, shipTo, today }: AwardedInquiry,
  won: { offer: VersionRow; merchantId: string; awards: readonly Award[] },
): NewOrder {
  const { offer } = won
  return {
    merchantId: won.merchantId,
    orderNo: randomNumber('CG'),
    source: 'award',
    buyerName: inquiry.buyer_name,
    shipTo,
    receiverName: null,
    receiverPhone: null,
    currency: inquiry.currency,
    orderDate: today,
    note: awardOrderNote({
      inquiryNo: inquiry.inquiry_no,
      number: offer.number,
      freight: isZero(offer.freight) ? null : offer.freight,
    }),
    lines: won.awards.map((award) => {
      const line = lines.find(({ id }) => id === award.lineId)!
      const quoted = offer.lines.find((one) => one.inquiry_line_id === award.lineId)!
      return {
        lineNo: line.line_no,
        materialCode: line.material_code,
        materialName: line.material_name,
        specification: quoted.substitute ?? line.specification,
        brand: quoted.brand ?? line.brand,
        product: quoted.product,
        unit: line.unit,
        quantity: award.quantity,
        unitPrice: grossPriceAt(
          {
            unitPrice: quoted.unit_price,
            taxRate: quoted.tax_rate,
            taxIncluded: quoted.tax_included,
            priceBreaks: quoted.price_breaks,
          },
          award.quantity,
        ),
        taxRate: quoted.tax_rate,
        requiredDate: line.required_date,
        tolerance: null,
        note: quoted.remark ?? line.note,
      }
    }),
  }
}
