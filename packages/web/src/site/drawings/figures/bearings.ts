import { arrow, drawn, part } from './figure.ts'
import { around, both, circle, rect, round, spring } from './shapes.ts'

const level = { y: 210 }

/** A ball bearing in section and from the front. */
const deepGroove = drawn({
  height: 420,
  parts: {
    outer: part('steel', both('M104 54H176L180 58V92H162Q140 74 118 92H100V58z', level)),
    inner: part('steel2', both('M100 120H118Q140 142 162 120H180V150L176 154H104L100 150z', level)),
    ball: part('paper', both(circle(140, 106, 28), level)),
    cage: part('alloy', both(`${rect(106, 101, 8, 10)}${rect(166, 101, 8, 10)}`, level)),
    rim: part('paper', circle(400, 210, 156), circle(400, 210, 150)),
    raceOuter: part('none', circle(400, 210, 118)),
    face: part('paper', circle(400, 210, 86)),
    bore: part('paper', circle(400, 210, 56), circle(400, 210, 61)),
    balls: part(
      'paper',
      around(9, (x, y) => circle(round(400 + 104 * x), round(210 + 104 * y), 26)),
    ),
  },
  ink: [
    ['axis', 'M80 210H556M400 40V380'],
    ['fine', 'M100 150V270M180 150V270'],
  ],
  marks: [
    ['outer', 140, 66, 'left'],
    ['ball', 140, 100, 'left'],
    ['cage', 110, 106, 'left'],
    ['inner', 130, 146, 'left'],
    ['balls', 502, 192, 'right'],
  ],
  sizes: [
    { letter: 'B', from: [100, 362], to: [180, 362], at: 396 },
    { letter: 'd', from: [176, 154], to: [176, 266], at: 206, upright: true },
  ],
})

const sphericalRoller = drawn({
  height: 420,
  parts: {
    outer: part('steel', both('M190 50H290V66H310V50H410V96Q300 70 190 96z', level)),
    inner: part(
      'steel2',
      both('M190 160V128H204Q238 146 284 134V122H316V134Q362 146 396 128H410V160z', level),
    ),
    roller: part(
      'paper',
      both(
        'M206 98L280 84Q288 108 284 130Q248 142 208 126Q202 112 206 98zM394 98L320 84Q312 108 316 130Q352 142 392 126Q398 112 394 98z',
        level,
      ),
    ),
    cage: part(
      'alloy',
      both('M196 104H204V120H196zM287 90H313V100H308V120H292V100H287zM396 104H404V120H396z', level),
    ),
    sleeve: part('alloy2', both('M176 160H424V172L176 182z', level)),
    shaft: part('paper', 'M120 182H480V238H120z'),
    nut: part('steel', both(rect(160, 130, 26, 44), level)),
  },
  ink: [
    ['axis', 'M90 210H510M300 34V374'],
    ['fine', 'M190 160V182M410 160V172'],
  ],
  marks: [
    ['outer', 230, 70, 'left'],
    ['roller', 240, 112, 'left'],
    ['cage', 300, 96, 'right'],
    ['inner', 390, 148, 'right'],
    ['sleeve', 416, 166, 'right'],
    ['nut', 172, 150, 'left'],
    ['shaft', 460, 226, 'right'],
  ],
  sizes: [{ letter: 'B', from: [190, 370], to: [410, 370], at: 400 }],
})

const taperedRoller = drawn({
  height: 420,
  parts: {
    outer: part('steel', both('M220 56H360V96L220 72z', level)),
    inner: part('steel2', both('M196 166V112H214L216 122L346 144V132H364V140L372 148V166z', level)),
    roller: part('paper', both('M222 78L346 99L341 139L216 118z', level)),
    cage: part(
      'alloy',
      both('M204 82L214 84L212 100L216 92V110L208 108zM350 106L362 110V124L346 120z', level),
    ),
    shaft: part('paper', 'M120 166H480V254H120z'),
    shoulder: part('paper', 'M372 146H480V274H372z'),
  },
  ink: [
    ['axis', 'M90 210H510'],
    ['axis', 'M180 92L480 141'],
  ],
  marks: [
    ['outer', 330, 74, 'right'],
    ['roller', 282, 108, 'right'],
    ['cage', 356, 116, 'right'],
    ['inner', 340, 158, 'right'],
    ['shoulder', 450, 190, 'right'],
  ],
  sizes: [
    { letter: 'T', from: [196, 254], to: [360, 364], at: 396 },
    { letter: 'D', from: [220, 56], to: [220, 364], at: 108, upright: true },
  ],
})

const plummerBlock = drawn({
  height: 450,
  parts: {
    base: part(
      'steel',
      'M150 226H196V300Q196 322 220 322H380Q404 322 404 300V226H450V340H490V380H110V340H150z',
    ),
    cap: part(
      'steel2',
      'M150 222V130Q150 74 210 74H390Q450 74 450 130V222H404V142Q404 118 380 118H220Q196 118 196 142V222z',
    ),
    outer: part('steel', both(rect(236, 118, 128, 24), { y: 222 })),
    roller: part('paper', both('M246 144L294 138V166L246 172zM354 144L306 138V166L354 172z', { y: 222 })),
    inner: part('steel2', both(rect(236, 170, 128, 18), { y: 222 })),
    sleeve: part('alloy2', both('M222 188H378V192L222 198z', { y: 222 })),
    ring: part('alloy', both(rect(364, 120, 34, 22), { y: 222 })),
    seal: part('soft', both(`${rect(150, 184, 46, 14)}${rect(404, 184, 46, 14)}`, { y: 222 })),
    shaft: part('paper', 'M60 198H540V246H60z'),
    bolts: part(
      'paper',
      `${rect(160, 60, 24, 16)}${rect(416, 60, 24, 16)}${rect(118, 322, 26, 18)}${rect(456, 322, 26, 18)}`,
    ),
    port: part('paper', 'M292 60H308V118H292z'),
  },
  ink: [
    ['axis', 'M40 222H560M300 40V400'],
    ['ground', 'M90 380H510'],
  ],
  marks: [
    ['cap', 220, 96, 'left'],
    ['base', 430, 330, 'right'],
    ['roller', 268, 154, 'left'],
    ['sleeve', 372, 190, 'right'],
    ['ring', 384, 132, 'right'],
    ['seal', 440, 190, 'right'],
    ['port', 300, 80, 'right'],
  ],
  sizes: [{ letter: 'H', from: [110, 222], to: [110, 380], at: 66, upright: true }],
})

/**
 * A journal turning clockwise: it floats to the left of the lowest point, where the oil film is narrowest.
 */
const plainBearing = drawn({
  height: 470,
  parts: {
    pedestal: part('steel', 'M120 222V420H480V222H450A150 150 0 0 1 150 222z'),
    cap: part('steel', 'M120 218A180 180 0 0 1 480 218H450A150 150 0 0 0 150 218z'),
    bolts: part(
      'paper',
      both(`${rect(76, 196, 44, 22)}${rect(76, 222, 44, 22)}${rect(88, 182, 20, 14)}`, { x: 300 }),
    ),
    shell: part(
      'steel2',
      'M150 220A150 150 0 0 1 450 220A150 150 0 0 1 150 220zM174 220A126 126 0 0 0 426 220A126 126 0 0 0 174 220z',
    ),
    babbitt: part('alloy', `${circle(300, 220, 126)}${circle(300, 220, 112)}`),
    film: part('tint', circle(300, 220, 112)),
    journal: part('steel2', circle(294, 228, 96)),
    inlet: part('tint', rect(396, 158, 78, 18), 'M398 158H468M404 176H474'),
    probe: part('paper', 'M263.4 332.3L255.8 329.5L220.3 427.3L227.9 430.1z'),
  },
  ink: [
    ['axis', 'M180 220H398M300 24V440'],
    ['fine', 'M150 220H188'],
    ['flow', 'M258 185.1A56 56 0 0 1 330 185.1M320.2 182.7L330 185.1L326 175.9'],
    arrow('M512 167L440 167'),
    ['ground', 'M90 420H510'],
  ],
  marks: [
    ['shell', 181, 151, 'left'],
    ['babbitt', 359, 117, 'right'],
    ['film', 352, 136, 'right'],
    ['journal', 226, 250, 'left'],
    ['inlet', 424, 172, 'right'],
    ['probe', 236, 394, 'left'],
    ['pedestal', 440, 380, 'right'],
  ],
})

const upright = { x: 300 }
const rollerThrust = drawn({
  height: 450,
  parts: {
    housing: part('steel', both('M434 290H532V150H548V372H434z', upright)),
    shaft: part('paper', 'M240 56H360V400H240z'),
    shoulder: part('paper', 'M206 56H394V112H206z'),
    shaftWasher: part(
      'steel2',
      both('M360 112H482V146L468 160L452 146Q411 168 389 213L378 226H360z', upright),
    ),
    roller: part('paper', both('M390.6 212.6Q411 171 449.8 147.8L492.2 190.2Q469 229 427.4 249.4z', upright)),
    cage: part('alloy', both('M384 221L423 258L416 282H372V232z', upright)),
    sleeve: part('alloy2', both(rect(360, 226, 10, 64), upright)),
    housingWasher: part('steel2', both('M430 250Q470 230 493 191H532V290H442V264z', upright)),
    springs: part(
      'paper',
      both(rect(476, 290, 28, 44), upright),
      both(spring(490, 292, 332, 18, 4), upright),
    ),
  },
  ink: [['axis', 'M300 30V404'], arrow('M270 66L270 104'), arrow('M330 66L330 104')],
  marks: [
    ['shaftWasher', 186, 126, 'left'],
    ['roller', 440, 200, 'right'],
    ['housingWasher', 510, 262, 'right'],
    ['cage', 202, 264, 'left'],
    ['springs', 108, 312, 'left'],
    ['shoulder', 384, 84, 'right'],
    ['housing', 540, 350, 'right'],
  ],
  sizes: [{ letter: 'd', from: [240, 400], to: [360, 400], at: 432 }],
})

export const bearings = {
  'deep-groove-ball-bearing': deepGroove,
  'spherical-roller-bearing': sphericalRoller,
  'tapered-roller-bearing': taperedRoller,
  'split-plummer-block': plummerBlock,
  'plain-bearing': plainBearing,
  'spherical-roller-thrust-bearing': rollerThrust,
}
