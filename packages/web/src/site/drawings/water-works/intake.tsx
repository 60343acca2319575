import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** The river with its screen, and the shaft the raw water pumps stand in. */
export function Intake() {
  return (
    <g>
      <path className="medium" d="M20 296h92v70H60q-24 0-40 20z" />
      <path d="M20 296q8-5 16 0t16 0 16 0 16 0 16 0h12" />
      <path className="fine" d="M24 316h40M30 332h50M24 350h26" />
      <path d="M20 390q18-24 46-24h46V256h88v-6" />
      {/* the screen, raked from above */}
      <path d="M70 366V270h12v96M76 270v96M66 270h20" />
      <path className="fine" d="M70 282h12M70 294h12M70 306h12M70 318h12M70 330h12M70 342h12M70 354h12" />
      <path className="solid" d="M112 256h12v130h64V256h12v142h-88z" />
      <path className="medium" d="M125 310h62v75h-62z" />
      <path d="M125 310q8-5 16 0t16 0 16 0 14 0M112 340h12M112 356h12" />
      {/* vertical pump: motor above, impeller in the water */}
      <path className="solid" d="M140 212h20v30h-20z" />
      <path className="fine" d="M144 218h12M144 225h12M144 232h12" />
      <path className="solid" d="M134 242h32v14h-32z" />
      <path d="M145 256v84M155 256v84" />
      <path className="solid" d="M140 340h20l4 22h-28z" />
      <path className="axis" d="M150 204v168" />
      <path d="M104 256v-72l46-16 46 16v72" />
      <Duct d="M166 249H228" width={14} />
      <path d="M180 240l16 18M196 240l-16 18M180 240v18M196 240v18" />
      <Flow
        points={[
          [196, 249],
          [220, 249],
        ]}
      />
    </g>
  )
}
