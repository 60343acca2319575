import { homePageText } from '@bdr/text/site-pages/home'
import { Callout } from './callout.tsx'
import { Drawing } from './drawing.tsx'
import { Lines, Stage, type View } from './stage.tsx'

const words = homePageText.plants

export interface ThreePlantsProps {
  /** the address that each plant's number links to, from left to right */
  links: readonly { name: string; href: string }[]
}

const places = [
  { x: 300, y: 40, at: [300, 106] },
  { x: 600, y: 150, at: [592, 268] },
  { x: 930, y: 60, at: [930, 140] },
] as const

/** The three kinds of plants on one ground line. */
export function ThreePlants({ links }: ThreePlantsProps) {
  return (
    <Drawing description={words.sentence} view={[0, 20, 1200, 310]} linked>
      <Lines id="three-plants">
        <PowerStation />
        <WaterPlant />
        <WasteToEnergy />
        <path className="ground" d="M0 330H1200" />
        <Lorry x={520} />
        <Lorry x={786} />
      </Lines>
      {links.map((link, index) => (
        <Callout key={link.href} number={index + 1} {...link} {...places[index]!} />
      ))}
    </Drawing>
  )
}

/** Each plant separately, with complete lorries or none. */
const views: View[] = [
  [24, 40, 496, 296],
  [524, 132, 266, 204],
  [800, 56, 400, 280],
]

export const PlantView = ({ index }: { index: number }) => <Stage of="three-plants" view={views[index]!} />

const PowerStation = () => (
  <g>
    {/* cooling tower */}
    <path className="solid" d="M36 330Q84 220 66 110H164Q146 220 194 330" />
    <path
      className="fine"
      d="M66 110q49 12 98 0M71 160q44 10 88 0M69 210q46 10 92 0M60 260q55 12 110 0M48 300q67 16 134 0M54 301l12 29M80 306l6 24M108 308v22M136 307l-6 23M168 303l-10 27"
    />
    <path className="fine free" d="M80 100q-10-20 8-30 4-20 28-16 20-14 34 4 22 2 16 24" />
    {/* turbine hall, bunkers, boiler house */}
    <path className="solid" d="M206 330V236l36-12 36 12v94z" />
    <path
      className="fine"
      d="M214 250h56M214 262h56M218 280h14v14h-14zM242 280h14v14h-14zM218 304h14v26M206 236h72"
    />
    <path className="solid" d="M278 330V128l22-12 50 0v214z" />
    <path d="M278 128h72M288 150h52M288 190h52M288 230h52M288 270h52M296 116v-14h30v14" />
    <path className="fine" d="M296 150v180M314 150v180M332 150v180M288 150l8 40M340 190l-8 40M288 230l8 40" />
    {/* coal belt */}
    <path d="M160 330L282 178M170 334L282 194M196 304v26M232 260v70" />
    {/* filter, absorber, stack */}
    <path className="solid" d="M362 246h50v44h-50zM366 290h20l-6 20h-8zM388 290h20l-6 20h-8z" />
    <path d="M350 200h30v46M412 262h14M364 290v40M410 290v40" />
    <path className="fine" d="M370 254v30M378 254v30M386 254v30M394 254v30M402 254v30" />
    <path className="solid" d="M426 330V226l10-14h14l10 14v104z" />
    <path className="fine" d="M430 244h26M430 258h26M430 272h26M428 310h30" />
    <path className="solid" d="M468 330l8-270h12l8 270z" />
    <path d="M476 76h13M475 96h14M460 218h10M472 180h21" />
  </g>
)

const WaterPlant = () => (
  <g>
    {/* round clarifier, filters, pump house, water tower */}
    <path className="solid" d="M540 330v-46h104v46z" />
    <path className="medium" d="M541 296h102v33H541z" />
    <path d="M541 296q9-5 18 0t18 0 18 0 18 0 18 0 12 0M532 280h120M592 262v56M560 318h64M586 262h12v-10h-12zM592 280v-28" />
    <path className="fine" d="M536 280v-14h112v14M560 266v14M624 266v14" />
    <path className="solid" d="M652 330v-60l26-16 26 16v60z" />
    <path className="fine" d="M662 284h10v12h-10zM684 284h10v12h-10zM672 306h12v24M652 270h52" />
    <path className="solid" d="M718 214h48l8 12v30l-8 10h-48l-8-10v-30zM736 200h12v14h-12z" />
    <path className="medium" d="M711 236h62v19l-8 10h-46l-8-10z" />
    <path d="M724 266l-8 64M760 266l8 64M742 266v64M720 298h44" />
    <path className="fine" d="M722 282l40 32M762 282l-40 32M710 226h64" />
    <path d="M644 316h8M704 316h38" />
  </g>
)

const WasteToEnergy = () => (
  <g>
    {/* ramp, tipping hall, bunker, boiler house, gas cleaning, stack */}
    <path className="solid" d="M820 330V266l56-16v80z" />
    <path className="fine" d="M828 280h16v22h-16zM852 274h16v28h-16zM820 310h56" />
    <path className="solid" d="M876 330V176l40-30h92v184z" />
    <path d="M876 190h132M916 146v184M896 200v60M904 200v60M892 260q-10 8-4 22M908 260q10 8 4 22M892 198h16" />
    <path
      className="fine"
      d="M926 164h72M926 180h72M930 210h14v20h-14zM956 210h14v20h-14zM982 210h14v20h-14zM930 250h14v20h-14zM956 250h14v20h-14zM982 250h14v20h-14zM940 290h50v40"
    />
    <path className="solid" d="M1020 250l10-14h14l10 14v50l-10 14h-14l-10-14z" />
    <path d="M1008 220h28v16M1054 280h14M1028 314v16M1046 314v16" />
    <path className="solid" d="M1068 240h46v50h-46zM1070 290h20l-6 20h-8zM1092 290h20l-6 20h-8z" />
    <path className="fine" d="M1076 248v36M1084 248v36M1092 248v36M1100 248v36M1108 248v36" />
    <path d="M1070 290v40M1112 290v40M1114 262h18" />
    <path className="solid" d="M1128 330l6-256h14l6 256z" />
    <path d="M1134 92h15M1133 112h16M1131 190h20" />
  </g>
)

const Lorry = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path className="solid" d="M-8 306h-22v18h22zM-30 312h-6l-6 6v6h12z" />
    <circle className="solid" cx={-14} cy={326} r={4} />
    <circle className="solid" cx={-36} cy={326} r={4} />
  </g>
)
