/** Furnace with its hopper, the superheaters over the nose, the second pass with the economiser. */
export function Boiler() {
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
