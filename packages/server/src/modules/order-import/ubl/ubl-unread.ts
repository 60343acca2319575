import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { find, type XmlElement } from './xml-tree.ts'

/** A text or attribute that nobody asked for. */
interface Content {
  /** the elements from the reported one down to it, without the reported one */
  readonly names: readonly string[]
  readonly text: string
  /** attributes that say what kind of value it is, such as the list of a code */
  readonly about: readonly string[]
}

/** What one line of the list says: an element with everything unread in it. */
interface Row {
  readonly element: XmlElement
  readonly contents: readonly Content[]
}

/** More values than this are reported part by part. */
const contentsOfRow = 12
/** Different contents of the same element in several order lines that are reported together. */
const variantsOfRow = 20
const longestValue = 100

/** Attributes that say who keeps a list of codes and where it is, or in which language a text is. */
const ofList =
  /^(list|scheme|unitCodeList|currencyCodeList)(Name|AgencyID|AgencyName|VersionID|URI|DataURI|SchemeURI)$|^language(ID|LocaleID)$/

/**
 * Reports everything of a document that was not read. Elements of which nothing was read are reported as a whole, the
 * same element of several order lines together.
 */
export function listUnread(findings: Findings, root: XmlElement, currency: string | null): void {
  checkPlumbing(root)
  const [ofOrder, ofLines] = byPlace(rowsOf(root, currency))
  for (const { element, contents } of ofOrder) report(findings, element.path, [{ contents, lines: [] }])
  for (const [path, rows] of ofLines) {
    const same = [...Map.groupBy(rows, ({ contents }) => JSON.stringify(contents)).values()]
    const different = same.map((all) => ({ contents: all[0]!.contents, lines: all.map(({ line }) => line) }))
    for (let from = 0; from < different.length; from += variantsOfRow)
      report(findings, path, different.slice(from, from + variantsOfRow))
  }
}

/** The rows of the order itself, and those of its lines by their path without the line's position. */
function byPlace(rows: readonly Row[]) {
  const placed = rows.map((row) => {
    const found = /^(.*?\/OrderLine)(?:\[(\d+)\])?((?:\/.*)?)$/.exec(row.element.path)
    return { ...row, path: found && `${found[1]}${found[3]}`, line: Number(found?.[2] ?? 1) }
  })
  const ofOrder = placed.filter(({ path }) => path === null)
  const ofLines = Map.groupBy(
    placed.filter(({ path }) => path !== null),
    ({ path }) => path!,
  )
  return [ofOrder, ofLines] as const
}

interface Variant {
  readonly contents: readonly Content[]
  /** positions of the order lines with it */
  readonly lines: readonly number[]
}

function report(findings: Findings, path: string, variants: readonly Variant[]): void {
  const rows = [...new Set(variants.flatMap(({ lines }) => lines))].sort((a, b) => a - b)
  const why = importFault('unread.element', { names: namesIn(path), variants })
  findings.leaveOut(null, { path, rows }, why)
}

/** What an element is called: its own name, and that of the part of the order or line it stands in. */
function namesIn(path: string): string[] {
  const names = path.replace(/^.*?\/Order\/(OrderLine\/(LineItem\/(Item\/)?)?)?/, '').split('/')
  const [first, last] = [names[0]!, names.at(-1)!].map((name) => name.replace(/\[\d+\]$/, ''))
  return names.length === 1 ? [first!] : [first!, last!]
}

/** Elements that say nothing about an order, or what has been read already. */
function checkPlumbing(root: XmlElement): void {
  for (const element of root.children)
    // They name the rules by which the document was written; what it says is read by the same rules for all of them.
    if (/^(UBLVersionID|CustomizationID|ProfileID)$/.test(element.name)) element.check()
  checkRepetitions(root)
}

function checkRepetitions(element: XmlElement): void {
  const end = find(element, 'EndDate')
  for (const child of element.children) {
    // that a tax is value-added tax at the standard rate says no more than its percentage
    const isTaxCode =
      (element.name === 'TaxScheme' && child.peeked === 'VAT') ||
      (element.name.endsWith('TaxCategory') && child.peeked === 'S')
    // a period of one day, whose end was read
    const isEnd = child.name === 'StartDate' && end?.isTextRead && child.peeked === end.peeked
    if ((child.name === 'ID' && isTaxCode) || isEnd) child.check()
    checkRepetitions(child)
  }
}

function rowsOf(element: XmlElement, currency: string | null): Row[] {
  // the first ones decide whether there is anything, and whether it is too much
  const contents: Content[] = []
  collect(contents, element, [], currency)
  if (contents.length === 0) return []
  if (contents.length <= contentsOfRow && !isAnythingRead(element)) return [{ element, contents }]
  const [values, parts] = split(element)
  const own = [
    ...ownContent(element, [], currency),
    ...values.flatMap((value) => ownContent(value, [value.name], currency)),
  ]
  return [
    ...(own.length > 0 ? [{ element, contents: own }] : []),
    ...parts.flatMap((part) => rowsOf(part, currency)),
  ]
}

/** In these each value is a matter of its own; in all other elements values belong together, as those of a period. */
const gatherings = /^(Order|OrderLine|LineItem|Item|Party)$/

/** The children that are reported together with an element, and those that are reported for themselves. */
function split({ name, children }: XmlElement): [values: XmlElement[], parts: XmlElement[]] {
  const isOwn = (child: XmlElement) => child.children.length > 0 || gatherings.test(name)
  return [children.filter((child) => !isOwn(child)), children.filter(isOwn)]
}

const isAnythingRead = (element: XmlElement): boolean =>
  (element.isTextRead && element.peeked !== '') || element.children.some(isAnythingRead)

/** Collects what was not read of an element and below it, until it is more than one row takes. */
function collect(
  contents: Content[],
  element: XmlElement,
  names: readonly string[],
  currency: string | null,
): void {
  if (contents.length > contentsOfRow) return
  contents.push(...ownContent(element, names, currency))
  for (const child of element.children) collect(contents, child, [...names, child.name], currency)
}

function ownContent(element: XmlElement, names: readonly string[], currency: string | null): Content[] {
  const attributes = element.unreadAttributes.filter(
    ([name, value]) => !ofList.test(name) && !(name === 'currencyID' && value === currency),
  )
  if (element.peeked !== '' && !element.isTextRead)
    return [
      { names, text: shortened(element.peeked), about: attributes.map(([, value]) => shortened(value)) },
    ]
  // a code that was read was recognised, so its list is known
  const unread = attributes.filter(([name]) => !/^(listID|unitCodeListID)$/.test(name))
  return unread.map(([name, value]) => ({ names: [...names, `@${name}`], text: shortened(value), about: [] }))
}

function shortened(text: string): string {
  const start = cleanText(text.slice(0, longestValue + 1))
  return start.length > longestValue ? `${start.slice(0, longestValue)}…` : start
}
