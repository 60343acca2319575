/** A masked mobile number, `138****8001`: only people who know the number recognise it. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** A masked bank account number, `****6789`. */
export const maskAccount = (account: string): string => `****${account.slice(-4)}`
