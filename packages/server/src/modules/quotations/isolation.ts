import { attachToQuotation, listOpportunities } from '@bdr/contract/quotations/calls'
import { uploadPaper } from '../../test/upload-paper.ts'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'
import { publishedInquiry } from '../inquiries/test/an-inquiry.ts'

const id = (ids: IsolationIds) => ({ id: ids['opportunity'] })
const versioned = (ids: IsolationIds) => ({ ...id(ids), version: 1 })
const line = (ids: IsolationIds) => ({
  lineId: ids['inquiryLine'],
  skuId: null,
  quantity: '1',
  unitPrice: '1',
  taxRate: '0.13',
  taxIncluded: true,
  moq: null,
  leadDays: 1,
  brand: null,
  substitute: null,
  remark: null,
  priceBreaks: [],
  alternatives: [],
})
const draftLine = (ids: IsolationIds) => {
  const { skuId: _, ...rest } = line(ids)
  // these ids of a draft refer to a product for display only: nothing is read by them
  const named = { id: ids['sku'], productId: ids['product'] }
  const product = { ...named, name: '', model: '', values: [], brand: null, code: '' }
  return { ...rest, product, moq: '', leadDays: '', brand: '', substitute: '', remark: '' }
}
const head = { validUntil: '2099-12-31', freight: '0', remark: '' }

export const isolation: IsolationSection = {
  async make({ app }, { owner }) {
    const { list } = await owner.ok(listOpportunities, {})
    const quotationFile = await uploadPaper({ app }, owner, 'quotation-attachment')
    const { attachments } = await owner.ok(attachToQuotation, {
      id: list[0]!.id,
      files: [{ fileId: quotationFile, type: 'certificate' }],
    })
    return { quotationFile, quotationAttachment: attachments[0]!.id }
  },
  async makeOwn({ app, bearings }, { admin, owner2 }) {
    const { lines } = await publishedInquiry(admin, [bearings.id])
    const { list } = await owner2.ok(listOpportunities, {})
    return {
      opportunity: list[0]!.id,
      inquiryLine: lines[0]!.id,
      quotationFile: await uploadPaper({ app }, owner2, 'quotation-attachment'),
    }
  },
  inputs: {
    'quotations.list': (ids) => ({ categoryId: ids['opportunity'] }),
    'quotations.counts': (ids) => ({ categoryId: ids['opportunity'] }),
    'quotations.detail': id,
    'quotations.see': id,
    'quotations.saveDraft': (ids) => ({
      ...id(ids),
      draftVersion: 0,
      draft: { ...head, lines: [draftLine(ids)] },
    }),
    'quotations.workbook': id,
    'quotations.import': id,
    'quotations.submit': [
      (foreign) => ({ ...versioned(foreign), ...head, lines: [line(foreign)] }),
      (foreign, own) => ({ ...versioned(own), ...head, lines: [line(foreign)] }),
      (foreign, own) => ({ ...versioned(own), ...head, lines: [{ ...line(own), skuId: foreign['sku'] }] }),
    ],
    'quotations.withdraw': (ids) => ({ ...versioned(ids), reason: 'because' }),
    'quotations.decline': (ids) => ({ ...versioned(ids), reason: 'because' }),
    'quotations.ask': (ids) => ({ ...id(ids), text: 'why' }),
    'quotations.priceHistory': id,
    'quotations.products': (ids) => ({ ...id(ids), lineId: ids['inquiryLine'] }),
    'quotations.inquiryAttachments': id,
    'quotations.attachments': id,
    'quotations.attach': [
      (foreign, own) => ({ ...id(foreign), files: [{ fileId: own['quotationFile'], type: 'other' }] }),
      (foreign, own) => ({ ...id(own), files: [{ fileId: foreign['quotationFile'], type: 'other' }] }),
    ],
    'quotations.detach': [
      (foreign) => ({ ...id(foreign), attachmentId: foreign['quotationAttachment'] }),
      (foreign, own) => ({ ...id(own), attachmentId: foreign['quotationAttachment'] }),
    ],
    'quotations.subscribe': (ids) => ({ categoryIds: [ids['opportunity']], keywords: [] }),
  },
  passOver: ['quotations.counts'],
}
