/** The location of an address that is not public. */
export const internalNetwork = '内网'

/** Locations in this country are shown as province and city, others as the country. */
export const homeCountry = '中国'
