/** Companies in one reply. Typing more letters narrows the search. */
export const maxCompaniesFound = 10
/**
 * A form that searches while somebody types makes a few requests; a client that copies the register makes thousands.
 */
export const companySearchesPerAddress = { limit: 60, seconds: 60 } as const
export const companyKeywordLength = { min: 2, max: 50 }

/** `active` covers 存续, 在业 and similar states of the register. */
export const companyStandings = ['active', 'revoked', 'cancelled'] as const
