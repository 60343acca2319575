import { Dimension } from './dimension.tsx'
import { Duct } from './duct.tsx'
import { Flow } from './flow.tsx'
import type { Plant } from './plant.tsx'

/** The river with its screen, and the shaft the raw water pumps stand in. */
function Intake() {
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

/** Chemicals, mixing, flocculation and the settling tank with its inclined tubes and scraper. */
function Clarification() {
  return (
    <g>
      {/* dosing: tanks with stirrers, diaphragm pumps below */}
      <path className="solid" d="M222 212V116h84v96z" />
      <path className="solid" d="M230 146h28v40h-28zM270 146h28v40h-28z" />
      <path className="medium" d="M231 160h26v25h-26zM271 160h26v25h-26z" />
      <path d="M244 132v44M238 176h12M284 132v44M278 176h12M238 126h12v6h-12zM278 126h12v6h-12z" />
      <path d="M244 186v12M284 186v12M240 198h50M264 198v52" />
      <path className="fine" d="M228 116v-8h72v8" />
      <Duct d="M228 249H322" width={14} />
      <path className="solid" d="M276 238h30v22h-30z" />
      <path d="M280 260l11-22 11 22" />
      {/* flocculation between folded plates */}
      <path className="solid" d="M320 220h88v100h-88z" />
      <path className="medium" d="M321 234h86v85h-86z" />
      <path d="M321 234q7-4 14 0t14 0 14 0 14 0 14 0 15 0" />
      <path d="M338 226l6 14-6 14 6 14-6 14 6 14M356 312l-6-14 6-14-6-14 6-14-6-14M374 226l6 14-6 14 6 14-6 14 6 14M392 312l-6-14 6-14-6-14 6-14-6-14" />
      {/* settling: tubes at sixty degrees, launders, scraper */}
      <path className="solid" d="M408 220h204v100l-70 26h-64l-70-26z" />
      <path className="medium" d="M409 234h202v85l-70 26h-62l-70-26z" />
      <path d="M409 234q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 20 0" />
      <path
        d={`M432 284H604M446 254H604${Array.from({ length: 14 }, (_, tube) => `M${436 + tube * 12} 284l14-30`).join('')}`}
        className="fine"
      />
      <path d="M432 284L446 254M604 284V254M456 226v12h20v-12M500 226v12h20v-12M544 226v12h20v-12" />
      <path d="M510 208v122M470 330h80M474 330l-4 8M490 330l-4 8M530 330l4 8M546 330l4 8" />
      <path className="solid" d="M500 196h20v14h-20z" />
      <path d="M408 214h204" />
      <path className="fine" d="M408 214v-10h204v10" />
      <path d="M510 346v44" />
      <Flow
        points={[
          [510, 352],
          [510, 386],
        ]}
      />
    </g>
  )
}

/** The filter: sand on its nozzle floor, air and water from below; blower and pump beside it. */
function Filtration() {
  return (
    <g>
      <Duct d="M612 240H660" width={14} />
      <Flow
        points={[
          [616, 240],
          [652, 240],
        ]}
      />
      {/* blower and backwash pump */}
      <path className="solid" d="M626 262h40v26h-40z" />
      <path d="M638 275m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M654 275m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <path className="solid" d="M622 288h48v8h-48z" />
      <path d="M646 262v-8M666 275h12v42" />
      <path className="solid" d="M660 220h120v110H660z" />
      <path className="medium" d="M661 236h118v93H661z" />
      <path d="M661 236q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 20 0" />
      {/* the wash trough in the middle */}
      <path className="solid" d="M708 220v30l12 12 12-12v-30" />
      <path d="M660 270h52M728 270h52M660 300h120" />
      <path
        className="fine"
        d={Array.from({ length: 34 }, (_, grain) => {
          const x = 666 + (grain % 17) * 6.8
          return `M${Math.round(x)} ${grain < 17 ? 279 : 290}h2`
        }).join('')}
      />
      <path d={Array.from({ length: 9 }, (_, nozzle) => `M${670 + nozzle * 12.5} 296v12`).join('')} />
      <Flow
        points={[
          [690, 326],
          [690, 310],
        ]}
      />
      <Flow
        points={[
          [750, 326],
          [750, 310],
        ]}
      />
      <Duct d="M780 318H812V300" width={12} />
      <path d="M784 310l14 16M798 310l-14 16M784 310v16M798 310v16M791 318v-18M783 300h16" />
      {/* disinfection: two tanks and their pumps */}
      <path className="solid" d="M794 182h64v50h-64z" />
      <path className="solid" d="M804 196q8-6 16 0v28h-16zM830 196q8-6 16 0v28h-16z" />
      <path d="M826 232v30" />
      <path className="fine" d="M794 182l32-12 32 12" />
    </g>
  )
}

/** The clear water tank under its soil, the pumps that keep the pressure, the town. */
function Distribution() {
  return (
    <g>
      <path className="ground" d="M200 256h20M780 256h20M960 256h10M1080 256h110" />
      <path className="solid" d="M800 262h160v92H800z" />
      <path className="medium" d="M801 284h158v69H801z" />
      <path d="M801 284q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 18 0" />
      <path d="M800 256q80-18 160 0M840 262v92M880 262v92M920 262v92" />
      <path
        className="fine"
        d="M812 252l-4-6M840 248l-4-6M868 247l-4-6M896 247l-4-6M924 250l-4-6M856 247v-12h8v12M852 235h16"
      />
      {/* level gauge */}
      <path d="M940 250v66M934 316h12" />
      {/* double-suction pump with check and gate valve */}
      <path className="solid" d="M966 340V196l54-18 54 18v144z" />
      <path className="fine" d="M966 214h108M990 214v-6h40v6M1010 214v16" />
      <path d="M966 328h108" />
      <Duct d="M960 318H1006" width={14} />
      <path className="solid" d="M1008 326l-6-14 12-14h22l12 14-6 14z" />
      <circle cx="1025" cy="310" r="8" />
      <path className="solid" d="M1052 300h20v20h-20z" />
      <path className="fine" d="M1057 300v20M1062 300v20M1067 300v20" />
      <path className="axis" d="M994 310h84" />
      <Duct d="M1025 298V262H1100V284" width={14} />
      <path d="M1052 253l14 18M1066 253l-14 18M1052 253v18M1066 253v18M1059 262v-18M1050 244h18" />
      <path d="M1036 252v20M1036 252l12 20" />
      <Flow
        points={[
          [1074, 262],
          [1098, 262],
        ]}
      />
      {/* the main under the street and its houses, the analysers on it */}
      <Duct d="M1094 290H1190" width={14} />
      <path className="solid" d="M1108 256v-30h24v30zM1140 256v-68h22v68zM1168 256v-44h18v44z" />
      <path
        className="fine"
        d="M1144 198h14M1144 210h14M1144 222h14M1144 234h14M1172 222h10M1172 234h10M1172 246h10"
      />
      <path d="M1114 234h12v10h-12zM1120 256v28M1151 256v28M1177 256v28" />
      <Flow
        points={[
          [1126, 290],
          [1180, 290],
        ]}
      />
    </g>
  )
}

/** What was settled and washed out: thickened, pressed, carted away. */
function Sludge() {
  return (
    <g>
      <path className="axis" d="M200 392H960" />
      <path d="M720 330v48H540v18" />
      <path className="solid" d="M340 404h130v30l-50 22h-30l-50-22z" />
      <path className="medium" d="M341 414h128v20l-49 21h-30l-49-21z" />
      <path d="M341 414q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 16 0" />
      <path d="M405 394v46M366 432h78M366 432l-4 6M386 436l-4 6M424 436l4 6M444 432l4 6M330 398h150" />
      <path d="M510 390v8h-40M470 408h18" />
      <path d="M405 456v18h82v-20" />
      <Flow
        points={[
          [420, 474],
          [470, 474],
        ]}
      />
      {/* plate press */}
      <path className="solid" d="M480 420h16v34h-16zM588 420h16v34h-16z" />
      <path d="M496 424h92M496 450h92M480 484v-30M604 484v-30M472 484h140" />
      <path d={Array.from({ length: 12 }, (_, plate) => `M${502 + plate * 7} 424v26`).join('')} />
      <path className="solid" d="M604 430h22v14h-22z" />
      <path className="solid" d="M640 458h70l-8 26h-54z" />
      <path d="M596 466h40l8 8" />
      <circle className="solid" cx="660" cy="490" r="7" />
      <circle className="solid" cx="692" cy="490" r="7" />
      <path className="fine" d="M644 458q10-14 20-4 14-12 24 0 10-6 18 4" />
      <path className="ground" d="M320 498h420" />
    </g>
  )
}

/** A water works in section: intake, dosing, settling, filters, clear water, pumps, town; sludge below. */
export const waterWorks: Plant = {
  id: 'water-works',
  height: 552,
  Lines: ({ sections }) => (
    <>
      <Intake />
      <Clarification />
      <Filtration />
      <Distribution />
      <Sludge />
      <Dimension stops={[20, 206, 320, 408, 612, 780, 960, 1066, 1186]} y={516} up={14} labels={sections} />
    </>
  ),
  places: [
    { x: 60, y: 190, at: [76, 300] },
    { x: 150, y: 120, at: [150, 236] },
    { x: 262, y: 70, at: [262, 146] },
    { x: 362, y: 140, at: [352, 262] },
    { x: 470, y: 140, at: [490, 262] },
    { x: 700, y: 150, at: [716, 268] },
    { x: 634, y: 370, at: [642, 280] },
    { x: 560, y: 470, at: [520, 436] },
    { x: 800, y: 110, at: [826, 196] },
    { x: 880, y: 330, at: [918, 294] },
    { x: 1020, y: 130, at: [1020, 300] },
    { x: 1110, y: 150, at: [1120, 252] },
  ],
  stages: [
    { view: [10, 46, 404, 500], count: 4 },
    { view: [400, 110, 384, 436], count: 4 },
    { view: [776, 86, 416, 460], count: 4 },
  ],
}
