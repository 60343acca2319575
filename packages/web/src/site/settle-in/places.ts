export const stepKeys = ['company', 'contact', 'categories', 'papers', 'agreement', 'review'] as const
export type StepKey = (typeof stepKeys)[number]

/**
 * Places in the form have the paths of the input as their names, except that a paper is identified by its
 * key, so that it keeps its name when one before it is removed: `papers.k3.validUntil`.
 */
export const paperPlace = <Field extends string>(key: string, field: Field): `papers.${string}.${Field}` =>
  `papers.${key}.${field}`

/**
 * The place that belongs to a path of the input that was sent.
 * @param paperKeys in the order in which the papers were sent
 */
export function placeOf(path: string, paperKeys: readonly string[]): string {
  if (path.startsWith('categoryIds')) return 'categoryIds'
  const match = /^qualifications(?:[[.](\d+)\]?(?:\.(\w+))?)?$/.exec(path)
  if (!match) return path
  return ['papers', paperKeys[Number(match[1])], match[2]].filter((part) => part !== undefined).join('.')
}

/** The parts of the form in each step. */
export const partsOf: Readonly<Record<StepKey, readonly string[]>> = {
  company: ['company', 'bank'],
  contact: ['contact'],
  categories: ['categoryIds'],
  papers: ['papers'],
  agreement: ['agreementVersion'],
  review: [],
}

/** The step of a place; null for what concerns the form as a whole. */
export const stepOf = (place: string): StepKey | null =>
  stepKeys.find((step) => partsOf[step].includes(place.split('.')[0]!)) ?? null

/** Focuses the field at a place, or its first control. */
export function focusPlace(within: ParentNode, place: string): void {
  const at = within.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  const control =
    at?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    at?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')
  control?.focus({ preventScroll: true })
  at?.scrollIntoView({ block: 'center' })
}
