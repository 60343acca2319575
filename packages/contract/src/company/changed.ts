import { presentFacts, type PresentFacts } from './model.ts'

export type FactName = keyof PresentFacts

/** The names of all facts in display order. Stored facts have their keys in another order. */
export const factNames = Object.keys(presentFacts.shape) as FactName[]

/** The fields in which two versions of a company differ. The order of its qualifications is ignored. */
export function changedFields(before: PresentFacts, after: PresentFacts): FactName[] {
  return factNames.filter((field) => canonical(before[field]) !== canonical(after[field]))
}

function canonical(value: PresentFacts[FactName]): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(sorted).toSorted())
  return sorted(value)
}

const sorted = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value)
