import { techniqueText } from '@bdr/text/site-pages/techniques'
import { Drawing } from './drawing.tsx'
import { Lines, Stage } from './stage.tsx'
import css from './pump-curves.module.css'

const words = techniqueText.drawing

/** The operating point of the throttled pump; at reduced speed the same flow needs less head. */
const flow = 0.6
const fullSpeed = (q: number) => 0.9 - 0.55 * q * q
const openPipe = (q: number) => 0.15 + 0.45 * q * q
const throttledPipe = (q: number) => 0.15 + ((fullSpeed(flow) - 0.15) / (flow * flow)) * q * q
const reducedSpeed = (q: number) => openPipe(flow) + 0.55 * (flow * flow - q * q)

const x = (q: number) => Math.round(700 + q * 440)
const y = (head: number) => Math.round(372 - head * 340)

function curve(head: (q: number) => number, from: number, to: number): string {
  const points = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24)
  return `M${points.map((q) => `${x(q)} ${y(head(q))}`).join('L')}`
}

/** A pump with its throttled valve, and why a lower speed saves the energy that the valve destroys. */
export function PumpCurves() {
  return (
    <Drawing description={words.sentence} width={1200} height={420}>
      <Lines id="pump-curves">
        <PumpAndValve />
        <path className="free" d="M700 20V372H1170M696 30l4-10 4 10M1160 368l10 4-10 4" />
        <text x={712} y={26}>
          {words.head}
        </text>
        <text x={1130} y={396}>
          {words.flow}
        </text>
        <path className="free" d={curve(fullSpeed, 0, 1)} />
        <path className="free" d={curve(reducedSpeed, 0, 0.78)} />
        <path className="fine free" d={curve(openPipe, 0, 0.68)} strokeDasharray="6 5" />
        <path className="fine free" d={curve(throttledPipe, 0, 0.68)} strokeDasharray="6 5" />
        <text x={x(0.14)} y={y(fullSpeed(0.14)) - 12}>
          {words.fullSpeed}
        </text>
        <text x={x(0.78) + 8} y={y(reducedSpeed(0.78)) + 12}>
          {words.reducedSpeed}
        </text>
        <text x={x(0.68) + 10} y={y(throttledPipe(0.68)) + 4}>
          {words.throttled}
        </text>
        <text x={x(0.3)} y={y(openPipe(0.3)) + 26}>
          {words.open}
        </text>
        <Saving />
      </Lines>
    </Drawing>
  )
}

/** The pump, then its curves. */
export const PumpCurvesViews = () => (
  <>
    <Stage of="pump-curves" view={[20, 34, 546, 346]} />
    <Stage of="pump-curves" view={[684, 10, 516, 400]} />
  </>
)

const Saving = () => (
  <g className={css.saving}>
    <path
      d={`M${x(flow)} ${y(fullSpeed(flow))}H${x(flow) + 64}M${x(flow)} ${y(openPipe(flow))}H${x(flow) + 64}`}
    />
    <path
      d={`M${x(flow) + 56} ${y(fullSpeed(flow))}V${y(openPipe(flow))}m-5 5l10-10M${x(flow) + 51} ${y(fullSpeed(flow)) + 5}l10-10`}
    />
    <path d={`M${x(flow)} ${y(openPipe(flow))}V384`} strokeDasharray="3 4" />
    <circle cx={x(flow)} cy={y(fullSpeed(flow))} r={6} />
    <circle cx={x(flow)} cy={y(openPipe(flow))} r={6} />
    <text x={x(flow) + 70} y={y(openPipe(flow)) - 4}>
      {words.saved}
    </text>
    <text x={x(flow)} y={402} className="middle">
      {words.same}
    </text>
  </g>
)

const PumpAndValve = () => (
  <g>
    <path className="ground" d="M20 372H600" />
    {/* suction tank, pump on its frame, coupling, motor with its cable from the drive */}
    <path className="solid" d="M30 372V236h110v136" />
    <path className="medium" d="M32 262h106v108H32z" />
    <path d="M32 262q7-4 14 0t14 0 14 0 14 0 14 0 14 0 22 0" />
    <path d="M140 322h66M140 342h66M150 316v32M196 316v32" />
    <path className="solid" d="M206 310h14v44h-14z" />
    <path className="solid" d="M262 286V250h26v50a36 36 0 1 1-26-12z" />
    <circle cx="256" cy="322" r="14" />
    <path d="M256 308v-10M268 315l9-6M268 330l9 6M256 336v10M244 330l-9 6M244 315l-9-6" />
    <path className="solid" d="M258 240h34v10h-34z" />
    <path className="solid" d="M292 314h24v16h-24zM316 306h10v32h-10zM328 306h10v32h-10z" />
    <path className="solid" d="M338 290h84v62h-84zM422 298h14v46h-14z" />
    <path className="fine" d="M346 300h68M346 310h68M346 320h68M346 330h68M346 340h68" />
    <path className="axis" d="M196 322H452" />
    <path className="solid" d="M212 358h224v14H212z" />
    <path className="solid" d="M470 244h84v128h-84z" />
    <path d="M482 258h60v30h-60zM490 280l8-14 8 14 8-14 8 14 8-14M436 322h34M482 304h12M482 316h12" />
    <path className="fine" d="M512 304h30M512 316h30M512 328h30M482 348h60" />
    {/* discharge: check valve, throttled gate valve, up to the tank */}
    <path d="M264 240V128M286 240V128M258 226h34M258 190h34M258 178h34M258 142h34" />
    <path className="solid" d="M258 190h34v24h-34z" />
    <path d="M262 210l22-16M264 194l12 0" />
    <path className="solid" d="M258 142h34v36h-34z" />
    <path d="M275 142v22M258 164h34M292 160h30M322 146v28" />
    <path d="M264 128V84q0-14 14-14H420M286 128V96q0-4 4-4H420" />
    <path className="solid" d="M420 44h130v72H420z" />
    <path className="medium" d="M422 66h126v48H422z" />
    <path d="M422 66q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 16 0" />
    <path className="fine" d="M440 116v40M530 116v40M440 156l90-40M530 156l-90-40" />
    <path className="flow free" d="M330 81h60M380 76l10 5-10 5M160 332h30M182 327l8 5-8 5" />
  </g>
)
