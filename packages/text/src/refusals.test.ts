import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import { changeRequestMachine } from '@bdr/contract/change-requests/machine'
import { consultationMachine } from '@bdr/contract/consultations/machine'
import { contentMachine } from '@bdr/contract/content/machine'
import { inquiryMachine } from '@bdr/contract/inquiries/machine'
import { merchantMachine } from '@bdr/contract/merchants/machine'
import { orderLineMachine, orderMachine } from '@bdr/contract/orders/machine'
import { quotationMachine } from '@bdr/contract/quotations/machine'
import { settleInMachine } from '@bdr/contract/settle-in/machine'
import { expect, it } from 'vitest'
import { refusalKeys, refusalText, t, type ParamsOf, type RefusalKey } from './refusals.ts'

type KeyWithParams = {
  [Key in RefusalKey]: ParamsOf<Key> extends undefined ? never : Key
}[RefusalKey]

const nested = { key: 'note.overRemaining', params: { max: '5', unit: '台' } }

/** What a rule may say of each sentence that needs something; a new one without it does not compile. */
const examples: { [Key in KeyWithParams]: ParamsOf<Key> } = {
  'note.tooMuchToPrint': { lines: 2000 },
  'brand.nameTaken': { name: '明泽' },
  'category.tooManyAttributes': { limit: 40 },
  'field.wrongType': { expected: 'string' },
  'field.wrongFormat': { format: 'date' },
  'field.tooSmall': { of: 'array', limit: 1 },
  'field.tooBig': { of: 'string', limit: 20 },
  'consultation.tooOften': { minutes: 5 },
  'quotation.productOffShelf': { code: 'Z41H-16C-DN100' },
  'session.locked': { minutes: 15 },
  'session.codeLocked': { minutes: 15 },
  'sms.tooSoon': { seconds: 30 },
  'sms.tooManyToday': { limit: 10 },
  'sms.codeWrong': { left: 2 },
  'files.wrongType': { accepted: ['image/png', 'application/pdf'] },
  'files.tooLarge': { maxBytes: 5 * 1024 * 1024 },
  'files.tooManyPixels': { megapixels: 40 },
  'request.tooLarge': { limit: '1 MB' },
  'machine.notNow': { machine: 'order', state: 'pending', action: 'close' },
  'refusals.several': { refusals: [nested, { key: 'note.lineTwice', params: undefined }] },
  'productImport.zipTooMany': { limit: 2000 },
  'quantity.fraction': { lineNo: 1, quantity: '10.5', unit: '台' },
  'listView.tooMany': { limit: 30 },
  'attachment.tooMany': { max: 30 },
  'order.tooManyLines': { max: 2000 },
  'order.attachmentsKept': { status: 'completed' },
  'order.setAside': { status: 'cancelled' },
  'order.nothingToAccept': { status: 'cancelled' },
  'order.revisedBelowShipped': { min: '3', unit: '台' },
  'order.lineReserved': { lineNo: 1 },
  'order.lineNothingLeft': { lineNo: 1 },
  'order.lineTwice': { lineNo: 1 },
  'order.proposalEmpty': { lineNo: 1 },
  'order.proposalInPast': { lineNo: 1 },
  'order.alreadyOnNote': { noteNo: 'SH1' },
  'order.noteStillReady': { noteNo: 'SH1' },
  'order.noteStillOut': { noteNo: 'SH1' },
  'note.orderSetAside': { orderNo: 'PO-1', status: 'closed' },
  'note.lineNotShippable': { orderNo: 'PO-1', lineNo: 1 },
  'note.overRemaining': nested.params,
  'note.lineBlocked': { orderNo: 'PO-1', lineNo: 1, why: nested },
  'note.arrivedTooMuch': { max: '5', unit: '台' },
  'post.hasMembers': { count: 2 },
  'post.tooMany': { limit: 20 },
  'award.lineNotQuoted': { lineNo: 1 },
  'award.tooMuch': { lineNo: 1, asked: '10' },
  'award.moreThanQuoted': { lineNo: 1, quoted: '5' },
  'award.belowMoq': { lineNo: 1, moq: '5' },
  'award.twice': { lineNo: 1 },
  'award.notValid': { merchant: '明泽阀门', validUntil: '2026-11-01' },
  'quotation.inquiryOver': { status: 'cancelled' },
  'quotation.draftChanged': { by: '王敏' },
  'quotation.lineTwice': { lineNo: 1 },
  'quotation.partial': { lines: [2, 3] },
  'quotation.tooMuch': { asked: '10' },
  'quotation.lessThanAsked': { asked: '10' },
  'settleIn.alreadyApplied': { applicationNo: 'RZ1' },
  'settleIn.tooManyLive': { most: 5 },
  'settleIn.qualificationMissing': { kind: 'ccc', category: '电线' },
  'settleIn.notInReview': { status: 'returned' },
  'settleIn.checklistOpen': { open: 3 },
  'finding.registryStanding': { standing: 'revoked' },
  'finding.registryDiffers': { registered: '甲' },
  'finding.merchantExists': { code: 'M1' },
  'finding.nameTaken': { code: 'M1' },
  'finding.categoryGone': { path: ['阀门', '闸阀'] },
  'finding.qualificationMissing': { kind: 'ccc', category: '电线' },
  'finding.qualificationExpiresSoon': { days: 3 },
  'product.codeTaken': { product: '楔式闸阀' },
  'category.tooDeep': { levels: 3 },
  'list.tooManyToExport': { limit: 100_000 },
  'category.tooMany': { limit: 99 },
}

it.each(refusalKeys)('%s has words', (key) => {
  const text = refusalText({ key, params: (examples as Record<string, unknown>)[key] })
  expect(text).toMatch(/\p{Script=Han}/u)
  expect(text).not.toMatch(/undefined|null|\[object/)
})

it('says a refusal within another one, and several as one sentence', () => {
  expect(t('note.lineBlocked', examples['note.lineBlocked'])).toBe('订单 PO-1 第 1 行：不能超过可发数量 5 台')
  expect(t('refusals.several', examples['refusals.several'])).toBe(
    '不能超过可发数量 5 台；同一订单行只能出现一次',
  )
})

const machines = [
  changeRequestMachine,
  consultationMachine,
  contentMachine,
  deliveryNoteMachine,
  inquiryMachine,
  merchantMachine,
  orderMachine,
  orderLineMachine,
  quotationMachine,
  settleInMachine,
]

it.each(machines.map((machine) => [machine.name, machine] as const))(
  'every action of %s that a state does not allow says so in words',
  (name, { states, actions }) => {
    for (const state of states)
      for (const action of Object.keys(actions))
        expect(t('machine.notNow', { machine: name, state, action })).toMatch(
          /^当前状态为“\p{Script=Han}+”，不能\p{Script=Han}+$/u,
        )
  },
)
