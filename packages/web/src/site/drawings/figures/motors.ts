import { arrow, drawn, part } from './figure.ts'
import { both, circle, rect, repeated } from './shapes.ts'

const motorAxis = { y: 220 }
const fins = repeated(9, [27, 0], (x) => `M${170 + x} 86V104`)
/** The parts that every motor of this frame has, whatever cools it. */
const motorParts = {
  foot: part('paper', 'M190 336H250V372H176V360zM350 336H410L424 360V372H350z'),
  frame: part(
    'steel',
    both('M150 86H410V104H150z', motorAxis),
    fins,
    repeated(9, [27, 0], (x) => `M${170 + x} 336V354`),
  ),
  box: part('paper', 'M226 40H334V86H226z', 'M226 52H334M330 60H346V74H334'),
  stator: part('alloy', both('M196 104H364V152H196z', motorAxis)),
  windings: part(
    'paper',
    both('M168 112H196V148H176Q168 148 168 140zM392 112H364V148H384Q392 148 392 140z', motorAxis),
    both('M176 112V146M186 112V148M374 112V148M384 112V146', motorAxis),
  ),
  rotor: part('steel2', both('M196 158H364V204H196z', motorAxis)),
  bars: part('paper', both('M186 158H374V168H186z', motorAxis)),
  shaft: part('paper', 'M104 206H44V234H104zM104 204H420V206H500V234H420V236H104z'),
  shield: part(
    'steel2',
    both(
      'M130 104H150V86H136V96H130V176H96V194H120V186H150V104zM410 86V104H420V176H404V186H450V178H430V96H424V86z',
      motorAxis,
    ),
  ),
  bearings: part(
    'paper',
    both(`${rect(104, 186, 30, 20)}${rect(412, 186, 26, 20)}`, motorAxis),
    both(`${circle(119, 196, 7)}${circle(425, 196, 7)}`, motorAxis),
  ),
  key: part('alloy', rect(52, 200, 44, 8)),
  grease: part('alloy2', 'M108 160H122V176H108z'),
}
const inductionMotor = drawn({
  height: 430,
  parts: {
    ...motorParts,
    fan: part('paper', both('M466 120H478V206H466z', motorAxis)),
    cowl: part(
      'none',
      'M420 92H500Q512 92 512 104V336Q512 348 500 348H420',
      ['line', 'M420 92H500Q512 92 512 104V336Q512 348 500 348H420'],
      'M512 150H504M512 180H504M512 210H504M512 240H504M512 270H504',
    ),
  },
  ink: [
    ['axis', 'M46 220H540'],
    ['ground', 'M150 372H450'],
  ],
  marks: [
    ['stator', 210, 112, 'left'],
    ['windings', 180, 130, 'left'],
    ['rotor', 280, 188, 'bottom'],
    ['bars', 190, 162, 'left'],
    ['bearings', 425, 196, 'right'],
    ['shield', 440, 182, 'right'],
    ['fan', 472, 150, 'right'],
    ['box', 320, 70, 'right'],
    ['frame', 390, 95, 'right'],
  ],
  sizes: [{ letter: 'H', from: [60, 220], to: [176, 372], at: 100, upright: true }],
})

const variableSpeedMotor = drawn({
  height: 430,
  width: 680,
  parts: {
    ...motorParts,
    insulation: part('soft', both(rect(410, 180, 30, 6), motorAxis)),
    brush: part('alloy2', 'M66 158H82V206H66z', 'M66 192H82'),
    encoder: part('paper', rect(456, 196, 30, 48)),
    cowl: part(
      'none',
      'M420 92H604V348H420',
      ['line', 'M420 92H604V348H420'],
      repeated(8, [0, 26], (_, y) => `M604 ${130 + y}H594`),
    ),
    blower: part('paper', rect(536, 192, 48, 56), 'M536 206H584M536 220H584M536 234H584'),
    impeller: part('paper', both('M516 112H526V208H516z', motorAxis), 'M526 214H536V226H526z'),
    legs: part('paper', both('M556 92H564V192H556z', motorAxis)),
  },
  ink: [
    ['axis', 'M46 220H490'],
    ['ground', 'M150 372H450'],
    arrow('M628 168L572 168'),
    arrow('M628 272L572 272'),
    arrow('M500 110L440 98'),
    arrow('M500 330L440 342'),
  ],
  marks: [
    ['blower', 572, 228, 'right'],
    ['impeller', 521, 320, 'right'],
    ['encoder', 470, 206, 'top'],
    ['insulation', 432, 183, 'top'],
    ['brush', 74, 170, 'left'],
    ['windings', 180, 130, 'left'],
    ['box', 250, 70, 'left'],
    ['cowl', 604, 110, 'right'],
  ],
})

const largeAxis = { y: 340 }
const ends = { x: 330 }
/** Cooled by air in tubes: the inner air circulates around them, and the outer fan blows through them. */
const highVoltageMotor = drawn({
  height: 510,
  width: 680,
  parts: {
    frame: part(
      'steel',
      'M130 220H150V232H142V458H518V232H510V220H530V470H130z' +
        rect(200, 220, 80, 12) +
        rect(380, 220, 80, 12),
    ),
    feet: part('paper', both(rect(150, 470, 60, 14), ends)),
    casing: part('steel', rect(130, 84, 400, 10) + both(rect(130, 94, 10, 126), ends)),
    tubes: part(
      'paper',
      repeated(5, [0, 20], (_, y) => rect(130, 106 + y, 400, 9)),
      both('M240 94V196', ends),
    ),
    housings: part('steel2', both('M80 286H130V296H90V392H130V402H80z', ends)),
    oil: part('tint', both(rect(90, 374, 40, 18), ends)),
    shaft: part('paper', 'M60 328H142V320H518V328H616V352H518V360H142V352H60z'),
    bushes: part('alloy', both(both(rect(92, 314, 34, 14), ends), largeAxis)),
    rings: part('paper', both(rect(107, 306, 5, 80), ends)),
    rotor: part('steel2', both(rect(220, 282, 220, 38), largeAxis)),
    stator: part(
      'alloy',
      both(rect(220, 246, 220, 30), largeAxis),
      both('M264 246V276M308 246V276M352 246V276M396 246V276', largeAxis),
    ),
    windings: part(
      'paper',
      both('M190 250H220V274H196Q190 274 190 268zM470 250H440V274H464Q470 274 470 268z', largeAxis),
    ),
    innerFans: part('paper', both(both('M160 286H168V320H160z', ends), largeAxis)),
    outerFan: part('paper', both('M592 276H602V328H592z', largeAxis)),
    cowl: part('none', 'M530 84H630V290M630 390V430H544V402', [
      'line',
      'M530 84H630V290M630 390V430H544V402',
    ]),
  },
  ink: [
    ['axis', 'M50 340H630'],
    ['ground', 'M110 484H550'],
    arrow('M330 244L330 204'),
    arrow('M175 204L175 250'),
    arrow('M485 204L485 250'),
    arrow('M637 312L608 312'),
    arrow('M606 270L606 150'),
    arrow('M122 151L84 151'),
  ],
  marks: [
    ['tubes', 286, 110, 'top'],
    ['windings', 200, 262, 'left'],
    ['innerFans', 164, 304, 'left'],
    ['bushes', 98, 322, 'left'],
    ['rings', 110, 378, 'left'],
    ['stator', 424, 256, 'right'],
    ['rotor', 424, 300, 'right'],
    ['outerFan', 597, 384, 'right'],
    ['frame', 524, 440, 'right'],
  ],
})

/** One of three equal phases, drawn as in a circuit diagram. */
const softStarter = drawn({
  height: 520,
  parts: {
    bus: part('alloy', rect(180, 28, 120, 8)),
    breaker: part(
      'paper',
      rect(206, 70, 68, 62),
      'M240 70V86M234 80l12 12M246 80l-12 12M240 116V132M240 116L224 92',
    ),
    fuse: part('paper', rect(227, 158, 26, 42), 'M240 158V200'),
    thyristors: part(
      'paper',
      rect(180, 240, 120, 100),
      'M240 240V258M210 258H270M210 258V322M270 258V322M210 322H270M240 322V340',
      'M194 276H226L210 304zM194 304H226M210 304L196 314',
      'M254 304H286L270 276zM254 276H286M270 276L284 266',
    ),
    bypass: part('paper', rect(366, 262, 68, 62), 'M400 262V276M400 308V324M400 308L384 282'),
    transformer: part('paper', circle(240, 398, 15), 'M240 383V413'),
    motor: part('paper', circle(240, 460, 36), 'M225 474V444L240 462L255 444V474'),
    control: part('paper', rect(452, 118, 90, 84), rect(466, 132, 62, 26), 'M470 180H486M496 180H512'),
    nodes: part('alloy', circle(240, 220, 4) + circle(240, 362, 4)),
  },
  ink: [
    ['line', 'M240 36V70M240 132V158M240 200V240M240 340V383M240 413V424'],
    ['line', 'M240 220H400V262M400 324V362H240'],
    ['fine', 'M300 290H336V160H452M255 398H497V202'],
  ],
  marks: [
    ['breaker', 210, 110, 'left'],
    ['fuse', 230, 180, 'left'],
    ['thyristors', 184, 290, 'left'],
    ['bypass', 430, 300, 'right'],
    ['transformer', 229, 398, 'left'],
    ['motor', 210, 466, 'left'],
    ['control', 538, 140, 'right'],
  ],
})

export const motors = {
  'induction-motor': inductionMotor,
  'variable-frequency-motor': variableSpeedMotor,
  'high-voltage-motor': highVoltageMotor,
  'soft-starter': softStarter,
}
