/** Where an address is when it is none of the public ones. */
export const internalNetwork = '内网'
