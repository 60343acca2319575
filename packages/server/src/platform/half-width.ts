/** Converts full-width letters, digits and punctuation to ASCII, and the ideographic space to a space. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000\u00a0]/g, (sign) =>
    sign === '\u3000' || sign === '\u00a0' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  )
