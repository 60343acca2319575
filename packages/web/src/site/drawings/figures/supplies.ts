import { arrow, drawn, part } from './figure.ts'
import { around, both, circle, rect, repeated, round } from './shapes.ts'

const strands = (x: number, y: number, radius: number) =>
  circle(x, y, radius) +
  around(6, (cos, sin) => circle(round(x + 2.05 * radius * cos), round(y + 2.05 * radius * sin), radius))

/** The centres of six circles around one. */
const around6 = (x: number, y: number, away: number) =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI - Math.PI / 2
    return [round(x + away * Math.cos(angle)), round(y + away * Math.sin(angle))] as const
  })

const cores = [
  [300, 148],
  [236, 258],
  [364, 258],
] as const
const powerCable = drawn({
  height: 440,
  parts: {
    sheath: part('soft', `${circle(300, 220, 180)}${circle(300, 220, 164)}`),
    armour: part('alloy', `${circle(300, 220, 164)}${circle(300, 220, 154)}`),
    inner: part('paper', `${circle(300, 220, 154)}${circle(300, 220, 142)}`),
    filler: part('stone', circle(300, 220, 142)),
    shield: part('paper', cores.map(([x, y]) => circle(x, y, 62)).join('')),
    insulation: part('soft', cores.map(([x, y]) => circle(x, y, 54)).join('')),
    conductor: part(
      'paper',
      cores.map(([x, y]) => circle(x, y, 36)).join(''),
      cores.map(([x, y]) => strands(x, y, 11)).join(''),
    ),
  },
  ink: [['axis', 'M300 24V416M104 220H496']],
  marks: [
    ['conductor', 364, 262, 'right'],
    ['insulation', 300, 100, 'right'],
    ['shield', 176, 258, 'left'],
    ['filler', 200, 170, 'left'],
    ['inner', 450, 200, 'right'],
    ['armour', 148, 276, 'left'],
    ['sheath', 470, 232, 'right'],
  ],
})

const pairs = [
  [232, 162],
  [368, 162],
  [232, 288],
  [368, 288],
] as const
const instrumentCable = drawn({
  height: 440,
  parts: {
    sheath: part('soft', `${circle(300, 225, 176)}${circle(300, 225, 156)}`),
    braid: part('alloy', `${circle(300, 225, 156)}${circle(300, 225, 146)}`),
    tape: part('paper', circle(300, 225, 146)),
    foil: part('none', pairs.map(([x, y]) => circle(x, y, 58)).join(''), [
      'line',
      pairs.map(([x, y]) => circle(x, y, 58)).join(''),
    ]),
    insulation: part(
      'soft',
      pairs.flatMap(([x, y]) => [circle(x - 26, y, 24), circle(x + 26, y, 24)]).join(''),
    ),
    conductor: part(
      'paper',
      pairs.flatMap(([x, y]) => [circle(x - 26, y, 12), circle(x + 26, y, 12)]).join(''),
    ),
    drain: part('alloy2', pairs.map(([x, y]) => circle(x, y + 38, 8)).join('')),
  },
  marks: [
    ['conductor', 206, 162, 'left'],
    ['insulation', 394, 180, 'right'],
    ['foil', 174, 288, 'left'],
    ['drain', 368, 326, 'right'],
    ['braid', 451, 225, 'right'],
    ['sheath', 300, 59, 'top'],
  ],
})

const seven = [[300, 220], ...around6(300, 220, 78)] as const
const controlCable = drawn({
  height: 440,
  parts: {
    sheath: part('soft', `${circle(300, 220, 172)}${circle(300, 220, 152)}`),
    shield: part('alloy', `${circle(300, 220, 152)}${circle(300, 220, 144)}`),
    tape: part('paper', `${circle(300, 220, 144)}${circle(300, 220, 136)}`),
    filler: part('stone', circle(300, 220, 136)),
    insulation: part('soft', seven.map(([x, y]) => circle(x, y, 38)).join('')),
    conductor: part(
      'paper',
      seven.map(([x, y]) => circle(x, y, 21)).join(''),
      seven.map(([x, y]) => strands(x, y, 6)).join(''),
    ),
  },
  marks: [
    ['conductor', 372, 181, 'right'],
    ['insulation', 200, 190, 'left'],
    ['filler', 236, 332, 'left'],
    ['tape', 437, 246, 'right'],
    ['shield', 420, 306, 'right'],
    ['sheath', 140, 210, 'left'],
  ],
})

const four = [
  [246, 166],
  [354, 166],
  [246, 274],
  [354, 274],
] as const
const mineralCable = drawn({
  height: 440,
  parts: {
    sheath: part('soft', `${circle(300, 220, 172)}${circle(300, 220, 154)}`),
    tube: part('alloy', `${circle(300, 220, 154)}${circle(300, 220, 136)}`),
    oxide: part('stone', circle(300, 220, 136)),
    conductor: part('steel', four.map(([x, y]) => circle(x, y, 38)).join('')),
  },
  ink: [['axis', 'M300 40V396M110 220H490']],
  marks: [
    ['conductor', 360, 160, 'right'],
    ['oxide', 300, 320, 'bottom'],
    ['tube', 158, 250, 'left'],
    ['sheath', 460, 250, 'right'],
  ],
})

const helmet = drawn({
  height: 420,
  parts: {
    head: part('none', 'M186 300Q180 150 300 146Q420 150 414 300', [
      'fine',
      'M186 300Q180 150 300 146Q420 150 414 300',
    ]),
    shell: part(
      'steel',
      'M140 290Q132 70 290 64Q440 62 456 270L540 290Q552 294 544 300H452Q446 300 446 290Q440 76 290 76Q146 80 152 290V300H134V294z',
    ),
    buffer: part('stone', 'M196 130Q240 84 300 82Q360 84 396 126L386 134Q350 96 300 94Q248 96 206 138z'),
    straps: part(
      'alloy',
      'M160 268Q180 152 296 126V134Q190 160 170 270zM440 268Q420 152 304 126V134Q410 160 430 270zM296 126H304V136H296z',
    ),
    band: part('paper', 'M158 262H442V284H158z', 'M168 262V284M432 262V284M220 273H380'),
    ratchet: part('paper', circle(150, 274, 14), circle(150, 274, 7)),
    chin: part('soft', 'M178 284H188L284 386H316L412 284H422L322 396H278z'),
    buckle: part('paper', 'M282 382H318V400H282z'),
  },
  ink: [['axis', 'M300 44V372']],
  marks: [
    ['shell', 450, 262, 'right'],
    ['buffer', 230, 106, 'left'],
    ['straps', 180, 210, 'left'],
    ['band', 350, 268, 'right'],
    ['ratchet', 150, 284, 'left'],
    ['chin', 360, 350, 'right'],
  ],
})

const polymerUnit = drawn({
  height: 460,
  parts: {
    hopper: part('paper', 'M60 50H140V96L112 128H88L60 96z', 'M60 66H140'),
    feeder: part(
      'paper',
      'M80 128H170V146H80z',
      repeated(7, [12, 0], (x) => `M${84 + x} 146l8-18`),
    ),
    water: part('paper', 'M150 60H164V52H176V84H164V76H150z'),
    wet: part('paper', 'M152 146H186L176 168H162z'),
    tanks: part(
      'paper',
      'M110 168H540V340H532V176H118V340H110zM110 332H540V344H110zM250 176H258V300H250zM392 212H400V332H392z',
    ),
    liquid: part('tint', 'M118 204H250V310H258V204H392V332H118zM400 220H532V332H400z'),
    mixers: part(
      'paper',
      'M176 150H196V176H188V290H212V298H160V290H184V176H176zM316 150H336V176H328V290H352V298H300V290H324V176H316z',
    ),
    motors: part(
      'paper',
      'M170 118H202V150H170zM310 118H342V150H310z',
      'M178 118V150M194 118V150M318 118V150M334 118V150',
    ),
    level: part('alloy', 'M462 150H474V176H470V300H466V176H462z'),
    pump: part('paper', circle(500, 384, 16), 'M492 370L516 384L492 398'),
  },
  ink: [['line', 'M450 344V384H484M516 384H560V356'], arrow('M560 384L560 350'), ['ground', 'M90 404H540']],
  marks: [
    ['feeder', 100, 138, 'left'],
    ['wet', 168, 156, 'right'],
    ['mixers', 188, 260, 'left'],
    ['tanks', 254, 260, 'bottom'],
    ['liquid', 430, 280, 'bottom'],
    ['level', 468, 160, 'right'],
    ['pump', 494, 384, 'bottom'],
  ],
})

const grease = drawn({
  height: 430,
  parts: {
    housing: part('steel', both('M150 60H430V96H404V120H176V152H150z', { y: 210 })),
    fill: part('tint', both('M176 152V122H236V180H176zM364 122H404V180H364z', { y: 210 })),
    outer: part('steel2', both(rect(240, 120, 120, 20), { y: 210 })),
    rollers: part('paper', both('M252 142H292V164H252zM308 142H348V164H308z', { y: 210 })),
    inner: part('steel2', both(rect(240, 166, 120, 16), { y: 210 })),
    cover: part('alloy', both('M404 76H430V180H404z', { y: 210 })),
    seals: part('soft', both('M150 168H176V182H150z', { y: 210 })),
    shaft: part('paper', 'M70 182H404V238H70z'),
    nipple: part('alloy2', 'M198 30H212V44H216V60H194V44H198z'),
    channel: part('tint', 'M201 44H209V122H201z'),
    drain: part('alloy2', 'M376 300H392V384H376z'),
  },
  ink: [['axis', 'M50 210H460'], arrow('M205 66L205 116'), arrow('M384 388L384 414')],
  marks: [
    ['nipple', 205, 38, 'left'],
    ['fill', 190, 140, 'left'],
    ['rollers', 272, 153, 'bottom'],
    ['cover', 420, 120, 'right'],
    ['seals', 160, 174, 'left'],
    ['drain', 384, 340, 'right'],
  ],
})

export const supplies = {
  'xlpe-power-cable': powerCable,
  'shielded-instrument-cable': instrumentCable,
  'control-cable': controlCable,
  'mineral-insulated-cable': mineralCable,
  'safety-helmet': helmet,
  polyacrylamide: polymerUnit,
  'lithium-grease': grease,
}
