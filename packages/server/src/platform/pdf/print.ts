import type pdfmakeModule from 'pdfmake'
import type { Definition, NodeStyle } from 'pdfmake'
import { withXmlCharacters } from '../xml-text.ts'
import { embeddable } from './embeddable.ts'
import { mainFamily, mainTypeface, openedTypefaces } from './typefaces.ts'

/** A document without the properties that are the same for all of them. */
type Printable = Omit<Definition, 'pageSize' | 'defaultStyle'> & {
  defaultStyle: NodeStyle
  /** A4 by default */
  pageSize?: Definition['pageSize']
}

type Pdfmake = typeof pdfmakeModule

let loading: Promise<Pdfmake> | undefined
const registered = new Set<string>()

/**
 * Renders a document as PDF. Text must come from `printable`; the default font is Noto Sans SC. The engine and the
 * fonts load at the first use, so a server that prints nothing does not need them.
 */
export async function printPdf(definition: Printable): Promise<Buffer> {
  loading ??= load()
  const pdfmake = await loading
  mainTypeface()
  await registerTypefaces(pdfmake)
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      ...definition,
      ...(definition.info && { info: withXmlCharacters(definition.info) }),
      defaultStyle: { ...definition.defaultStyle, font: mainFamily },
    })
    .getBuffer()
}

async function load(): Promise<Pdfmake> {
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return pdfmake
}

async function registerTypefaces(pdfmake: Pdfmake): Promise<void> {
  for (const { family, regular, bold } of openedTypefaces()) {
    if (registered.has(family)) continue
    const files = { normal: `${family}-Regular`, bold: `${family}-Bold` }
    const normal = await embeddable(regular, family)
    pdfmake.virtualfs.writeFileSync(files.normal, normal)
    pdfmake.virtualfs.writeFileSync(files.bold, bold === regular ? normal : await embeddable(bold, family))
    pdfmake.addFonts({ [family]: files })
    registered.add(family)
  }
}
