/** Full-width letters, digits and signs as ordinary ones, the ideographic space as a space. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000\u00a0]/g, (sign) =>
    sign === '\u3000' || sign === '\u00a0' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )
