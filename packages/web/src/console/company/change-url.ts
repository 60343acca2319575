import { pageUrl } from '@bdr/contract/navigation'

/** The parameter by which the page is the form: empty, or the request it starts from. */
export const changeParameter = 'change'

/** Where a change is asked for; a refused or withdrawn request fills the form. */
export const changeUrlOf = (requestId = ''): string =>
  pageUrl('companyInfo', { [changeParameter]: requestId })
