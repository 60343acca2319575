import type { Notice, Recipients } from '../messages/notify.ts'

/** A merchant's people who see opportunities: owner and sales. */
export const opportunityRecipients = (merchantId: string): Recipients => ({
  merchant: { id: merchantId, permission: 'opportunity:view' },
})

/** A notice that opens a merchant's own quotation. */
export const aboutOpportunity = (quotationId: string, content: string): Notice => ({
  type: 'business',
  content,
  about: { page: 'opportunityDetail', id: quotationId },
})

/** A notice to operators that opens an inquiry. */
export const aboutInquiry = (id: string, content: string): Notice => ({
  type: 'business',
  content,
  about: { page: 'inquiryDetail', id },
})
