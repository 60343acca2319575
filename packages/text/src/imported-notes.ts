/** What an order says about its whole value, kept in its note. */
export const orderChargeNote = {
  charge: (p: { reason: string; amount: string; currency: string }) =>
    `整单附加费 ${p.reason} ${p.amount} ${p.currency}`,
  allowance: (p: { reason: string; amount: string; currency: string }) =>
    `整单折扣 ${p.reason} ${p.amount} ${p.currency}`,
  lineId: (p: { id: string }) => `原行号 ${p.id}`,
} as const
