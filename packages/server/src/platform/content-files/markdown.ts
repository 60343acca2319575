import { Marked, type Tokens } from 'marked'

/** Writes what the back office's own editor writes: a row of a table on one line, a quotation without a paragraph in it. */
const marked = new Marked({
  renderer: {
    table({ header, rows }: Tokens.Table) {
      const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
      const body = rows.map((cells) => `${row(cells, 'td')}\n`).join('')
      return `<table>\n<thead>${row(header, 'th')}</thead>\n<tbody>\n${body}</tbody>\n</table>\n`
    },
    blockquote({ tokens }: Tokens.Blockquote) {
      const text = tokens.map((token) =>
        this.parser.parseInline(token.type === 'paragraph' ? token.tokens! : [token]),
      )
      return `<blockquote>${text.join('<br>')}</blockquote>\n`
    },
  },
})

/** @returns the HTML of a text in Markdown with GitHub's tables; HTML within it stays as it is */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false }).trim()
