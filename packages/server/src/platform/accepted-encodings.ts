/** Matches unless the encoding has the weight 0, which means that it is refused. */
const refused = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`
const brotli = new RegExp(String.raw`\bbr\b${refused}`, 'i')
const gzip = new RegExp(String.raw`\bgzip\b${refused}`, 'i')

/** Whether a browser's `Accept-Encoding` accepts Brotli. */
export const acceptsBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && brotli.test(accepted)
/** Whether a browser's `Accept-Encoding` accepts gzip. */
export const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && gzip.test(accepted)
