import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** The clear water tank under its soil, the pumps that keep the pressure, the town. */
export function Distribution() {
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
