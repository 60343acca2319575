import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** What cleans the flue gas: catalyst, air preheater, filter, fan, absorber, stack. */
export function FlueGasLine() {
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
