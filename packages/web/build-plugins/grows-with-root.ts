/** Lines up to this width keep it on a large screen. */
const thinnest = 2
const rootPixels = 16

/** The part of a stylesheet's declaration that is read and written here. */
interface Declaration {
  readonly prop: string
  value: string
  readonly parent?: object | undefined
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined
}

/** Lengths within a drawing are relative to the drawing. */
const drawn = { folder: /[\\/]site[\\/]drawings[\\/]/, text: /(?:^|[\s>])text\b/ }

const selectorOf = ({ parent }: Declaration): string =>
  parent !== undefined && 'selector' in parent ? String(parent.selector) : ''

/** A declaration's value, or several, with lengths that grow with the root. */
export const inRem = (value: string): string =>
  value.replaceAll(/(?<![\w#.-])(-?\d*\.?\d+)px\b/g, (pixels, number: string) =>
    Math.abs(Number(number)) <= thinnest ? pixels : `${Number(number) / rootPixels}rem`,
  )

/**
 * Converts lengths to rem, so that everything grows with the root on large screens. They are written in
 * pixels, as designs give them; what a media query compares stays unchanged.
 */
export function growsWithRoot() {
  return {
    postcssPlugin: 'grows-with-root',
    Declaration(declaration: Declaration) {
      const file = declaration.source?.input.file ?? ''
      if (!/[\\/]src[\\/](console|site|ui)[\\/]/.test(file)) return
      if (drawn.folder.test(file) || drawn.text.test(selectorOf(declaration))) return
      if (!declaration.value.includes('px') || declaration.value.includes('url(')) return
      // the lengths of the root itself stay in pixels, because rem refers to them
      if (declaration.prop === 'font-size' && declaration.value.includes('vw')) return
      const value = inRem(declaration.value)
      if (value !== declaration.value) declaration.value = value
    },
  }
}
