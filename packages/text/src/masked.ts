/** `138****8001`: whoever knows the number recognises it, nobody else can read it. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** `****6789` of a bank account. */
export const maskAccount = (account: string): string => `****${account.slice(-4)}`
