import figures from '../../../../content/site/technique-figures.json' with { type: 'json' }

/** The names of the techniques with drawings, each equal to a record's slug. */
export type TechniqueFigureName = keyof typeof figures

/** Names of the numbered parts in a technique's two drawings. The numbers of `after` continue those of `before`. */
export interface TechniqueFigureWords {
  readonly before: readonly (readonly string[])[]
  readonly after: readonly (readonly string[])[]
}

export const techniqueFigureWords: Readonly<Record<TechniqueFigureName, TechniqueFigureWords>> = figures
