import { arrow, drawn, part } from './figure.ts'
import { around, both, circle, rect, round } from './shapes.ts'

const middle = { x: 300 }

const pressureTransmitter = drawn({
  height: 500,
  parts: {
    housing: part(
      'paper',
      'M190 60Q190 44 206 44H394Q410 44 410 60V160Q410 176 394 176H332V200H268V176H206Q190 176 190 160z',
    ),
    display: part('paper', rect(206, 64, 52, 92), rect(214, 78, 36, 30)),
    board: part('alloy', `${rect(286, 66, 10, 92)}${rect(310, 66, 10, 92)}`),
    terminals: part('paper', rect(344, 66, 50, 92), 'M344 96H394M344 128H394'),
    gland: part('alloy2', 'M410 92H444V98H462V122H444V128H410z'),
    cable: part('paper', 'M462 104H520V116H462z'),
    body: part('steel', 'M268 200H332V236H366V300H340V252H260V300H234V236H268z'),
    oil: part('tint', 'M260 252H340V312H260z'),
    sensor: part('alloy', 'M282 252H318V270H282z', 'M288 252V200M300 252V176M312 252V200'),
    diaphragm: part(
      'alloy2',
      'M234 300H260V312Q270 306 280 312Q290 318 300 312Q310 306 320 312Q330 318 340 312V300H366V320H340Q330 324 320 318Q310 312 300 318Q290 324 280 318Q270 312 260 320H234z',
    ),
    gasket: part('soft', both(rect(248, 320, 16, 10), middle)),
    flange: part('steel2', both('M220 320H248V330H272V350H288V440H276V410H256V352H220z', middle)),
    medium: part('tint', 'M264 322H336V330H328V350H312V456H288V350H272V330H264z'),
    bolts: part('paper', both(`${rect(226, 222, 14, 14)}${rect(226, 352, 14, 14)}`, middle)),
  },
  ink: [['axis', 'M300 200V470'], arrow('M300 450L300 364')],
  marks: [
    ['diaphragm', 300, 315, 'right'],
    ['oil', 272, 286, 'left'],
    ['sensor', 312, 262, 'right'],
    ['board', 291, 120, 'left'],
    ['terminals', 370, 146, 'right'],
    ['gland', 430, 110, 'right'],
    ['gasket', 256, 325, 'left'],
    ['flange', 268, 384, 'left'],
  ],
})

const pressureGauge = drawn({
  height: 440,
  parts: {
    case: part('paper', circle(300, 190, 150), circle(300, 190, 140)),
    dial: part(
      'none',
      circle(300, 190, 132),
      around(
        25,
        (x, y) =>
          `M${round(300 + 124 * x)} ${round(190 + 124 * y)}L${round(300 + 132 * x)} ${round(190 + 132 * y)}`,
        Math.PI * 0.75,
      ),
    ),
    tube: part('alloy', 'M292 282V276A86 86 0 1 1 386 190L372 190A72 72 0 1 0 308 262V282z'),
    tip: part('paper', 'M368 186H392V204H368z'),
    link: part('paper', 'M372 204H382L344 236L336 228z'),
    sector: part('paper', 'M346 244L326 200L300 214L318 176Q290 168 272 186L300 222L330 246z'),
    pinion: part('paper', circle(300, 190, 10)),
    pointer: part('alloy2', 'M297 196L214 112L211 109L214 112L303 186z'),
    block: part('steel', 'M276 282H324V330H276z'),
    stem: part('steel2', both('M276 330H292V420H284V378H270V346H276z', middle)),
    medium: part('tint', 'M292 276H308V282H308V420H292V282z'),
  },
  ink: [arrow('M300 412L300 348'), ['axis', 'M300 334V430']],
  marks: [
    ['tube', 221, 190, 'left'],
    ['tip', 388, 195, 'right'],
    ['link', 356, 224, 'right'],
    ['sector', 336, 238, 'right'],
    ['pointer', 262, 158, 'left'],
    ['case', 176, 268, 'left'],
    ['stem', 280, 362, 'left'],
  ],
})

const tubeAxis = { y: 280 }
const flowmeter = drawn({
  height: 450,
  parts: {
    liquid: part('tint', rect(110, 220, 380, 120)),
    tube: part('steel', both('M110 160H128V196H158V190H442V196H472V160H490V210H110z', tubeAxis)),
    liner: part('soft', both('M104 172H110V210H490V172H496V220H104z', tubeAxis)),
    coils: part(
      'paper',
      both('M214 158H386V190H214z', tubeAxis),
      both('M214 158l32 32M246 158l32 32M278 158l32 32M310 158l32 32M342 158l32 32', tubeAxis),
    ),
    shell: part(
      'paper',
      both('M158 190V150Q158 140 168 140H432Q442 140 442 150V190H430V152H170V190z', tubeAxis),
    ),
    electrode: part('alloy', circle(300, 280, 11)),
    ring: part('alloy2', both(`${rect(92, 172, 12, 52)}${rect(496, 172, 12, 52)}`, tubeAxis)),
    neck: part('paper', rect(284, 110, 32, 30)),
    head: part(
      'paper',
      'M236 40Q236 30 246 30H354Q364 30 364 40V110H236z',
      rect(254, 46, 92, 34),
      'M254 94H346',
    ),
    wire: part('none', 'M92 410H128V388', ['line', 'M98 388V410H119V400']),
  },
  ink: [['axis', 'M66 280H534'], arrow('M140 254L220 254'), ['ground', 'M98 410V420M88 420H108M92 426H104']],
  marks: [
    ['electrode', 306, 287, 'right'],
    ['liner', 200, 215, 'left'],
    ['coils', 380, 170, 'right'],
    ['tube', 460, 203, 'right'],
    ['ring', 502, 340, 'right'],
    ['head', 340, 96, 'right'],
    ['shell', 164, 160, 'left'],
  ],
  sizes: [{ letter: 'DN', from: [104, 220], to: [104, 340], at: 54, upright: true }],
})

const thermocouple = drawn({
  height: 520,
  parts: {
    gas: part('tint', rect(60, 330, 420, 170)),
    wall: part('steel', 'M60 300H262V330H60zM480 300H338V330H480z'),
    lining: part('stone', 'M60 330H262V366H60zM480 330H338V366H480z'),
    nozzle: part('steel2', both('M226 232H278V330H262V248H226z', middle)),
    head: part(
      'paper',
      'M236 30H364Q372 30 372 38V96Q372 108 360 108H324V124H276V108H240Q228 108 228 96V38Q228 30 236 30z',
      'M228 48H372',
    ),
    block: part('alloy', 'M256 76H344V96H256z'),
    screws: part('paper', circle(276, 76, 6) + circle(324, 76, 6)),
    neck: part('paper', rect(282, 124, 36, 84)),
    flange: part('alloy2', both('M226 216H282V208H290V230H226z', middle)),
    well: part(
      'alloy',
      'M282 208H290V462Q290 468 300 468Q310 468 310 462V208H318V466Q318 480 300 480Q282 480 282 466z',
    ),
    insulator: part('stone', 'M294 96H306V448H294z'),
    junction: part('paper', circle(300, 456, 7)),
    bolts: part('paper', both(`${rect(238, 204, 14, 12)}${rect(238, 248, 14, 12)}`, middle)),
    exit: part('paper', 'M372 60H400V54H414V90H400V84H372z'),
  },
  ink: [arrow('M90 430L190 430'), ['axis', 'M300 20V500']],
  marks: [
    ['junction', 298, 456, 'left'],
    ['well', 286, 410, 'left'],
    ['insulator', 297, 380, 'left'],
    ['flange', 350, 222, 'right'],
    ['nozzle', 270, 280, 'left'],
    ['block', 335, 88, 'left'],
    ['exit', 386, 72, 'right'],
    ['lining', 120, 350, 'left'],
  ],
  sizes: [{ letter: 'L', from: [374, 232], to: [300, 480], at: 530, upright: true }],
})

const radarLevel = drawn({
  height: 460,
  parts: {
    liquid: part(
      'tint',
      'M120 300Q160 292 200 300Q240 308 280 300V424Q200 440 120 424z' +
        'M280 300Q330 292 380 300Q430 308 480 300V424Q380 440 280 424z',
    ),
    tank: part(
      'paper',
      'M108 150Q108 126 140 118L240 100V112L144 130Q120 136 120 152V424Q300 446 480 424V152Q480 136 456 130L360 112V100L460 118Q492 126 492 150V430Q300 462 108 430z',
    ),
    beam: part('none', 'M292 136L226 300H374L308 136z', ['fine', 'M292 136L226 302M308 136L374 302']),
    nozzle: part('steel', both('M240 84H272V136H262V100H240z', middle)),
    flange: part('steel2', rect(236, 68, 128, 16)),
    antenna: part('alloy', both('M300 68H286V90L276 128H284L292 96V90H300z', middle)),
    housing: part('paper', 'M262 20Q262 12 270 12H330Q338 12 338 20V68H262z', rect(274, 24, 52, 22)),
    agitator: part('paper', 'M420 126H428V372H420zM396 372H452V382H396z'),
  },
  ink: [
    ['line', 'M120 300Q160 292 200 300Q240 308 280 300Q330 292 380 300Q430 308 480 300'],
    arrow('M288 190L288 286'),
    arrow('M312 286L312 190'),
  ],
  marks: [
    ['housing', 330, 56, 'right'],
    ['flange', 250, 76, 'left'],
    ['antenna', 280, 116, 'left'],
    ['nozzle', 334, 120, 'right'],
    ['beam', 250, 260, 'left'],
    ['liquid', 200, 380, 'left'],
    ['agitator', 440, 377, 'right'],
  ],
})

export const instruments = {
  'pressure-transmitter': pressureTransmitter,
  'pressure-gauge': pressureGauge,
  'electromagnetic-flowmeter': flowmeter,
  thermocouple,
  'radar-level-meter': radarLevel,
}
