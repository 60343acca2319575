import { Dimension } from './dimension.tsx'
import { Duct } from './duct.tsx'
import { Flow } from './flow.tsx'
import type { Plant } from './plant.tsx'

/** Turbine and generator on their floor, the condenser below, feed pumps on the ground. */
function TurbineHall() {
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

/** Coal from the belt through bunker, feeder and mill to the burners. */
function BunkerBay() {
  return (
    <g>
      <path className="solid" d="M248 500V152h12v-34h60v34h14v348" />
      <path d="M248 152h86" />
      {/* the belt above the bunkers */}
      <path d="M266 142h48M270 142a4 4 0 1 0 .1 0M290 142a4 4 0 1 0 .1 0M310 142a4 4 0 1 0 .1 0" />
      <path className="fine" d="M268 138l8-8h28l8 8" />
      <path className="solid" d="M260 168h64v74l-22 44h-20l-22-44z" />
      <path
        className="fine"
        d="M260 186l20-10 22 6 22-8M268 200h8M290 196h10M306 210h8M272 220h10M288 232h10M286 256h8"
      />
      <path className="solid" d="M270 300h52v14h-52z" />
      <path d="M292 286v14M278 314v44" />
      <path className="fine" d="M276 307h40M276 303v8M316 303v8" />
      {/* bowl mill with its motor */}
      <path className="solid" d="M266 392l10-34h22l10 34v44h-42z" />
      <path className="solid" d="M258 436h58v18h-58z" />
      <path d="M274 420l10-12M300 420l-10-12M270 430h34" />
      <path className="solid" d="M262 454h50v46h-50z" />
      <path className="fine" d="M276 392h22M270 470h34M270 484h34" />
      {/* pulverised coal to the burners, hot air to the mill */}
      <path d="M292 358v-14h28v34h24M320 352h24" />
      <Flow
        points={[
          [320, 352],
          [342, 352],
        ]}
      />
    </g>
  )
}

/** Furnace with its hopper, the superheaters over the nose, the second pass with the economiser. */
function Boiler() {
  return (
    <g>
      <path className="solid" d="M346 112H538V348H476V196H442L424 212 442 236V400L412 440H376L346 400z" />
      {/* the frame it hangs in */}
      <path className="fine" d="M340 500V84H548V500M340 84l30-14h150l28 14M340 240h6M538 240h10M442 300h34" />
      <circle className="solid" cx="396" cy="90" r="14" />
      <path d="M386 102l-8 10M406 102l8 10M396 90m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      {/* platen and final superheater, reheater */}
      <path d="M362 112v62q5 8 10 0v-62M380 112v62q5 8 10 0v-62M398 112v62q5 8 10 0v-62M416 112v54q5 8 10 0v-54" />
      <path d="M446 112v62q4 6 8 0v-62M462 112v62q4 6 8 0v-62" />
      {/* economiser */}
      <path d="M484 236h42q6 5 0 10h-42q-6 5 0 10h42q6 5 0 10h-42q-6 5 0 10h42q6 5 0 10h-42q-6 5 0 10h42" />
      {/* water walls */}
      <path className="fine" d="M354 122v272M434 240v154M354 394l26 38M434 394l-24 38" />
      {/* burners and the fire */}
      <path className="solid" d="M332 344h14v16h-14zM332 370h14v16h-14z" />
      <path className="fine" d="M350 352q22-16 44 0q-22 16-44 0M350 378q26-18 52 0q-26 18-52 0" />
      {/* soot blower */}
      <path d="M442 276h-30M442 270v12M416 272l-4 4 4 4" />
      {/* slag conveyor */}
      <path className="solid" d="M370 440h48v14h-48z" />
      <path className="solid" d="M366 466l92-0 40-40 10 8-42 50H366z" />
      <path d="M394 454v12M374 475h6M390 475h6M406 475h6M422 475h6M438 475h6" />
    </g>
  )
}

/** What cleans the flue gas: catalyst, air preheater, filter, fan, absorber, stack. */
function FlueGasLine() {
  return (
    <g>
      <Duct d="M507 347V372H566V150H606V176" />
      <CatalystAndPreheater />
      <Duct d="M634 412V446H664V350H704" />
      <FilterHouse />
      <Duct d="M836 350H864V440" />
      <Fan />
      <Duct d="M890 408V392H944" />
      <Absorber />
      <Duct d="M986 184V150H1064V300H1110" />
      <Stack />
      <Flow
        points={[
          [566, 330],
          [566, 230],
        ]}
      />
      <Flow
        points={[
          [664, 430],
          [664, 372],
        ]}
      />
      <Flow
        points={[
          [846, 350],
          [864, 350],
          [864, 396],
        ]}
      />
      <Flow
        points={[
          [906, 392],
          [936, 392],
        ]}
      />
      <Flow
        points={[
          [1000, 150],
          [1050, 150],
        ]}
      />
    </g>
  )
}

const CatalystAndPreheater = () => (
  <g>
    <path className="solid" d="M590 176h64v150h-64z" />
    <path d="M596 206h52v20h-52zM596 242h52v20h-52zM596 278h52v20h-52z" />
    <path
      className="fine"
      d="M606 206v20M616 206v20M626 206v20M636 206v20M606 242v20M616 242v20M626 242v20M636 242v20M606 278v20M616 278v20M626 278v20M636 278v20"
    />
    {/* ammonia grid */}
    <path d="M556 288h20M556 280v16M560 280v16M564 280v16" />
    <path className="solid" d="M590 326h64v12l-6 12h-52l-6-12z" />
    {/* the rotor: gas on one side, air on the other */}
    <path className="solid" d="M586 362h72v50h-72z" />
    <path className="fine" d="M596 362v50M606 362v50M616 362v50M628 362v50M638 362v50M648 362v50" />
    <path className="axis" d="M622 346v84" />
    <path d="M622 350v12M606 412v22H552V398" />
    <path className="fine" d="M590 500v-88M654 500v-40" />
  </g>
)

const FilterHouse = () => (
  <g>
    <path className="solid" d="M704 334l16-36h100l16 36v32l-16 20h-100l-16-20z" />
    <path className="solid" d="M720 286h100v12h-100z" />
    <path className="solid" d="M720 386h32l-12 44h-8zM754 386h32l-12 44h-8zM788 386h32l-12 44h-8z" />
    <path d="M728 304v72M738 304v72M748 304v72M758 304v72M768 304v72M778 304v72M788 304v72M798 304v72M808 304v72" />
    <path
      className="fine"
      d="M720 298h100M733 304v72M743 304v72M753 304v72M763 304v72M773 304v72M783 304v72M793 304v72M803 304v72"
    />
    {/* pulse valves on their header */}
    <path d="M726 276h88M734 276v10M752 276v10M770 276v10M788 276v10M806 276v10" />
    <path className="solid" d="M722 272h6v8h-6z" />
    <path className="fine" d="M712 500V380M828 500V380M712 448h116M716 456h108v8H716z" />
  </g>
)

const Fan = () => (
  <g>
    <circle className="solid" cx="884" cy="444" r="30" />
    <path className="solid" d="M872 408h36v22" />
    <circle cx="884" cy="444" r="11" />
    <path d="M884 433v-14M895 444h14M884 455v14M873 444h-14M892 436l9-9M892 452l9 9M876 452l-9 9" />
    <path className="solid" d="M864 478h40v22h-40z" />
  </g>
)

const Absorber = () => (
  <g>
    <path className="solid" d="M944 500V214l26-30h32l26 30v286z" />
    <path className="medium" d="M946 430h80v68h-80z" />
    {/* mist eliminator, spray levels, slurry */}
    <path d="M950 234l8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8" />
    <path d="M944 262h84M944 292h84M944 322h84" />
    <path
      className="fine"
      d="M958 262l-5 10M958 262l5 10M980 262l-5 10M980 262l5 10M1002 262l-5 10M1002 262l5 10M958 292l-5 10M958 292l5 10M980 292l-5 10M980 292l5 10M1002 292l-5 10M1002 292l5 10M958 322l-5 10M958 322l5 10M980 322l-5 10M980 322l5 10M1002 322l-5 10M1002 322l5 10"
    />
    <path d="M944 430q7-4 14 0t14 0 14 0 14 0 14 0 14 0" />
    <path className="fine" d="M956 452h60M956 470h60M960 486h52" />
    {/* slurry circulation */}
    <path d="M1028 484h14M1042 470V262h-14M1042 292h-14M1042 322h-14" />
    <circle className="solid" cx="1042" cy="484" r="14" />
    <path className="solid" d="M1056 476h14v16h-14z" />
  </g>
)

const Stack = () => (
  <g>
    <path className="solid" d="M1102 500l14-470h24l14 470z" />
    <path d="M1115 60h26M1114 84h28M1112 160h32" />
    {/* the platform of the gas analysers */}
    <path d="M1102 242h52M1102 242v-12h52v12M1120 242v-12M1136 242v-12" />
    <path className="fine" d="M1118 500v-34h20v34M1124 24q-6-8 4-14M1134 24q8-8 0-18" />
  </g>
)

/** A coal-fired unit in section, from the turbine hall along the flue gas to the stack. */
export const boilerLine: Plant = {
  id: 'boiler-line',
  height: 552,
  Lines: ({ sections }) => (
    <>
      <TurbineHall />
      <BunkerBay />
      <Boiler />
      <FlueGasLine />
      <path className="ground" d="M10 500H1190" />
      <Dimension stops={[30, 236, 334, 548, 672, 846, 922, 1084, 1166]} y={526} labels={sections} />
    </>
  ),
  places: [
    { x: 292, y: 60, at: [292, 128] },
    { x: 216, y: 226, at: [268, 424] },
    { x: 120, y: 60, at: [120, 103] },
    { x: 120, y: 200, at: [138, 372] },
    { x: 96, y: 330, at: [58, 458] },
    { x: 430, y: 46, at: [412, 150] },
    { x: 640, y: 100, at: [606, 216] },
    { x: 678, y: 286, at: [634, 388] },
    { x: 770, y: 200, at: [770, 330] },
    { x: 926, y: 352, at: [892, 426] },
    { x: 904, y: 236, at: [972, 318] },
    { x: 1072, y: 400, at: [1046, 472] },
    { x: 1180, y: 170, at: [1141, 236] },
  ],
  stages: [
    { view: [18, 20, 320, 530], count: 5 },
    { view: [326, 8, 370, 542], count: 3 },
    { view: [664, 170, 284, 380], count: 2 },
    { view: [876, 6, 322, 544], count: 3 },
  ],
}
