/** The part of pdfmake 0.3 that is used here; the package has no types. */
declare module 'pdfmake' {
  export interface Inline {
    text: string
    font?: string
    fontSize?: number
    bold?: boolean
    /** never broken inside */
    noWrap?: boolean
  }

  export type Alignment = 'left' | 'right' | 'center'

  export interface NodeStyle {
    fontSize?: number
    bold?: boolean
    color?: string
    lineHeight?: number
    alignment?: Alignment
    verticalAlignment?: 'top' | 'middle' | 'bottom'
    /** points: left, top, right, bottom */
    margin?: readonly [number, number, number, number]
    unbreakable?: boolean
    width?: number | 'auto' | '*'
    pageBreak?: 'before'
    border?: readonly [boolean, boolean, boolean, boolean]
  }

  export interface TableLayout {
    hLineWidth?: (line: number, node: { table: Table }) => number
    vLineWidth?: (line: number, node: { table: Table }) => number
    paddingLeft?: (column: number, node: { table: Table }) => number
    paddingRight?: (column: number, node: { table: Table }) => number
    paddingTop?: (row: number, node: { table: Table }) => number
    paddingBottom?: (row: number, node: { table: Table }) => number
  }

  export interface Table {
    widths: readonly (number | 'auto' | '*')[]
    /** minimum height of a row, in points */
    heights?: number | ((row: number) => number | 'auto')
    headerRows?: number
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
    body: Node[][]
  }

  export type Node = NodeStyle &
    (
      | { text: string | Inline[] }
      | { stack: Node[] }
      | { columns: Node[]; columnGap?: number }
      | { table: Table; layout?: TableLayout }
      | { svg: string; fit?: readonly [number, number] }
      /** the name of one of the document's pictures */
      | { image: string; fit?: readonly [number, number] }
    )

  export interface Definition {
    pageSize: 'A4' | { readonly width: number; readonly height: number }
    /** points: left, top, right, bottom */
    pageMargins: readonly [number, number, number, number]
    content: Node[]
    defaultStyle: NodeStyle & { font: string }
    header?: (page: number, pages: number) => Node | null
    footer?: (page: number, pages: number) => Node | null
    /**
     * PNG or JPEG as data URLs, by name. Each is stored in the file once, however often it is shown; a data URL in a
     * node would be parsed and stored again for every node.
     */
    images?: Record<string, string>
    language?: string
    displayTitle?: boolean
    info?: { title?: string; author?: string; creationDate?: Date }
  }

  /** File names of the virtual file system. */
  export interface FontFiles {
    normal: string
    bold?: string
  }

  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
    addFonts(fonts: Record<string, FontFiles>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
