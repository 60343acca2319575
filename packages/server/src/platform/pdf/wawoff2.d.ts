/** The part of wawoff2 we use; the package ships no types of its own. */
declare module 'wawoff2/decompress.js' {
  /** @returns the TrueType or OpenType font in a WOFF2 file; rejects what is none */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
