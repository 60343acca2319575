import { Drawing } from './drawing.tsx'
import css from './valve-drawing.module.css'

export type ValveShape = 'gate' | 'globe' | 'ball' | 'butterfly' | 'check'

export interface ValveDrawingProps {
  shape: ValveShape
  description: string
  /** at the dimension of the bore: `DN100` */
  size: string
  /** at the flange */
  pressure: string
  /** at the body */
  material: string
}

/** A flanged valve from the side; body and drive by its kind. */
export function ValveDrawing({ shape, description, size, pressure, material }: ValveDrawingProps) {
  const [left, right] = shape === 'butterfly' ? [238, 306] : [120, 424]
  return (
    <Drawing description={description} width={640} height={470}>
      <path className="axis" d="M104 310H560M280 20V400" />
      <Body shape={shape} />
      <path className="solid" d={`M${left} 246h16v128h-16zM${right} 246h16v128h-16z`} />
      <path className="fine" d={`M${left} 266h16M${left} 354h16M${right} 266h16M${right} 354h16`} />
      <g className={css.dimension}>
        <path
          d={`M${left} 380V440M${right + 16} 380V440M${left} 430H${right + 16}M${left - 5} 435l10-10M${right + 11} 435l10-10`}
        />
        <text x={(left + right + 16) / 2} y={424}>
          L
        </text>
        <path d={`M${left} 276H78M${left} 344H78M88 276V344M83 281l10-10M83 349l10-10`} />
        <text className={css.end} x={72} y={316}>
          {size}
        </text>
        <path d={`M${right + 16} 252L480 150H508M300 244L470 90H508`} />
        <text className={css.start} x={514} y={156}>
          {pressure}
        </text>
        <text className={css.start} x={514} y={96}>
          {material}
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
          <path className="solid" d="M270 192h150l14 6-14 6H270z" />
          <path className="fine" d="M400 192v12M410 192v12M224 262v96M336 262v96" />
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
