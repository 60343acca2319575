/** Companies a search answers at most: more letters find the one meant. */
export const mostCompaniesFound = 10
/** A form that searches while somebody types asks a few times; whoever copies the register asks thousands. */
export const companySearchesPerAddress = { limit: 60, seconds: 60 } as const
export const companyKeywordLength = { min: 2, max: 50 }

/** 存续, 在业 and the like are one: it does business. */
export const companyStandings = ['active', 'revoked', 'cancelled'] as const
