import { visualText } from '@bdr/text/site-pages/visual-management'
import { Drawing } from '../drawing.tsx'
import { Lines, Stretches } from '../stage.tsx'
import css from './visual.module.css'

const { places, sentence } = visualText.floor

const stripes = Array.from({ length: 8 }, (_, index) => `M${196 + index * 14} 232l14-22h7l-14 22z`).join('')

/** A workshop from above: aisle, storage places, areas to keep clear. */
export function FloorPlan() {
  return (
    <Drawing description={sentence} width={640} height={360}>
      <Lines id="floor-plan">
        <path className="solid" d="M20 20H620V340H20z" strokeWidth={4} />
        <path fill="var(--paper)" stroke="none" d="M560 150h70v70h-70z" />
        <path d="M620 150l-60 0M620 220l-60 0" className="fine" />
        <path stroke="#e0a100" strokeWidth={6} d="M20 150H560M20 220H196M322 220H560" />
        {/* machines and racks */}
        <path d="M50 50h90v70H50zM60 60h70v50H60zM95 60v50M180 50h120v24H180zM180 96h120v24H180z" />
        <path
          className="fine"
          d="M200 50v24M220 50v24M240 50v24M260 50v24M280 50v24M200 96v24M220 96v24M240 96v24M260 96v24M280 96v24"
        />
        <path stroke="var(--line-strong)" strokeWidth={4} d="M340 30h100v80H340zM456 30h100v80H456z" />
        <circle cx={370} cy={58} r={14} />
        <circle cx={408} cy={84} r={16} />
        <path d="M476 48h28v44h-28zM520 48h20v20h-20z" />
        {/* areas that must be kept clear */}
        <path stroke="#c8102e" strokeWidth={5} d="M40 246h90v74H40z" />
        <circle cx={66} cy={294} r={10} />
        <circle cx={94} cy={294} r={10} />
        {/* the pit with its warning edge */}
        <path d="M210 236h98v70h-98zM220 246h78v50h-78z" />
        <path fill="#f7b500" stroke="none" d="M196 210h126v22H196z" />
        <path fill="#22252b" stroke="none" d={stripes} />
        <path fill="#1a7f4b" stroke="none" d="M470 182h50v-9l22 12-22 12v-9h-50z" />
        <g className={css.place}>
          <text x={150} y={191}>
            {places.aisle}
          </text>
          <text x={390} y={136}>
            {places.store}
          </text>
          <text x={506} y={136}>
            {places.done}
          </text>
          <text x={85} y={270}>
            {places.fire}
          </text>
          <text x={594} y={191}>
            {places.exit}
          </text>
        </g>
      </Lines>
    </Drawing>
  )
}

/** The same for a phone. */
export const FloorPlanViews = () => (
  <Stretches
    of="floor-plan"
    views={[
      [12, 12, 318, 336],
      [320, 12, 308, 336],
    ]}
  />
)
