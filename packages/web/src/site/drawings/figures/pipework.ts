import { arrow, drawn, part } from './figure.ts'
import { both, circle, rect, repeated } from './shapes.ts'

const middle = { x: 300 }

/** With a radius of one and a half times the bore: both radii are drawn to the same scale as the wall. */
const elbow = drawn({
  height: 510,
  parts: {
    medium: part('tint', 'M70 114H170A246 246 0 0 1 416 360V450H314V360A144 144 0 0 0 170 216H70z'),
    outer: part('steel', 'M170 100A260 260 0 0 1 430 360H416A246 246 0 0 0 170 114z'),
    inner: part('steel', 'M170 230A130 130 0 0 1 300 360H314A144 144 0 0 0 170 216z'),
    pipes: part(
      'steel2',
      rect(70, 100, 94, 14) + rect(70, 216, 94, 14) + rect(300, 366, 14, 84) + rect(416, 366, 14, 84),
    ),
    welds: part(
      'alloy2',
      'M157 97H177L169 114H165zM157 233H177L169 216H165zM433 353V373L416 365V361zM297 353V373L314 365V361z',
    ),
  },
  ink: [
    ['axis', 'M50 165H470M170 165A195 195 0 0 1 365 360M365 140V470'],
    arrow('M84 150L150 150'),
    arrow('M380 376L380 436'),
  ],
  marks: [
    ['outer', 296, 135, 'top'],
    ['inner', 267, 263, 'left'],
    ['welds', 167, 104, 'top'],
    ['pipes', 423, 420, 'right'],
    ['medium', 390, 400, 'bottom'],
  ],
  sizes: [
    { letter: 'R', from: [470, 165], to: [430, 360], at: 530, upright: true },
    { letter: 'D', from: [70, 100], to: [70, 230], at: 34, upright: true },
  ],
})

const uBolt = drawn({
  height: 440,
  parts: {
    channel: part('steel2', 'M100 278H500V356H482V296H118V356H100z'),
    gap: part('tint', 'M206 190A94 94 0 0 1 394 190V278H388V190A88 88 0 0 0 212 190V278H206z'),
    pipe: part('steel', `${circle(300, 190, 88)}${circle(300, 190, 74)}`),
    bolt: part(
      'paper',
      'M186 190A114 114 0 0 1 414 190V366H394V190A94 94 0 0 0 206 190V366H186z',
      both(
        repeated(14, [0, 8], (_, y) => `M186 ${250 + y}l20 3`),
        middle,
      ),
    ),
    nuts: part(
      'paper',
      both(`${rect(176, 258, 40, 20)}${rect(176, 296, 40, 20)}${rect(176, 320, 40, 14)}`, middle),
      both('M187 258V278M205 258V278M187 296V316M205 296V316M187 320V334M205 320V334', middle),
    ),
  },
  ink: [['axis', 'M196 170V386M404 170V386M300 88V292M200 190H400']],
  marks: [
    ['bolt', 226, 116, 'left'],
    ['pipe', 358, 133, 'right'],
    ['gap', 391, 236, 'right'],
    ['nuts', 180, 306, 'left'],
    ['channel', 491, 330, 'right'],
  ],
  sizes: [{ letter: 'C', from: [196, 386], to: [404, 386], at: 418 }],
})

/** For a casing's joint: tightened hot, with a heating rod in its bore. */
const hotBolt = drawn({
  height: 500,
  parts: {
    upper: part('steel', both('M110 150H254V290H110z', middle)),
    lower: part('steel2', 'M110 290H262V410H338V290H490V450H110z'),
    washer: part('alloy2', both('M214 136Q238 126 262 130V150H214z', middle)),
    nut: part('steel2', both('M216 66H264V129Q238 126 216 134z', middle), both('M232 66V128', middle)),
    bolt: part(
      'alloy',
      both('M264 56H291V386H300V400H262V300L272 288V156L264 146z', middle),
      both(
        repeated(11, [0, 8], (_, y) => `M264 ${58 + y}l7 3`),
        middle,
      ),
      both(
        repeated(12, [0, 8], (_, y) => `M262 ${302 + y}l7 3`),
        middle,
      ),
    ),
    bore: part('paper', rect(291, 56, 18, 330)),
  },
  ink: [
    ['axis', 'M300 46V426'],
    ['line', 'M254 290H262M338 290H346'],
  ],
  marks: [
    ['bolt', 278, 190, 'left'],
    ['bore', 300, 72, 'top'],
    ['nut', 226, 96, 'left'],
    ['washer', 226, 143, 'left'],
    ['upper', 130, 260, 'left'],
    ['lower', 130, 360, 'left'],
  ],
  sizes: [{ letter: 'L', from: [336, 56], to: [338, 400], at: 530, upright: true }],
})

/** Above the axis in section, below it from outside. */
const seamlessPipe = drawn({
  height: 380,
  parts: {
    inside: part('paper', rect(70, 150, 230, 50)),
    wall: part('steel', 'M70 118H278L300 142V150H70z'),
    bevel: part('none', 'M278 118L300 142', ['line', 'M278 118L300 142']),
    outside: part('paper', 'M70 200H300V258L278 282H70z', 'M278 200V282'),
    mark: part('paper', rect(110, 226, 124, 26), 'M120 239H150M158 239H188M196 239H224'),
    end: part('steel', `${circle(440, 200, 82)}${circle(440, 200, 50)}`),
  },
  ink: [['axis', 'M50 200H320M340 200H540M440 104V296']],
  marks: [
    ['wall', 180, 132, 'top'],
    ['bevel', 289, 130, 'top'],
    ['inside', 130, 174, 'top'],
    ['mark', 130, 246, 'bottom'],
  ],
  sizes: [
    { letter: 'D', from: [70, 118], to: [70, 282], at: 34, upright: true },
    { letter: 'S', from: [490, 200], to: [522, 200], at: 330 },
  ],
})

export const pipework = {
  elbow,
  'u-bolt': uBolt,
  'high-temperature-bolt': hotBolt,
  'seamless-pipe': seamlessPipe,
}
