import { Flow } from '../flow.tsx'

/** Turbine and generator on their floor, the condenser below, feed pumps on the ground. */
export function TurbineHall() {
  return (
    <g>
      <path className="solid" d="M30 500V274l100-30 100 30v226z" />
      <path className="fine" d="M30 300h200M58 300v-7h44v7M80 300v18M74 318h12v8H74z" />
      <path d="M30 404h200" />
      {/* steam from the drum, and the condensate on its way back */}
      <path d="M396 76V66H340L330 76M330 103H64v266" />
      <path d="M330 76v27M320 96l20 14M340 96l-20 14M320 96v14M340 96v14" />
      <Flow
        points={[
          [240, 103],
          [200, 103],
        ]}
      />
      <path className="solid" d="M46 398v-20l18-10h26l16 12v18z" />
      <path className="solid" d="M110 398v-24l16-18h26l16 18v24z" />
      <path className="solid" d="M176 370h42v28h-42z" />
      <path className="fine" d="M56 398v-26M74 398v-30M96 398v-25M126 398v-42M139 398v-42M152 398v-42" />
      <path className="fine" d="M186 370v28M197 370v28M208 370v28" />
      <path className="axis" d="M36 386h190" />
      <path className="solid" d="M106 416h66v44h-66z" />
      <path d="M124 404v12M154 404v12" />
      <path className="fine" d="M106 426h66M106 434h66M106 442h66M106 450h66" />
      <path d="M139 460v14H74" />
      <circle className="solid" cx="58" cy="474" r="16" />
      <path d="M58 458h22v-0M58 474m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <path className="solid" d="M34 464h8v20h-8z" />
      <path className="solid" d="M44 490h28v10H44z" />
    </g>
  )
}
