const tag = /<[a-z][^<>]*>/gi
const styleAttribute = / style="([^"]*)"/g
/** Values that components set themselves; any other value could contain text that ends the style element. */
const declarations = /^[\w\s:;.,%#()/-]*$/

/**
 * The Content-Security-Policy forbids style attributes: each becomes a rule instead. Text that looks like one stays: a
 * description may quote markup, and in tags no value contains a bracket that is not escaped.
 */
export function withoutStyleAttributes(html: string, nonce: string): string {
  const styles: string[] = []
  const asRule = (_whole: string, style: string) => {
    if (!declarations.test(style)) return ''
    const known = styles.indexOf(style)
    return ` data-first-style="${known === -1 ? styles.push(style) - 1 : known}"`
  }
  const marked = html.replaceAll(tag, (one) => one.replaceAll(styleAttribute, asRule))
  const rules = styles.map((style, at) => `[data-first-style="${at}"]{${style}}`)
  return rules.length === 0 ? marked : `<style nonce="${nonce}">${rules.join('')}</style>${marked}`
}
