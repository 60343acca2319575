/** The editor's HTML as the website keeps it: no paragraphs within list items and cells, heads of tables apart. */
export function bodyOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const item of body.querySelectorAll('li')) unwrapParagraph(item)
  for (const cell of body.querySelectorAll('td, th')) joinParagraphs(cell)
  for (const table of body.querySelectorAll('table')) splitHead(table)
  // the empty line that lets one write after a table is the editor's own
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove()
  return body.innerHTML
}

/** `<li><p>一</p></li>` is `<li>一</li>`; of an item with several paragraphs they stay. */
function unwrapParagraph(item: Element): void {
  const first = item.firstElementChild
  if (first?.matches('p') && item.querySelectorAll(':scope > p').length === 1)
    first.replaceWith(...first.childNodes)
}

/** Rows of nothing but heads, from the top. */
function splitHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const end = rows.findIndex((row) => [...row.cells].some((cell) => cell.tagName !== 'TH'))
  const heads = rows.slice(0, end === -1 ? 1 : end)
  if (heads.length > 0) table.createTHead().append(...heads)
}

/** A cell's lines, with breaks between them. */
function joinParagraphs(cell: Element): void {
  for (const [at, paragraph] of [...cell.querySelectorAll('p')].entries()) {
    if (at > 0) paragraph.before(cell.ownerDocument.createElement('br'))
    paragraph.replaceWith(...paragraph.childNodes)
  }
}
