import type { UploadedPicture } from './model.ts'

/** Pictures by code, in order, and those that match no code. */
export interface MatchedPictures {
  of(code: string): readonly UploadedPicture[]
  readonly unused: readonly UploadedPicture[]
}

/** A normalised file name: case and width are ignored, and characters that file names cannot contain are `_`. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\\/:*?"<>|\s]/g, '_')

/** `Z41H-100-2.jpg`, `Z41H-100_2.jpg`, `Z41H-100 (2).jpg`: the second picture of SKU Z41H-100. */
const numbered = /^(.+?)(?:[-_](\d{1,2})|_?\((\d{1,2})\))$/

/**
 * Finds the code in each picture's name: a match of the whole name takes precedence over one with a number after it.
 */
export function matchPictures(
  pictures: readonly UploadedPicture[],
  codes: Iterable<string>,
): MatchedPictures {
  if (pictures.length === 0) return { of: () => [], unused: [] }
  const known = new Set([...codes].map(nameKey))
  const byCode = new Map<string, { picture: UploadedPicture; place: number }[]>()
  const unused: UploadedPicture[] = []
  for (const picture of pictures) {
    const name = nameKey(picture.name.replace(/\.[^.]*$/, ''))
    const [, code = '', dashed, bracketed] = numbered.exec(name) ?? []
    const [key, place] = known.has(name) ? [name, 0] : [code, Number(dashed ?? bracketed)]
    if (known.has(key)) byCode.set(key, [...(byCode.get(key) ?? []), { picture, place }])
    else unused.push(picture)
  }
  for (const found of byCode.values())
    found.sort((a, b) => a.place - b.place || (a.picture.name < b.picture.name ? -1 : 1))
  return { of: (code) => byCode.get(nameKey(code))?.map(({ picture }) => picture) ?? [], unused }
}
