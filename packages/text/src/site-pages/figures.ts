import figures from '../../../../content/site/figures.json' with { type: 'json' }

/** What a drawing of one thing says. */
export interface FigureWords {
  readonly name: string
  /** its numbers: each a name and, where there is one, what to know of it */
  readonly parts: readonly (readonly string[])[]
  /** its dimensions by their letters */
  readonly sizes: Readonly<Record<string, string>>
}

/** The drawings there are, each named like the entry of the encyclopedia it belongs to. */
export type FigureName = keyof typeof figures

export const figureWords: Readonly<Record<FigureName, FigureWords>> = figures
