import { attachToInquiry, readInquiry } from '@bdr/contract/inquiries/calls'
import { askQuestion, listOpportunities } from '@bdr/contract/quotations/calls'
import { uploadPaper } from '../../test/upload-paper.ts'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'
import { inquiryForm, publishedInquiry } from './test/an-inquiry.ts'

const head = (ids: IsolationIds) => ({ id: ids['inquiry'], version: 1 })
const { lines: _, categoryIds: __, ...fields } = inquiryForm()
const whole = { ...fields, lines: inquiryForm().lines, categoryIds: [] }

export const isolation: IsolationSection = {
  async make({ app, valves }, { admin, owner }) {
    const { id } = await publishedInquiry(admin, [valves.id])
    const { list } = await owner.ok(listOpportunities, {})
    const opportunity = list[0]!.id
    await owner.ok(askQuestion, { id: opportunity, text: 'with a handwheel?' })
    const { questions, lines } = await admin.ok(readInquiry, { id })
    const inquiryFile = await uploadPaper({ app }, admin, 'inquiry-attachment')
    const { attachments } = await admin.ok(attachToInquiry, {
      id,
      files: [{ fileId: inquiryFile, type: 'drawing' }],
    })
    return {
      inquiry: id,
      inquiryLine: lines[0]!.id,
      question: questions[0]!.id,
      opportunity,
      inquiryFile,
      inquiryAttachment: attachments[0]!.id,
    }
  },
  inputs: {
    'inquiries.detail': (ids) => ({ id: ids['inquiry'] }),
    'inquiries.update': (ids) => ({ ...head(ids), ...whole, categoryIds: [ids['inquiry']] }),
    'inquiries.create': (ids) => ({
      ...whole,
      categoryIds: [ids['inquiry']],
      consultationId: ids['inquiry'],
    }),
    'inquiries.import': (ids) => ({ inquiryId: ids['inquiry'] }),
    'inquiries.candidates': (ids) => ({ id: ids['inquiry'] }),
    'inquiries.comparison': (ids) => ({ id: ids['inquiry'] }),
    'inquiries.publish': (ids) => ({ ...head(ids), byCategory: false, merchantIds: [ids['merchant']] }),
    'inquiries.invite': (ids) => ({ ...head(ids), byCategory: false, merchantIds: [ids['merchant']] }),
    'inquiries.extend': (ids) => ({ ...head(ids), deadline: '2099-01-01T00:00:00Z', reason: 'because' }),
    'inquiries.answer': (ids) => ({ id: ids['inquiry'], questionId: ids['question'], answer: 'yes' }),
    'inquiries.attachments': (ids) => ({ id: ids['inquiry'] }),
    'inquiries.attach': (ids) => ({
      id: ids['inquiry'],
      files: [{ fileId: ids['inquiryFile'], type: 'drawing' }],
    }),
    'inquiries.detach': (ids) => ({ id: ids['inquiry'], attachmentId: ids['inquiryAttachment'] }),
    'inquiries.award': (ids) => ({
      ...head(ids),
      awards: [{ lineId: ids['inquiryLine'], quotationId: ids['opportunity'], quantity: '1' }],
    }),
    'inquiries.fail': (ids) => ({ ...head(ids), reason: 'because' }),
    'inquiries.cancel': (ids) => ({ ...head(ids), reason: 'because' }),
  },
}
