import { Flow } from '../flow.tsx'

/** Hopper, ram feeder, the moving grate, three empty passes and the boiler behind them. */
export function FurnaceAndBoiler() {
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
