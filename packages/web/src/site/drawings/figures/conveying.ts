import { arrow, drawn, part } from './figure.ts'
import { both, circle, rect, repeated } from './shapes.ts'

const conveyorBelt = drawn({
  height: 440,
  parts: {
    material: part('stone', 'M204 176Q250 108 300 104Q350 108 396 176L360 212H240z'),
    cover: part('soft', 'M112 96L120 88L246 206H354L480 88L488 96L360 216H240z'),
    plies: part('alloy', 'M112 96L240 216H360L488 96L494 102L362 228H238L106 102z'),
    back: part('soft', 'M106 102L238 228H362L494 102L500 108L364 238H236L100 108z'),
    rollers: part(
      'paper',
      'M230 242H370V274H230zM222 236L96 120L75 143L201 259zM378 236L504 120L525 143L399 259z',
      'M216 262L246 242M384 262L354 242',
    ),
    frame: part(
      'paper',
      'M92 320H508V334H92zM292 274H308V320H292zM88 158L96 150L128 320H112zM512 158L504 150L472 320H488zM206 258L214 252L232 320H220zM394 258L386 252L368 320H380z',
    ),
    returnBelt: part('soft', rect(104, 362, 392, 12)),
    returnRoller: part('paper', rect(120, 376, 360, 26)),
    brackets: part('paper', 'M96 334H110V394H120V386H104zM504 334H490V394H480V386H496z'),
  },
  ink: [['axis', 'M216 258H384M60 389H540M300 80V344']],
  marks: [
    ['cover', 150, 120, 'left'],
    ['plies', 452, 140, 'right'],
    ['back', 440, 161, 'right'],
    ['rollers', 300, 250, 'right'],
    ['material', 280, 150, 'left'],
    ['frame', 140, 327, 'left'],
    ['returnRoller', 470, 392, 'right'],
  ],
})

const idler = drawn({
  height: 320,
  parts: {
    shell: part('steel', both('M70 84H530V98H70z', { y: 170 })),
    seat: part(
      'steel2',
      both('M70 98H98V124H122V132H90V112H70zM530 98H502V124H478V132H510V112H530z', { y: 170 }),
    ),
    bearings: part(
      'paper',
      both('M98 126H122V152H98zM502 126H478V152H502z', { y: 170 }),
      both(`${circle(110, 139, 8)}${circle(490, 139, 8)}`, { y: 170 }),
    ),
    labyrinth: part(
      'alloy',
      both('M72 114H78V150H84V120H90V150H74V118zM528 114H522V150H516V120H510V150H526V118z', { y: 170 }),
    ),
    ring: part('soft', both('M126 128H134V152H126zM474 128H466V152H474z', { y: 170 })),
    grease: part('tint', both('M122 132H126V152H122zM478 132H474V152H478z', { y: 170 })),
    shaft: part(
      'paper',
      'M40 152H560V188H40z',
      'M40 160H62M40 180H62M560 160H538M560 180H538M62 152V188M538 152V188',
    ),
    clips: part('alloy2', both('M92 148H96V156H92zM508 148H504V156H508z', { y: 170 })),
  },
  ink: [['axis', 'M20 170H580']],
  marks: [
    ['shell', 300, 91, 'top'],
    ['seat', 80, 104, 'top'],
    ['bearings', 490, 127.5, 'top'],
    ['labyrinth', 525, 205, 'bottom'],
    ['ring', 130, 200, 'bottom'],
    ['shaft', 300, 180, 'bottom'],
  ],
})

const screwConveyor = drawn({
  height: 420,
  parts: {
    trough: part(
      'steel',
      'M70 100H150V60H160V110H70zM530 110H220V60H230V100H530zM70 270H400V350H390V280H70zM530 270H450V350H460V280H530z',
    ),
    material: part('tint', 'M160 66H220V150H440V270H390V344H450V270H160z'),
    ends: part('steel', 'M56 90H70V290H56zM530 90H544V290H530z'),
    shaft: part('paper', 'M30 180H570V200H30z'),
    flights: part(
      'paper',
      repeated(6, [64, 0], (x) => `M${92 + x} 118L${108 + x} 118L${134 + x} 262L${118 + x} 262z`),
      repeated(6, [64, 0], (x) => `M${92 + x} 118Q${88 + x} 190 ${118 + x} 262`),
    ),
    pipe: part('paper', 'M86 174H514V206H86z'),
    bearings: part('alloy', 'M36 164H56V180H36zM36 200H56V216H36zM544 164H564V180H544zM544 200H564V216H544z'),
    packing: part('soft', 'M70 164H86V180H70zM70 200H86V216H70zM514 164H530V180H514zM514 200H530V216H514z'),
    gate: part('alloy2', rect(376, 350, 98, 10)),
  },
  ink: [['axis', 'M50 190H550'], arrow('M190 40L190 96'), arrow('M420 300L420 340')],
  marks: [
    ['flights', 168, 134, 'left'],
    ['pipe', 300, 198, 'bottom'],
    ['trough', 300, 105, 'top'],
    ['bearings', 554, 172, 'top'],
    ['packing', 78, 210, 'bottom'],
    ['gate', 470, 355, 'right'],
  ],
})

const chainLink = (x: number, y: number) =>
  `M${x} ${y}a11 11 0 0 1 11-11h46a11 11 0 0 1 0 22h-46a11 11 0 0 1-11-11z`
const scraperChain = drawn({
  height: 430,
  parts: {
    water: part('tint', 'M70 96H530V330H70z'),
    trough: part('steel', 'M56 80H70V330H530V80H544V344H56z'),
    liner: part('stone', rect(70, 312, 460, 18)),
    slag: part(
      'paper',
      'M90 312L104 290L122 296L134 282L150 300L158 312zM250 312L262 284L284 280L300 296L318 312zM412 312L424 288L444 284L456 300L470 312z',
    ),
    links: part(
      'paper',
      repeated(6, [74, 0], (x) => chainLink(84 + x, 250)),
    ),
    connecting: part(
      'alloy',
      repeated(5, [74, 0], (x) => `M${138 + x} 242h36v16h-36z`),
    ),
    flights: part(
      'steel2',
      repeated(3, [150, 0], (x) => `M${166 + x} 236h14v74h-14z`),
    ),
    returnChain: part(
      'none',
      repeated(6, [74, 0], (x) => chainLink(84 + x, 140)),
      ['line', repeated(6, [74, 0], (x) => chainLink(84 + x, 140))],
    ),
  },
  ink: [
    arrow('M230 200L380 200'),
    arrow('M380 176L230 176'),
    ['axis', 'M62 250H538M62 140H538'],
    ['line', 'M70 96H530'],
  ],
  marks: [
    ['links', 100, 250, 'left'],
    ['connecting', 444, 250, 'right'],
    ['flights', 473, 290, 'right'],
    ['liner', 200, 321, 'left'],
    ['slag', 280, 300, 'bottom'],
    ['trough', 300, 338, 'bottom'],
    ['returnChain', 84, 140, 'left'],
  ],
})

const vBelt = drawn({
  height: 400,
  parts: {
    pulley: part('steel', 'M60 160H140L176 300H240L276 160H324L360 300H424L460 160H540V350H60z'),
    belt: part('soft', 'M132 120H284L242 284H174zM316 120H468L426 284H358z'),
    cords: part(
      'paper',
      repeated(6, [22, 0], (x) => circle(154 + x, 150, 8)) +
        repeated(6, [22, 0], (x) => circle(338 + x, 150, 8)),
    ),
    cloth: part('none', 'M132 120H284L242 284H174zM316 120H468L426 284H358z', [
      'fine',
      'M140 126H276L237 278H179zM324 126H460L421 278H363z',
    ]),
  },
  ink: [['axis', 'M208 96V352M392 96V352']],
  marks: [
    ['belt', 196, 220, 'left'],
    ['cords', 154, 150, 'left'],
    ['pulley', 500, 240, 'right'],
    ['cloth', 458, 160, 'right'],
  ],
  sizes: [
    { letter: 'b', from: [132, 120], to: [284, 120], at: 84 },
    { letter: 'e', from: [208, 350], to: [392, 350], at: 386 },
  ],
})

export const conveying = {
  'conveyor-belt': conveyorBelt,
  idler,
  'screw-conveyor': screwConveyor,
  'scraper-chain': scraperChain,
  'v-belt': vBelt,
}
