/** The gateway's services, as the marketplace names them. */
export const auth = '/{product}-auth'
export const ecology = '/{product}-supplierecology/api/v1'
export const merchant = `${ecology}/merchant` as const
export const platform = `${ecology}/platform` as const
