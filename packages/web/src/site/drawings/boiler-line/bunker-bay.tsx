import { Flow } from '../flow.tsx'

/** Coal from the belt through bunker, feeder and mill to the burners. */
export function BunkerBay() {
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
