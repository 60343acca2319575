import { figureWords, type FigureName } from '@bdr/text/site-pages/figures'
import { analysers } from './analysers.ts'
import { bearings } from './bearings.ts'
import { conveying } from './conveying.ts'
import { drives } from './drives.ts'
import type { DrawnFigure } from './figure.ts'
import { filters } from './filters.ts'
import { instruments } from './instruments.ts'
import { joints } from './joints.ts'
import { motors } from './motors.ts'
import { pipework } from './pipework.ts'
import { pumps } from './pumps.ts'
import { seals } from './seals.ts'
import { supplies } from './supplies.ts'
import { treatment } from './treatment.ts'
import { valves } from './valves.ts'
import { wear } from './wear.ts'

/** Every drawing of one machine; a name in the texts without a drawing does not compile. */
export const figures: Readonly<Record<FigureName, DrawnFigure>> = {
  ...valves,
  ...seals,
  ...bearings,
  ...pumps,
  ...motors,
  ...drives,
  ...instruments,
  ...analysers,
  ...joints,
  ...pipework,
  ...filters,
  ...conveying,
  ...wear,
  ...supplies,
  ...treatment,
}

/** Whether an entry, whose name operators choose, has a drawing of its own. */
export const isFigure = (name: string): name is FigureName => Object.hasOwn(figureWords, name)

/** The drawings of the entries that a text links to, in its order. */
export const figuresIn = (html: string): FigureName[] =>
  Array.from(html.matchAll(/[?&;]entry=([a-z0-9-]+)/g), ([, name]) => name!).filter(isFigure)
