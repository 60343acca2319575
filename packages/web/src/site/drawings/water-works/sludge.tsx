import { Flow } from '../flow.tsx'

/** What was settled and washed out: thickened, pressed, carted away. */
export function Sludge() {
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
