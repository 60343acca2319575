import { refuse } from '../faults.ts'

const ublNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** The same for UBL 2.0 to 2.4. */
const ublOrderNamespace = `${ublNamespace}Order-2`

/** Refuses an XML document whose root is not a UBL 2 order. */
export function refuseOtherXml(root: { readonly name: string; readonly namespace: string }): void {
  if (root.namespace === ublOrderNamespace && root.name === 'Order') return
  if (root.namespace === 'urn:schemas-microsoft-com:office:spreadsheet') throw refuse('file.excelXml')
  if (root.name.toLowerCase() === 'html') throw refuse('file.html')
  if (root.namespace.startsWith(ublNamespace) && root.name !== 'Order') {
    throw refuse('file.otherUbl', { document: root.name })
  }
  if (/ubl.*Order-1/i.test(root.namespace)) throw refuse('file.oldUbl')
  throw refuse('file.otherXml', { root: root.name.slice(0, 60) })
}
