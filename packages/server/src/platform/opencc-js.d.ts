/** The single characters of OpenCC's dictionary: `traditional simplified …`, separated by `|`. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}
