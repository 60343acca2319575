/** Why something cannot be done with a merchant. */
export const merchantRefusals = {
  'merchant.nameTaken': '已有同名商家',
} as const
