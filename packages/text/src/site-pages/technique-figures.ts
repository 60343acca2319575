import figures from '../../../../content/site/technique-figures.json' with { type: 'json' }

/** The techniques that are drawn, each named like its record. */
export type TechniqueFigureName = keyof typeof figures

/** What the numbers of a technique's two drawings name; those of `after` go on counting. */
export interface TechniqueFigureWords {
  readonly before: readonly (readonly string[])[]
  readonly after: readonly (readonly string[])[]
}

export const techniqueFigureWords: Readonly<Record<TechniqueFigureName, TechniqueFigureWords>> = figures
