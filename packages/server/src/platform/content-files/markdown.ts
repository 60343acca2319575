import { Marked, type Tokens } from 'marked'

/** Produces the same HTML as the back office's editor: a table row on one line, and no paragraphs in quotations. */
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

/** @returns the HTML of a text in GitHub's Markdown with tables; HTML inside it is not changed */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false }).trim()
