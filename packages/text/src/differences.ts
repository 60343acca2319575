/** Words of the differences between what was sent and what was accepted. */
export const differenceWords = {
  rejected: (quantity: string) => `拒收 ${quantity}`,
  missing: (quantity: string) => `少到 ${quantity}`,
} as const
