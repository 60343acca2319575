import synonymGroups from '../../../../../content/site/synonyms.json' with { type: 'json' }
import { excerptOf, fold, marked, type Marked, type Simplified } from './fold.ts'
import { matchesPinyin } from './pinyin.ts'

export const searchGroups = [
  'codes',
  'categories',
  'entries',
  'parts',
  'techniques',
  'standards',
  'articles',
] as const
export type SearchGroup = (typeof searchGroups)[number]

/** What can be found: its address, its name, its other names, its text. */
export interface Findable {
  readonly group: SearchGroup
  readonly href: string
  readonly title: string
  readonly also?: string
  readonly summary: string
  readonly text?: string
}

export interface Found {
  readonly href: string
  readonly title: readonly Marked[]
  readonly text: readonly Marked[]
}

interface Indexed extends Findable {
  readonly names: string
  readonly named: string
  readonly body: string
}

export interface Index {
  readonly entries: readonly Indexed[]
  readonly simplified: Simplified
}

export const indexOf = (findable: readonly Findable[], simplified: Simplified): Index => ({
  simplified,
  entries: findable.map((one) => ({
    ...one,
    named: fold(one.title, simplified).text,
    names: fold(`${one.title} ${one.also ?? ''}`, simplified).text,
    body: fold(`${one.summary} ${one.text ?? ''}`, simplified).text,
  })),
})

/** How well something matches: a name counts more than a mention, an exact name most. */
const weights = { exact: 100, name: 40, synonym: 30, pinyin: 20, mention: 5, relatedMention: 2 } as const

interface Term {
  readonly typed: string
  /** its other names */
  readonly related: readonly string[]
}

/** They are written in simplified characters. */
const synonyms = synonymGroups.map(({ words, finds }) => ({
  words: words.map((word) => fold(word).text),
  finds: finds.map((word) => fold(word).text),
}))

const termOf = (typed: string): Term => ({
  typed,
  related: synonyms.flatMap(({ words, finds }) => (words.some((word) => typed.includes(word)) ? finds : [])),
})

/** What was typed, as one word and, if it contains spaces, as several words that all have to match. */
function readingsOf(keyword: string, simplified: Simplified): Term[][] {
  const words = keyword
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => fold(word, simplified).text)
    .filter(Boolean)
  const whole = words.join('')
  if (whole === '') return []
  return words.length === 1 ? [[termOf(whole)]] : [[termOf(whole)], words.map(termOf)]
}

/** The results for a keyword, in groups, the best first. */
export function search({ entries, simplified }: Index, keyword: string): Map<SearchGroup, Found[]> {
  const readings = readingsOf(keyword, simplified)
  const scored = entries.flatMap((one) => {
    const fits = readings.map((terms) => fitOf(one, terms)).filter((fit) => fit !== null)
    const [best] = fits.toSorted((first, second) => second.score - first.score)
    return best === undefined ? [] : [{ one, ...best }]
  })
  const groups = new Map<SearchGroup, Found[]>()
  for (const { one, needles } of scored.toSorted((first, second) => second.score - first.score))
    groups.set(one.group, [...(groups.get(one.group) ?? []), foundOf(one, needles, simplified)])
  return new Map(searchGroups.flatMap((group) => (groups.has(group) ? [[group, groups.get(group)!]] : [])))
}

interface Fit {
  score: number
  needles: string[]
}

function fitOf(one: Indexed, terms: readonly Term[]): Fit | null {
  const fits = terms.map((term) => fitOfTerm(one, term))
  if (fits.some((fit) => fit === null)) return null
  return {
    score: fits.reduce((sum, fit) => sum + fit!.score, 0),
    needles: fits.flatMap((fit) => fit!.needles),
  }
}

function fitOfTerm({ names, named, body, group }: Indexed, { typed, related }: Term): Fit | null {
  if (named === typed) return { score: weights.exact, needles: [typed] }
  if (names.includes(typed)) return { score: weights.name, needles: [typed] }
  // people write GB 3452 for GB/T 3452
  if (group === 'standards' && withoutT(named).includes(withoutT(typed)))
    return { score: weights.name, needles: [named] }
  const called = related.filter((word) => names.includes(word))
  if (called.length > 0) return { score: weights.synonym, needles: called }
  if (matchesPinyin(named, typed)) return { score: weights.pinyin, needles: [named] }
  if (typed.length > 1 && body.includes(typed)) return { score: weights.mention, needles: [typed] }
  const mentioned = related.filter((word) => word.length > 2 && body.includes(word))
  return mentioned.length > 0 ? { score: weights.relatedMention, needles: mentioned } : null
}

const withoutT = (standard: string) => standard.replace(/^(gb|dl|jb|hg|cj|nb|yb)t(?=\d)/, '$1')

const foundOf = (
  { href, title, summary, text = '' }: Indexed,
  needles: readonly string[],
  simplified: Simplified,
): Found => {
  const inSummary = marked(summary, needles, simplified)
  const isInSummary = inSummary.some(({ hit }) => hit)
  return {
    href,
    title: marked(title, needles, simplified),
    text: isInSummary ? inSummary : (excerptOf(text, needles, simplified) ?? inSummary),
  }
}
