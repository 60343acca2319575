import { pageUrl } from '@bdr/contract/navigation'

/** The parameter with which the page shows the form: empty, or the request it starts from. */
export const changeParameter = 'change'

/** The address of the form; a refused or withdrawn request fills it. */
export const changeUrlOf = (requestId = ''): string =>
  pageUrl('companyInfo', { [changeParameter]: requestId })
