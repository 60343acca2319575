/** Where an address is when it is none of the public ones. */
export const internalNetwork = '内网'

/** Addresses within it are named by province and city, others by their country. */
export const homeCountry = '中国'
