import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { boilerLine } from './boiler-line.ts'
import drawing from './drawing.module.css'
import { figureWidth } from './figures/figure.ts'
import { FigureLines } from './figures/figure-view.tsx'
import { figures, isFigure } from './figures/figures.ts'
import { incinerationLine } from './incineration-line.ts'
import { PlanLines } from './plan/plan-lines.tsx'
import lines from './plan/plan-lines.module.css'
import { isTechniqueFigure, techniqueFigures } from './techniques/techniques.ts'
import { waterWorks } from './water-works.ts'

const plants = { 'boiler-line': boilerLine, 'water-works': waterWorks, 'incineration-line': incinerationLine }
const isPlant = (name: string): name is keyof typeof plants => Object.hasOwn(plants, name)

interface Look {
  ink: string
  paper: string
  soft: string
  accent: string
  grid: string
}

/**
 * The colours of `blueprint.module.css` and of paper in the light mode: a file cannot use the page's
 * variables.
 */
const blueprint: Look = {
  ink: '#edf3ff',
  paper: '#10295a',
  soft: '#1d3f80',
  accent: '#a8c4ff',
  grid: '#1a376f',
}
const onPaper: Look = {
  ink: '#10182b',
  paper: '#ffffff',
  soft: '#eef2fe',
  accent: '#2851e4',
  grid: '#f1f4fa',
}
/** The colours of paper in the dark mode: an SVG file also follows the reader's colour mode. */
const onDarkPaper: Look = {
  ink: '#e6eaf3',
  paper: '#151c2c',
  soft: '#1b2547',
  accent: '#92a9ff',
  grid: '#1b2334',
}

/** Its own style rules, because a file has no style sheet; `weight` is a line's width in its units. */
const rules = (scope: string, { ink, paper, soft, accent }: Look, weight: number): string =>
  [
    `{fill:none;stroke:${ink};stroke-width:${weight};stroke-linejoin:round;stroke-linecap:round}`,
    ` .solid{fill:${paper}}`,
    ` .face{fill:${paper};stroke:none}`,
    ` .tint{fill:${soft};stroke:none}`,
    ` .medium{fill:${soft};stroke:none}`,
    ` .new{fill:${soft};stroke:${accent}}`,
    ` .hatch{stroke-width:${weight * 0.7};opacity:.5}`,
    ` .fine{stroke-width:${weight * 0.7};opacity:.6}`,
    ` .axis{stroke-width:${weight * 0.7};opacity:.5;stroke-dasharray:14 4 2 4}`,
    ` .ground{stroke-width:${weight * 1.4}}`,
    ` .flow{stroke:${accent}}`,
    ` .${lines.gap}{stroke:${paper};stroke-width:${weight * 4}}`,
    ` .${lines.gas}{stroke:${accent}}`,
    ` .${lines.water}{stroke-width:${weight * 1.7}}`,
    ` .${lines.bulk}{stroke-dasharray:2 4}`,
    ` .${lines.head}{fill:${accent};stroke:none}`,
    // the line widths of a duct are its own
    ` .${drawing.wall}{stroke-linecap:butt}`,
    ` .${drawing.inside}{stroke:${paper};stroke-linecap:butt}`,
  ]
    .map((rule) => `.${scope}${rule}`)
    .join('')

const Ground = ({ id, look, width, height }: { id: string; look: Look; width: number; height: number }) => (
  <>
    <pattern id={id} width={24} height={24} patternUnits="userSpaceOnUse">
      <path d="M24 0H0V24" fill={look.paper} stroke={look.grid} />
    </pattern>
    <rect id={`${id}-ground`} width={width} height={height} fill={look.paper} />
    <rect width={width} height={height} fill={`url(#${id})`} />
  </>
)

const file = (width: number, height: number, style: string, content: ReactNode) =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <style>{style}</style>
      {content}
    </svg>,
  )

const made = new Map<string, string>()

/**
 * A drawing as an SVG file: a machine or a plant in white on blue, 640 wide and 400 high; a technique with
 * “before” on paper and “after” in blue, 960 by 350. Null where no drawing has this name.
 */
export function drawingFile(name: string): string | null {
  const known = made.get(name)
  if (known !== undefined) return known
  const svg = isTechniqueFigure(name)
    ? pairFile(techniqueFigures[name])
    : isFigure(name)
      ? coverFile(
          { width: figureWidth, top: 0, height: figures[name].height },
          <FigureLines figure={figures[name]} />,
        )
      : isPlant(name)
        ? coverFile(
            { width: 1200, top: plants[name].top ?? 0, height: plants[name].height },
            <PlanLines plan={plants[name]} />,
          )
        : null
  if (svg !== null) made.set(name, svg)
  return svg
}

function coverFile(
  { width, top, height }: { width: number; top: number; height: number },
  content: ReactNode,
) {
  const scale = Math.min(600 / width, 376 / (height - top))
  const x = (640 - width * scale) / 2
  const y = (400 - (height - top) * scale) / 2 - top * scale
  return file(
    640,
    400,
    rules('b', blueprint, 1.6 / scale),
    <>
      <Ground id="grid" look={blueprint} width={640} height={400} />
      <g className="b" transform={`translate(${x} ${y}) scale(${scale})`}>
        {content}
      </g>
    </>,
  )
}

const pairFile = ({ before, after }: (typeof techniqueFigures)[keyof typeof techniqueFigures]) =>
  file(
    960,
    350,
    `${rules('p', onPaper, 1.8)}${rules('b', blueprint, 1.8)}@media (prefers-color-scheme:dark){${rules('p', onDarkPaper, 1.8)}#paper-ground,#paper path{fill:${onDarkPaper.paper}}#paper path{stroke:${onDarkPaper.grid}}}`,
    <>
      <Ground id="paper" look={onPaper} width={480} height={350} />
      <g className="p">
        <FigureLines figure={before} />
      </g>
      <g transform="translate(480)">
        <Ground id="blue" look={blueprint} width={480} height={350} />
        <g className="b">
          <FigureLines figure={after} />
        </g>
      </g>
    </>,
  )
