import { drawn, part } from './figure.ts'
import { around, both, circle, levelSpring, rect, repeated, round } from './shapes.ts'

/** Seen from above with its cover off: motor, worm and wheel, with the switches beside them. */
const electricActuator = drawn({
  height: 470,
  parts: {
    housing: part('steel', `${rect(150, 110, 280, 250)}${rect(162, 122, 256, 226)}`),
    motor: part(
      'paper',
      'M430 126H442V114H540V222H442V210H430z',
      repeated(5, [0, 18], (_, y) => `M442 ${132 + y}H528`),
      'M528 114V222',
    ),
    shaft: part('paper', rect(88, 160, 342, 16)),
    bearings: part(
      'paper',
      `${rect(212, 150, 14, 36)}${rect(392, 150, 14, 36)}`,
      'M212 150l14 36M226 150l-14 36M392 150l14 36M406 150l-14 36',
    ),
    springs: part('paper', rect(168, 150, 38, 36), levelSpring(168, 170, 204, 28, 3)),
    wheel: part(
      'alloy',
      `${circle(300, 266, 76)}${circle(300, 266, 36)}`,
      around(
        40,
        (x, y) =>
          `M${round(300 + 70 * x)} ${round(266 + 70 * y)}L${round(300 + 76 * x)} ${round(266 + 76 * y)}`,
      ),
    ),
    worm: part(
      'paper',
      rect(244, 146, 112, 44),
      repeated(8, [13, 0], (x) => `M${248 + x} 190l8-44`),
    ),
    sleeve: part('steel2', `${circle(300, 266, 36)}${circle(300, 266, 20)}`),
    key: part('paper', rect(295, 226, 10, 10)),
    torque: part('paper', rect(170, 206, 34, 28), ['line', 'M187 186V206'], 'M176 220H198'),
    gear: part('paper', `${circle(208, 288, 18)}${circle(208, 288, 5)}`),
    limit: part('paper', rect(172, 318, 60, 24), 'M182 330H196M208 330H222', ['line', 'M208 306V318']),
    handwheel: part('paper', `${rect(70, 92, 18, 152)}${rect(88, 154, 24, 28)}`, 'M70 110H88M70 226H88'),
    terminals: part(
      'paper',
      rect(236, 360, 128, 62),
      'M250 378H350M250 394H350M264 370V402M284 370V402M304 370V402M324 370V402',
    ),
    gland: part('alloy2', 'M364 380H384V376H400V404H384V400H364z'),
    cable: part('paper', rect(400, 384, 90, 12)),
  },
  ink: [['axis', 'M60 168H436M300 176V352M214 266H386']],
  marks: [
    ['motor', 520, 160, 'right'],
    ['worm', 334, 158, 'top'],
    ['wheel', 360, 252, 'right'],
    ['sleeve', 326, 280, 'right'],
    ['springs', 186, 158, 'top'],
    ['torque', 174, 214, 'left'],
    ['limit', 180, 336, 'left'],
    ['handwheel', 79, 130, 'left'],
    ['gland', 392, 390, 'bottom'],
  ],
})

const steps = { second: 215, output: 300 }
const bearing = (x: number, y: number, radius: number) => both(rect(x, y - radius - 12, 18, 12), { y })
/** Helical, two stages, horizontal: the oil level is at the middle of the output shaft. */
const gearedMotor = drawn({
  height: 470,
  parts: {
    housing: part('steel', 'M146 86H384V400H146zM160 100V386H370V100z'),
    oil: part('tint', rect(160, 300, 210, 86)),
    foot: part('paper', rect(120, 400, 290, 14)),
    motor: part(
      'paper',
      'M384 92H398V98H516V104H548V196H516V202H398V208H384z',
      repeated(5, [0, 18], (_, y) => `M398 ${114 + y}H516`),
      'M516 104V196M534 104V196',
    ),
    box: part('paper', 'M424 66H490V98H424z', 'M424 76H490'),
    input: part('paper', rect(346, 141, 52, 18)),
    first: part('steel2', rect(306, 162, 44, 106)),
    middle: part('paper', rect(160, 203, 210, 24)),
    wheel: part('steel2', rect(214, 233, 62, 134)),
    pinions: part(
      'paper',
      `${rect(300, 138, 56, 24)}${rect(206, 197, 78, 36)}`,
      repeated(5, [11, 0], (x) => `M${302 + x} 162l6-24`),
      repeated(6, [12, 0], (x) => `M${208 + x} 233l8-36`),
    ),
    output: part('paper', 'M56 284H146V280H370V320H146V316H56z'),
    bearings: part(
      'alloy',
      bearing(160, steps.second, 12) +
        bearing(352, steps.second, 12) +
        bearing(160, steps.output, 20) +
        bearing(352, steps.output, 20),
    ),
    seal: part('soft', both(rect(146, 268, 14, 12), { y: steps.output })),
    key: part('alloy2', rect(66, 278, 54, 6)),
    breather: part('alloy2', 'M196 62H216V76H211V86H201V76H196z'),
    level: part('alloy2', 'M384 292H392V288H402V312H392V308H384z'),
    drain: part('alloy2', 'M384 364H392V360H402V384H392V380H384z'),
  },
  ink: [
    ['axis', 'M286 150H545M150 215H380M48 300H400'],
    ['line', 'M160 300H370'],
    ['ground', 'M100 414H430'],
  ],
  marks: [
    ['motor', 500, 150, 'right'],
    ['pinions', 312, 148, 'top'],
    ['first', 316, 256, 'left'],
    ['wheel', 246, 356, 'left'],
    ['output', 80, 308, 'left'],
    ['seal', 150, 274, 'left'],
    ['oil', 320, 370, 'bottom'],
    ['breather', 206, 70, 'left'],
    ['level', 398, 300, 'right'],
    ['drain', 398, 372, 'right'],
  ],
})

export const drives = { 'electric-actuator': electricActuator, 'geared-motor': gearedMotor }
