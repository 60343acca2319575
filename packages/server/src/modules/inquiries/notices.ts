import type { Notice, Recipients } from '../messages/notify.ts'

/** A merchant's people who see opportunities: owner and sales. */
export const quotersOf = (merchantId: string): Recipients => ({
  merchant: { id: merchantId, permission: 'opportunity:view' },
})

/** A notice that opens a merchant's own share of an inquiry. */
export const aboutOpportunity = (quotationId: string, content: string): Notice => ({
  type: 'business',
  content,
  about: { page: 'opportunityDetail', id: quotationId },
})

/** A notice that opens an inquiry, for operators. */
export const aboutInquiry = (id: string, content: string): Notice => ({
  type: 'business',
  content,
  about: { page: 'inquiryDetail', id },
})
