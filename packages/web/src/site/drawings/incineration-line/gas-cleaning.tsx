import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** Semi-dry reactor with its atomiser, lime and carbon, bag filter, fan and stack. */
export function GasCleaning() {
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
