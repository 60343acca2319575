import { techniqueFigureWords, type TechniqueFigureName } from '@bdr/text/site-pages/technique-figures'
import type { FigurePair } from './pair.ts'
import { solidWaste } from './solid-waste.ts'
import { thermalPower } from './thermal-power.ts'
import { water } from './water.ts'

/** Every technique's drawings; a technique in the texts without a drawing does not compile. */
export const techniqueFigures: Readonly<Record<TechniqueFigureName, FigurePair>> = {
  ...thermalPower,
  ...water,
  ...solidWaste,
}

/** Whether a technique, whose name operators choose, has a drawing. */
export const isTechniqueFigure = (slug: string): slug is TechniqueFigureName =>
  Object.hasOwn(techniqueFigureWords, slug)
