import { Dimension } from './dimension.tsx'
import { Duct } from './duct.tsx'
import { Flow } from './flow.tsx'
import type { Plant } from './plant.tsx'

/** A lorry tips into the bunker, the crane mixes and feeds the hopper. */
function WasteBunker() {
  return (
    <g>
      <path className="solid" d="M20 500V330l118-24v194z" />
      <path d="M20 400h118M126 400v-60h12" />
      <path className="solid" d="M46 372h50l10 14-4 8H46z" />
      <path className="solid" d="M30 376h18v18H30z" />
      <circle className="solid" cx="42" cy="394" r="6" />
      <circle className="solid" cx="80" cy="394" r="6" />
      <circle className="solid" cx="96" cy="394" r="6" />
      <path className="fine" d="M50 378h42M50 384h44M34 400v96M60 400v96M86 400v96M112 400v96" />
      {/* the bunker reaches below the ground */}
      <path className="solid" d="M138 500V130l80-22 100 22v128H270V520H138z" />
      <path className="medium" d="M146 512V380q20-30 44-12t44 20l28 40v84z" />
      <path d="M138 520v-2M146 400V512H262V258" />
      <path d="M146 380q20-30 44-12t44 20l28 40" />
      <path
        className="fine"
        d="M160 400l10 6-4 8M184 392l8 10M206 410l12-4M166 440l12 4M196 436l-4 12 8 4M226 440l10 10M176 476l12-6M210 474l8 10M240 480l8-8"
      />
      {/* leachate */}
      <path d="M146 500h-16v20h-24" />
      <circle className="solid" cx="98" cy="522" r="9" />
      {/* crane with its grapple */}
      <path d="M138 172h180M150 160h156M150 160v12M306 160v12" />
      <path className="solid" d="M216 146h32v14h-32z" />
      <path d="M226 172v80M238 172v80" />
      <path className="solid" d="M222 252h20v12h-20z" />
      <path d="M222 260q-22 16-14 46M242 260q22 16 14 46M228 264q-8 20-4 44M236 264q8 20 4 44M208 306l8 4M256 306l-8 4" />
      <path className="fine" d="M318 208h-40v-20h40M286 196h10" />
    </g>
  )
}

/** Hopper, ram feeder, the moving grate, three empty passes and the boiler behind them. */
function FurnaceAndBoiler() {
  return (
    <g>
      <path className="fine" d="M318 500V130M318 130l120-26h180l50 26v370" />
      <path className="solid" d="M318 232l10 40v76h28v-76l22-40z" />
      <path className="solid" d="M304 348h60v18h-60z" />
      <path d="M304 352h-12v10h12M322 348v18" />
      {/* furnace */}
      <path
        className="solid"
        d="M364 330H396L422 300V130H644V340L628 368H608L592 340V320L548 352H530L486 320V300L504 370V452H454L364 400 360 366z"
      />
      <path d="M486 170V320M539 130V290M592 170V340" />
      <path d="M360 366l30 10v8l30 10v8l30 10v8l26 8v12" />
      <path
        className="fine"
        d="M370 384v10M386 392v12M402 400v12M418 408v12M434 418v10M390 376l-8 2M420 394l-8 2M450 412l-8 2"
      />
      <path d="M372 400h-0l0 40h26M398 408v26h26M424 420v22" />
      <path
        className="fine"
        d="M388 368q6-22 14-10 8-22 16-4 6-16 14 0 8-10 12 6M430 384q8-18 16-4 6-10 12 6"
      />
      {/* the last pass is full of bundles, the ones before it are empty */}
      <path d="M600 190h32q5 5 0 10h-32q-5 5 0 10h32q5 5 0 10h-32q-5 5 0 10h32M600 262h32q5 5 0 10h-32q-5 5 0 10h32q5 5 0 10h-32q-5 5 0 10h32" />
      <path className="fine" d="M430 138v164M478 178v126M494 178v132M531 138v150M547 138v150M584 178v132" />
      <circle className="solid" cx="562" cy="106" r="14" />
      <path d="M556 119v11M568 119v11" />
      {/* ammonia lances */}
      <path d="M402 214h20M402 238h20M422 214l8-4v8zM422 238l8-4v8zM402 208v36" />
      <Flow
        points={[
          [454, 290],
          [454, 190],
        ]}
      />
      <Flow
        points={[
          [512, 170],
          [512, 290],
        ]}
      />
      <Flow
        points={[
          [566, 290],
          [566, 170],
        ]}
      />
      {/* slag: quenched, pushed out */}
      <path className="solid" d="M452 452h48v16l52-20 8 12-62 30h-46z" />
      <path className="medium" d="M454 472h44v14h-44z" />
      <path d="M452 472h46M464 460v12M480 460v12" />
      <path className="solid" d="M560 468h62l-8 26h-46z" />
      <path className="fine" d="M566 468q12-14 22-2 14-10 28 2" />
      {/* fly ash from the hoppers */}
      <path d="M539 352v38h72M618 368v22M604 384h28v12h-28z" />
    </g>
  )
}

/** Semi-dry reactor with its atomiser, lime and carbon, bag filter, fan and stack. */
function GasCleaning() {
  return (
    <g>
      <Duct d="M643 318H666V150H696V178" width={22} />
      <Reactor />
      <Duct d="M739 380H776V330H832" width={22} />
      <Silos />
      <BagFilter />
      <Duct d="M964 330H986V440" width={22} />
      <path className="solid" d="M996 410h32v20" />
      <circle className="solid" cx="1004" cy="442" r="28" />
      <circle cx="1004" cy="442" r="10" />
      <path d="M1004 432v-12M1014 442h12M1004 452v12M994 442h-12M1011 435l8-8M1011 449l8 8M997 449l-8 8" />
      <path className="solid" d="M986 474h36v26h-36z" />
      <Duct d="M1012 410V390H1080" width={22} />
      <path className="solid" d="M1076 500l12-470h28l12 470z" />
      <path d="M1087 60h30M1086 90h32M1083 190h38M1072 242h60M1072 242v-12h60v12M1090 242v-12M1112 242v-12" />
      <path className="fine" d="M1092 500v-34h20v34M1098 24q-6-8 4-14M1108 24q8-8 0-18" />
      <Flow
        points={[
          [666, 290],
          [666, 200],
        ]}
      />
      <Flow
        points={[
          [776, 372],
          [776, 344],
        ]}
      />
      <Flow
        points={[
          [986, 350],
          [986, 400],
        ]}
      />
      <Flow
        points={[
          [1030, 390],
          [1066, 390],
        ]}
      />
    </g>
  )
}

const Reactor = () => (
  <g>
    <path className="solid" d="M684 204l20-28h24l20 28v146l-24 60h-16l-24-60z" />
    <path className="solid" d="M706 156h20v20h-20z" />
    <path d="M716 176v14M708 190h16" />
    <path className="fine" d="M708 194l-16 22M712 194l-8 26M716 194v28M720 194l8 26M724 194l16 22" />
    <path d="M716 410v14M708 424h16" />
    <path className="fine" d="M684 500V350M748 500V350M684 440h64" />
    <Flow
      points={[
        [716, 240],
        [716, 330],
      ]}
    />
  </g>
)

const Silos = () => (
  <g>
    <path className="solid" d="M776 220q14-12 28 0v50l-10 20h-8l-10-20z" />
    <path d="M790 290v29M786 314l4 5 4-5" />
    <path className="fine" d="M776 236h28M782 250h4M792 256h4M786 264h4M778 212v-14h24v14" />
  </g>
)

const BagFilter = () => (
  <g>
    <path className="solid" d="M832 290h136v86H832z" />
    <path className="solid" d="M832 274h136v16H832z" />
    <path className="solid" d="M832 376h44l-14 46h-16zM878 376h44l-14 46h-16zM924 376h44l-14 46h-16z" />
    <path d={Array.from({ length: 15 }, (_, bag) => `M${841 + bag * 8.5} 294v72q2 5 4 0v-72`).join('')} />
    <path d="M840 262h120M852 262v12M876 262v12M900 262v12M924 262v12M948 262v12" />
    <path className="solid" d="M834 258h8v8h-8z" />
    <path d="M854 422v12M900 422v12M946 422v12M840 434h118v10H840z" />
    <path className="fine" d="M840 500v-56M960 500v-56M846 439h106" />
  </g>
)

/** A waste-to-energy line in section: tipping, bunker, grate, boiler, gas cleaning, stack. */
export const incinerationLine: Plant = {
  id: 'incineration-line',
  height: 600,
  Lines: ({ sections }) => (
    <>
      <WasteBunker />
      <FurnaceAndBoiler />
      <GasCleaning />
      <path className="ground" d="M10 500H146M270 500H1190" />
      <Dimension stops={[20, 138, 296, 486, 650, 762, 972, 1056, 1150]} y={572} up={60} labels={sections} />
    </>
  ),
  places: [
    { x: 70, y: 260, at: [88, 362] },
    { x: 250, y: 80, at: [232, 160] },
    { x: 178, y: 540, at: [178, 486] },
    { x: 366, y: 150, at: [344, 256] },
    { x: 330, y: 470, at: [412, 408] },
    { x: 470, y: 60, at: [462, 170] },
    { x: 616, y: 60, at: [616, 200] },
    { x: 520, y: 420, at: [474, 468] },
    { x: 716, y: 90, at: [716, 168] },
    { x: 790, y: 140, at: [790, 262] },
    { x: 900, y: 150, at: [900, 300] },
    { x: 1052, y: 320, at: [1014, 424] },
    { x: 1172, y: 150, at: [1111, 236] },
  ],
  stages: [
    { view: [10, 50, 300, 550], count: 3 },
    { view: [284, 30, 380, 570], count: 5 },
    { view: [650, 60, 330, 540], count: 3 },
    { view: [966, 10, 228, 590], count: 2 },
  ],
}
