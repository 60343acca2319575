import { Duct } from '../duct.tsx'
import { Flow } from '../flow.tsx'

/** Chemicals, mixing, flocculation and the settling tank with its inclined tubes and scraper. */
export function Clarification() {
  return (
    <g>
      {/* dosing: tanks with stirrers, diaphragm pumps below */}
      <path className="solid" d="M222 212V116h84v96z" />
      <path className="solid" d="M230 146h28v40h-28zM270 146h28v40h-28z" />
      <path className="medium" d="M231 160h26v25h-26zM271 160h26v25h-26z" />
      <path d="M244 132v44M238 176h12M284 132v44M278 176h12M238 126h12v6h-12zM278 126h12v6h-12z" />
      <path d="M244 186v12M284 186v12M240 198h50M264 198v52" />
      <path className="fine" d="M228 116v-8h72v8" />
      <Duct d="M228 249H322" width={14} />
      <path className="solid" d="M276 238h30v22h-30z" />
      <path d="M280 260l11-22 11 22" />
      {/* flocculation between folded plates */}
      <path className="solid" d="M320 220h88v100h-88z" />
      <path className="medium" d="M321 234h86v85h-86z" />
      <path d="M321 234q7-4 14 0t14 0 14 0 14 0 14 0 15 0" />
      <path d="M338 226l6 14-6 14 6 14-6 14 6 14M356 312l-6-14 6-14-6-14 6-14-6-14M374 226l6 14-6 14 6 14-6 14 6 14M392 312l-6-14 6-14-6-14 6-14-6-14" />
      {/* settling: tubes at sixty degrees, launders, scraper */}
      <path className="solid" d="M408 220h204v100l-70 26h-64l-70-26z" />
      <path className="medium" d="M409 234h202v85l-70 26h-62l-70-26z" />
      <path d="M409 234q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 20 0" />
      <path
        d={`M432 284H604M446 254H604${Array.from({ length: 14 }, (_, tube) => `M${436 + tube * 12} 284l14-30`).join('')}`}
        className="fine"
      />
      <path d="M432 284L446 254M604 284V254M456 226v12h20v-12M500 226v12h20v-12M544 226v12h20v-12" />
      <path d="M510 208v122M470 330h80M474 330l-4 8M490 330l-4 8M530 330l4 8M546 330l4 8" />
      <path className="solid" d="M500 196h20v14h-20z" />
      <path d="M408 214h204" />
      <path className="fine" d="M408 214v-10h204v10" />
      <path d="M510 346v44" />
      <Flow
        points={[
          [510, 352],
          [510, 386],
        ]}
      />
    </g>
  )
}
