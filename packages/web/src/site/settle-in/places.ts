export const stepKeys = ['company', 'contact', 'categories', 'papers', 'agreement', 'review'] as const
export type StepKey = (typeof stepKeys)[number]

/**
 * Places in the form have names: those of what is sent, but that a paper is named by its key. It is
 * the same one when another before it was removed: `paper:k3.validUntil`.
 */
export const paperPlace = (key: string, field?: string): string =>
  field === undefined ? `paper:${key}` : `paper:${key}.${field}`

/** The place that a path of what was sent is about. */
export function placeOf(path: string, papers: readonly { readonly key: string }[]): string {
  if (path.startsWith('categoryIds')) return 'categoryIds'
  const match = /^qualifications\[(\d+)\](?:\.(\w+))?$/.exec(path)
  const paper = match ? papers[Number(match[1])] : undefined
  return paper ? paperPlace(paper.key, match?.[2]) : path
}

/** The step a place stands in; null for what belongs to the whole. */
export function stepOf(place: string): StepKey | null {
  if (/^(company|bank)\b/.test(place)) return 'company'
  if (/^contact\b/.test(place)) return 'contact'
  if (place === 'categoryIds') return 'categories'
  if (/^(qualifications|paper)\b/.test(place)) return 'papers'
  return place === 'agreementVersion' ? 'agreement' : null
}

/** Puts the cursor where a place is typed, or its first control. */
export function focusPlace(within: ParentNode, place: string): void {
  const at = within.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  const control =
    at?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    at?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')
  control?.focus({ preventScroll: true })
  at?.scrollIntoView({ block: 'center' })
}
