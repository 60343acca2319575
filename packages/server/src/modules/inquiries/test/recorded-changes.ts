import * as inquiries from '@bdr/contract/inquiries/calls'
import { not, ownTime, value, type RecordedSection } from '../../../test/recorded-changes.ts'
import { inquiryForm } from './an-inquiry.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    inquiry: {
      title: value('title'),
      buyer_name: value('buyerName'),
      industry: value('industry'),
      category_code: value('category'),
      region_code: value('regionCode'),
      ship_to: value('shipTo'),
      value_band: value('valueBand'),
      deadline: value('deadline'),
      terms: value('terms'),
      line_count: not('a draft is nobody’s promise'),
      published_at: ownTime,
      closed_at: ownTime,
    },
  },
  unwalked: {
    'inquiries.create': 'creates',
    'inquiries.publish': 'invites; its state is recorded (inquiries.db.test.ts)',
    'inquiries.invite': 'creates',
    'inquiries.answer': 'creates',
    'inquiries.attach': 'creates',
    'inquiries.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
    'inquiries.award': 'creates; its states are recorded (inquiries.db.test.ts)',
    'inquiries.fail': 'its states are recorded (inquiries.db.test.ts)',
    'inquiries.cancel': 'its states are recorded (inquiries.db.test.ts)',
    'inquiries.trend': 'reads',
    'inquiries.rows': 'reads',
  },
  async walk({ world, as, step }) {
    const admin = await as('admin')
    const draft = await admin.ok(inquiries.createInquiry, inquiryForm())
    const written = await step(admin, inquiries.updateInquiry, {
      ...inquiryForm({
        title: '机械密封',
        buyerName: '清源水务集团（示例）',
        industry: 'water',
        category: 'seal',
        regionCode: null,
        shipTo: '送水泵房',
        valueBand: null,
        terms: null,
        deadline: '2031-01-01T00:00:00Z',
      }),
      id: draft.id,
      version: draft.version,
    })
    const { id, version } = await admin.ok(inquiries.publishInquiry, {
      id: written.id,
      version: written.version,
      byCategory: false,
      merchantIds: [world.valves.id],
    })
    await step(admin, inquiries.extendInquiry, {
      id,
      version,
      deadline: '2031-02-01T00:00:00Z',
      reason: '补充图纸',
    })
  },
}
