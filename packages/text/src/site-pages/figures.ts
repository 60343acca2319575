import figures from '../../../../content/site/figures.json' with { type: 'json' }

/** The words of a drawing. */
export interface FigureWords {
  readonly name: string
  /** the numbered parts: each has a name and, if there is one, an explanation */
  readonly parts: readonly (readonly string[])[]
  /** the dimensions by letter */
  readonly sizes: Readonly<Record<string, string>>
}

/** The names of the drawings, each equal to the slug of an entry of the encyclopedia. */
export type FigureName = keyof typeof figures

export const figureWords: Readonly<Record<FigureName, FigureWords>> = figures
