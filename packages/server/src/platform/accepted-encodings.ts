/** With the weight 0 an encoding is named to be refused. */
const refused = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`
const brotli = new RegExp(String.raw`\bbr\b${refused}`, 'i')
const gzip = new RegExp(String.raw`\bgzip\b${refused}`, 'i')

/** Whether a browser's `Accept-Encoding` takes Brotli. */
export const readsBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && brotli.test(accepted)
/** The same of gzip. */
export const readsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && gzip.test(accepted)
