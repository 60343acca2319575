import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'

/** What UBL 2.1 allows in the elements of an order, see the fixtures' README. */
const schema = JSON.parse(readFileSync(new URL('./ubl-2.1-order.json', import.meta.url), 'utf8')) as {
  /** paths down to the first value below each child; `*` for one that may be repeated */
  readonly children: Readonly<Record<string, readonly string[]>>
  readonly kinds: Readonly<Record<string, string>>
}

/** A document with one value more, or another one. */
export interface ChangedDocument {
  readonly xml: string
  /** the element with the new value, and its name alone */
  readonly path: string
  readonly name: string
  readonly kind: string
  readonly value: string
}

interface Found {
  readonly path: string
  readonly name: string
  readonly children: Set<string>
  /** where its content begins and ends in the text */
  readonly begin: number
  end: number
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const namespaces: Readonly<Record<string, string>> = {
  cac: `${ubl}CommonAggregateComponents-2`,
  cbc: `${ubl}CommonBasicComponents-2`,
}

/** Values that no example has. */
const values: Readonly<Record<string, string>> = {
  Amount: '73.91',
  Date: '2031-05-17',
  Indicator: 'true',
  Measure: '73.91',
  Numeric: '73.91',
  Percent: '73.91',
  Quantity: '73.91',
  Rate: '73.91',
  Time: '04:17:23',
}
const valueOf = (kind: string): string => values[kind] ?? 'Zzyzx-4711'

/** The document with each element that it may have in addition, one at a time. */
export function withMore(xml: string): ChangedDocument[] {
  return firstOfEach(elementsOf(xml)).flatMap((element) =>
    (schema.children[element.name] ?? []).flatMap((child) => {
      const names = child.replace('*', '').split('/')
      if (!child.endsWith('*') && element.children.has(localName(names[0]!))) return []
      const name = localName(names.at(-1)!)
      const kind = schema.kinds[name]!
      const value = valueOf(kind)
      const inserted = names.reduceRight((inner, tag) => {
        const [prefix, local] = tag.split(':') as [string, string]
        return `<${local} xmlns="${namespaces[prefix]}">${inner}</${local}>`
      }, value)
      return [
        {
          xml: `${xml.slice(0, element.end)}${inserted}${xml.slice(element.end)}`,
          path: `${element.path}/${names.map(localName).join('/')}`,
          name,
          kind,
          value,
        },
      ]
    }),
  )
}

/** The document with each of its values replaced, one at a time. */
export function withOthers(xml: string): ChangedDocument[] {
  return firstOfEach(elementsOf(xml)).flatMap(({ name, path, children, begin, end }) => {
    const kind = schema.kinds[name]
    if (kind === undefined || children.size > 0) return []
    const value = kind === 'Indicator' ? opposite(xml.slice(begin, end)) : valueOf(kind)
    return [{ xml: `${xml.slice(0, begin)}${value}${xml.slice(end)}`, path, name, kind, value }]
  })
}

const opposite = (indicator: string): string => (indicator.trim() === 'true' ? 'false' : 'true')

const localName = (name: string): string => name.replace(/^.*:/, '')

const firstOfEach = (elements: readonly Found[]): Found[] => [
  ...new Map(elements.toReversed().map((element) => [element.path, element])).values(),
]

function elementsOf(xml: string): Found[] {
  const found: Found[] = []
  const open: Found[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, isSelfClosing }) => {
    const parent = open.at(-1)
    parent?.children.add(local)
    const path = `${parent?.path ?? ''}/${local}`
    const element = { path, name: local, children: new Set<string>(), begin: parser.position, end: 0 }
    if (!isSelfClosing) found.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()!.end = xml.lastIndexOf('</', parser.position - 1)
  })
  parser.write(xml).close()
  return found
}
