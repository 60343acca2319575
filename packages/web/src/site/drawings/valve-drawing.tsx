import { Drawing } from './drawing.tsx'
import type { Figure } from './plan/figure.ts'
import css from './valve-drawing.module.css'

export type ValveShape = 'gate' | 'globe' | 'ball' | 'butterfly' | 'check'

export interface ValveDrawingProps {
  shape: ValveShape
  description: string
  /** the text at the dimension of the bore: `DN100` */
  size: string
  /** the text at the flange */
  pressure: string
  /** the text at the body */
  material: string
}

/** The positions of a valve's flanges, and its leaders: from the casting of the body, from the flange. */
const plans: Readonly<
  Record<
    ValveShape,
    { flanges: readonly [number, number]; body: string; flange: string; textY: readonly [number, number] }
  >
> = {
  gate: {
    flanges: [120, 424],
    body: 'M384 292L458 110H508',
    flange: 'M434 254L480 170H508',
    textY: [116, 176],
  },
  globe: {
    flanges: [120, 424],
    body: 'M394 292L458 110H508',
    flange: 'M434 254L480 170H508',
    textY: [116, 176],
  },
  ball: {
    flanges: [120, 424],
    body: 'M394 292L458 110H508',
    flange: 'M434 254L480 170H508',
    textY: [116, 176],
  },
  butterfly: {
    flanges: [238, 306],
    body: 'M298 268L400 226H508',
    flange: 'M316 300L400 276H508',
    textY: [232, 282],
  },
  check: {
    flanges: [120, 424],
    body: 'M390 292L458 110H508',
    flange: 'M434 254L480 170H508',
    textY: [116, 176],
  },
}

/** The data of an automatic check: the leaders start on body and flange, and cross nothing. */
export function valveFigure(shape: ValveShape): Figure {
  const { flanges, body, flange, textY } = plans[shape]
  const [left, right] = flanges
  return {
    parts: {
      body: { outline: shape === 'butterfly' ? 'M254 240H306V380H254z' : 'M348 276H424V344H348z' },
      flange: { outline: `M${right} 246h16v128h-16z` },
    },
    leaders: [
      { part: 'body', d: body },
      { part: 'flange', d: flange },
    ],
    dimensions: [
      `M${left} 380V440M${right + 16} 380V440M${left} 430H${right + 16}`,
      `M${left} 276H78M${left} 344H78M88 276V344`,
    ],
    labels: [
      { text: 'WCB', x: 514, y: textY[0], size: 22 },
      { text: 'PN16', x: 514, y: textY[1], size: 22 },
      { text: 'DN100', x: 72, y: 316, anchor: 'end', size: 22 },
      { text: 'L', x: (left + right + 16) / 2, y: 424, anchor: 'middle', size: 22 },
    ],
  }
}

/** A flanged valve from the side; body and drive depend on its kind. */
export function ValveDrawing({ shape, description, size, pressure, material }: ValveDrawingProps) {
  const { flanges, body, flange, textY } = plans[shape]
  const [left, right] = flanges
  const { dimensions } = valveFigure(shape)
  return (
    <Drawing description={description} width={640} height={470}>
      <path className="axis" d="M104 310H470M280 20V400" />
      <Body shape={shape} />
      <path className="solid" d={`M${left} 246h16v128h-16zM${right} 246h16v128h-16z`} />
      <path className="fine" d={`M${left} 266h16M${left} 354h16M${right} 266h16M${right} 354h16`} />
      <g className={css.dimension}>
        <path
          d={`${dimensions.join('')}M${left - 5} 435l10-10M${right + 11} 435l10-10M83 281l10-10M83 349l10-10${body}${flange}`}
        />
        <text x={(left + right + 16) / 2} y={424}>
          L
        </text>
        <text className={css.end} x={72} y={316}>
          {size}
        </text>
        <text className={css.start} x={514} y={textY[0]}>
          {material}
        </text>
        <text className={css.start} x={514} y={textY[1]}>
          {pressure}
        </text>
      </g>
    </Drawing>
  )
}

const Body = ({ shape }: { shape: ValveShape }) => {
  switch (shape) {
    case 'gate':
      return (
        <g>
          <path
            className="solid"
            d="M136 276h60q22 0 26-26v-50h116v50q4 26 26 26h60v68h-60q-28 0-42 18h-84q-14-18-42-18h-60z"
          />
          <path className="solid" d="M212 186h136v14H212zM234 186v-42h92v42M252 144V96h56v48" />
          <path d="M276 144V26h8v118M262 96h36M226 193v0M244 179v28M264 179v28M296 179v28M316 179v28" />
          <path className="solid" d="M206 78h148v10H206zM262 88h36v8h-36z" />
          <path className="fine" d="M252 210l8 130h40l8-130M216 78v10M240 78v10M320 78v10M344 78v10" />
        </g>
      )
    case 'globe':
      return (
        <g>
          <path
            className="solid"
            d="M136 276h40q26-2 44-26v-36h120v36q18 24 44 26h40v68h-56q-50 44-88 44t-88-44h-56z"
          />
          <path d="M176 300q60 4 70 30h68q10-26 70-30M246 316h68" />
          <path className="solid" d="M210 200h140v14H210zM238 200v-40h84v40M254 160v-44h52v44" />
          <path d="M276 160V58h8v102M240 194v26M262 194v26M298 194v26M320 194v26M258 316v-16h44v16M280 300V214" />
          <path className="solid" d="M214 98h132v10H214zM264 108h32v8h-32z" />
        </g>
      )
    case 'ball':
      return (
        <g>
          <path className="solid" d="M136 276h48l30-26h132l30 26h48v68h-48l-30 26H214l-30-26h-48z" />
          <circle cx={280} cy={310} r={56} />
          <path d="M228 290h104M228 330h104M214 250v120M346 250v120" />
          <path className="solid" d="M256 226h48v24h-48zM264 206h32v20h-32z" />
          <path className="solid" d="M290 192H140l-14 6 14 6h150z" />
          <path className="fine" d="M160 192v12M150 192v12M224 262v96M336 262v96" />
        </g>
      )
    case 'butterfly':
      return (
        <g>
          <path className="solid" d="M254 240h52v140h-52z" />
          <path d="M270 250q-16 60 0 120h20q16-60 0-120z" />
          <path className="solid" d="M266 180h28v60h-28zM244 168h72v12h-72z" />
          <path className="solid" d="M222 118h92v50h-92zM314 130h26v26h-26z" />
          <path d="M340 143h26M366 96v94M360 96h12M360 190h12" />
          <path className="fine" d="M268 118a28 28 0 0 0 0 50M254 252h52M254 368h52" />
        </g>
      )
    case 'check':
      return (
        <g>
          <path
            className="solid"
            d="M136 276h50q20-30 44-46h100q24 16 44 46h50v68h-60q-30 26-84 26t-84-26h-60z"
          />
          <path className="solid" d="M222 216h116v14H222zM236 206h88v10h-88z" />
          <path d="M240 206v24M262 206v24M298 206v24M320 206v24M300 252m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M298 258l-44 88M304 258l-42 90M252 344l12 6" />
          <path className="flow" d="M166 310h60M216 305l10 5-10 5" />
        </g>
      )
  }
}
