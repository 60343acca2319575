import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** The filter: sand on its nozzle floor, air and water from below; blower and pump beside it. */
export function Filtration() {
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
