/** The part of wawoff2 that is used here; the package has no types. */
declare module 'wawoff2/decompress.js' {
  /** @returns the TrueType or OpenType font of a WOFF2 file; rejects for any other file */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
