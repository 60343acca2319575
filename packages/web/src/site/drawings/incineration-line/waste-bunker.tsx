/** A lorry tips into the bunker, the crane mixes and feeds the hopper. */
export function WasteBunker() {
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
