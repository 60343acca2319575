/** The path prefixes of the gateway's services, as the marketplace names them. */
export const auth = '/{product}-auth'
/** the same service under the marketplace's other spelling */
export const authService = '/{product}_auth'
/** files and SMS */
export const biz = '/{product}_biz'
/** the same service under the marketplace's other spelling */
export const bizDashed = '/{product}-biz'
export const ecology = '/{product}-supplierecology/api/v1'
export const merchant = `${ecology}/merchant` as const
export const platform = `${ecology}/platform` as const
/** calls for applicants, who have no account */
export const supplier = '/{product}-supplier/api/v1/platform'
export const catalogue = '/{product}_product/api/v1/admin'
export const customer = '/{product}-customer/api/v1'
