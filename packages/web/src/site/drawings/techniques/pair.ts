import { drawn, type DrawnFigure } from '../figures/figure.ts'

/** The same equipment before and after a renovation, with the numbers of both in one list. */
export interface FigurePair {
  readonly before: DrawnFigure
  readonly after: DrawnFigure
}

/** Half a sheet. */
export const half = <const Key extends string>(
  figure: Omit<DrawnFigure<Key>, 'width' | 'height'>,
): DrawnFigure => drawn({ ...figure, width: 480, height: 350 })
