import { techniqueFigureWords, type TechniqueFigureName } from '@bdr/text/site-pages/technique-figures'
import type { FigurePair } from './pair.ts'
import { solidWaste } from './solid-waste.ts'
import { thermalPower } from './thermal-power.ts'
import { water } from './water.ts'

/** Every technique's drawings; one that has words and is not drawn does not compile. */
export const techniqueFigures: Readonly<Record<TechniqueFigureName, FigurePair>> = {
  ...thermalPower,
  ...water,
  ...solidWaste,
}

/** Whether a technique, which operators name, is drawn. */
export const isTechniqueFigure = (slug: string): slug is TechniqueFigureName =>
  Object.hasOwn(techniqueFigureWords, slug)
