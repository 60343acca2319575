import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { Extension, Node, type NodeConfig } from '@tiptap/react'

/** The nodes of tables under the roles that prosemirror-tables gives them. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

/** A cell contains lines of text: the website's tables are for figures, not for layout. */
const cell = (name: string, tag: 'td' | 'th'): NodeConfig => ({
  name,
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ({
    colspan: spanOf('colspan'),
    rowspan: spanOf('rowspan'),
    // nobody sets widths, but the table commands copy them
    colwidth: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag }],
  renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes as Record<string, unknown>, 0],
})

const tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      // in the last cell Tab is not handled here, so that it leaves the editor
      Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
      'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
    }
  },
  priority: 200,
})

export const tableExtensions = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create(cell('tableCell', 'td')),
  Node.create(cell('tableHeader', 'th')),
  tables,
]

const textCell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => textCell(type)) })

/** A new table: a head and two rows. */
export const freshTable = {
  type: 'table',
  content: [row('tableHeader'), row('tableCell'), row('tableCell')],
}
