import { arrow, drawn, part } from './figure.ts'
import { both, circle, levelSpring, rect, repeated } from './shapes.ts'

const mechanicalSeal = drawn({
  height: 410,
  parts: {
    liquid: part('tint', rect(70, 160, 276, 98)),
    shaft: part('paper', 'M70 270H540V380H70z', 'M70 270q8 28 0 55q-8 28 0 55M540 270q8 28 0 55q-8 28 0 55'),
    sleeve: part('steel2', 'M96 258H450V270H96z'),
    casing: part('steel', `M70 84H340V160H70z${rect(150, 84, 16, 76)}`),
    gasket: part('soft', rect(340, 84, 6, 76)),
    gland: part('steel2', 'M346 70H410V250H374V196H346z'),
    stud: part('paper', `${rect(300, 108, 140, 12)}${rect(410, 101, 16, 26)}`),
    stationary: part('alloy', 'M332 222H346V208H374V246H332z'),
    rotating: part('alloy2', 'M296 206H318V226H332V242H296z'),
    rings: part('soft', circle(360, 202, 6) + circle(307, 250, 7.5)),
    pusher: part('paper', rect(284, 206, 12, 50)),
    retainer: part('steel', 'M180 204H222V258H180z'),
    screw: part('paper', rect(192, 200, 12, 70)),
    spring: part('none', rect(222, 212, 62, 32), levelSpring(228, 222, 284, 32, 3)),
  },
  ink: [['axis', 'M46 325H566'], arrow('M158 70L158 148'), ['fine', 'M332 226V242']],
  marks: [
    ['rotating', 308, 222, 'top'],
    ['stationary', 360, 232, 'right'],
    ['rings', 360, 202, 'right'],
    ['spring', 252, 228, 'left'],
    ['retainer', 186, 220, 'left'],
    ['gland', 384, 84, 'right'],
    ['casing', 100, 120, 'left'],
    ['sleeve', 436, 264, 'right'],
  ],
})

const oRing = drawn({
  height: 380,
  parts: {
    pressure: part('tint', 'M60 158H150V164H190V260H150V164H60z'),
    cover: part('steel', rect(60, 70, 320, 88)),
    body: part('steel2', 'M60 164H150V260H290V164H380V330H60z'),
    ring: part('soft', 'M184 209A52 51 0 0 1 288 209A52 51 0 0 1 184 209z'),
    free: part('soft', circle(480, 110, 26) + circle(480, 290, 26)),
  },
  ink: [
    arrow('M156 212L180 212', 7),
    ['axis', 'M446 200H514M480 70V330'],
    ['fine', 'M454 110V290M506 110V290'],
  ],
  marks: [
    ['ring', 236, 209, 'bottom'],
    ['cover', 100, 100, 'left'],
    ['body', 100, 290, 'left'],
    ['pressure', 164, 190, 'left'],
    ['free', 480, 296, 'right'],
  ],
  sizes: [
    { letter: 'd₂', from: [454, 110], to: [506, 110], at: 60 },
    { letter: 'd₁', from: [480, 136], to: [480, 264], at: 548, upright: true },
  ],
})

const windings = repeated(11, [13, 0], (x) => `M${214 + x} 170l6 30l-6 30`)
const spiralWoundGasket = drawn({
  height: 400,
  parts: {
    upper: part('steel', 'M100 60H540V152H404V170H100z'),
    lower: part('steel', 'M100 340H540V248H404V230H100z'),
    inner: part('alloy2', rect(124, 184, 84, 32)),
    winding: part('paper', rect(208, 170, 150, 60), windings),
    filler: part(
      'soft',
      repeated(5, [26, 0], (x) => `M${220 + x} 172h9l6 28l-6 28h-9l6-28z`),
    ),
    outer: part('alloy', rect(358, 184, 98, 32)),
    bolt: part(
      'paper',
      rect(458, 34, 30, 332),
      repeated(5, [0, 7], (_, y) => `M458 ${36 + y}l30 3`),
      repeated(4, [0, 7], (_, y) => `M458 ${338 + y}l30 3`),
    ),
    nuts: part(
      'paper',
      `${rect(444, 44, 58, 26)}${rect(444, 330, 58, 26)}`,
      'M462 44V70M484 44V70M462 330V356M484 330V356',
    ),
  },
  ink: [arrow('M60 200L116 200')],
  marks: [
    ['inner', 160, 200, 'bottom'],
    ['winding', 213, 180, 'bottom'],
    ['filler', 281, 200, 'bottom'],
    ['outer', 404, 200, 'bottom'],
    ['upper', 120, 110, 'left'],
    ['bolt', 473, 120, 'right'],
  ],
})

const glandPacking = drawn({
  height: 430,
  parts: {
    liquid: part('tint', 'M60 214H190V262H60z'),
    shaft: part('paper', rect(60, 270, 480, 80)),
    sleeve: part('steel2', rect(140, 256, 330, 14)),
    box: part('steel', `M60 120H430V196H196V252H168V214H60z${rect(292, 120, 18, 76)}`),
    throat: part('alloy2', rect(182, 212, 14, 42)),
    packing: part(
      'soft',
      repeated(2, [36, 0], (x) => rect(198 + x, 198, 34, 56)) +
        repeated(2, [36, 0], (x) => rect(324 + x, 198, 34, 56)),
    ),
    lantern: part('alloy', `${rect(272, 198, 50, 16)}${rect(272, 238, 50, 16)}${rect(292, 214, 10, 24)}`),
    gland: part('steel2', 'M398 198H452V130H476V254H398z'),
    stud: part('paper', `${rect(380, 150, 130, 12)}${rect(476, 143, 18, 26)}`),
  },
  ink: [['axis', 'M40 310H580'], arrow('M301 96L301 188')],
  marks: [
    ['packing', 252, 226, 'left'],
    ['lantern', 312, 206, 'top'],
    ['gland', 464, 190, 'right'],
    ['stud', 440, 156, 'top'],
    ['sleeve', 456, 263, 'right'],
    ['throat', 189, 244, 'left'],
    ['box', 110, 150, 'left'],
  ],
})

const expansionJoint = drawn({
  height: 420,
  parts: {
    gas: part('tint', rect(60, 264, 480, 110)),
    duct: part('steel', 'M60 252H190V152H204V264H60zM540 252H410V152H396V264H540z'),
    liner: part('alloy2', 'M204 264V256H236V300H396V308H228V264z'),
    pillow: part('stone', 'M236 252H364V296H244Q236 296 236 288z'),
    fabric: part(
      'soft',
      'M186 140H214Q222 140 226 150Q250 96 300 96Q350 96 374 150Q378 140 386 140H414V152H384L372 170Q346 112 300 112Q254 112 228 170L216 152H186z',
    ),
    layer: part(
      'paper',
      'M226 176Q254 118 300 118Q346 118 374 176L364 240H236z',
      'M236 226H364M244 186Q266 140 300 140Q334 140 356 186',
    ),
    clamp: part('paper', both(rect(180, 126, 40, 14), { x: 300 })),
    bolts: part('paper', both(`${rect(192, 106, 14, 20)}${rect(195, 152, 8, 14)}`, { x: 300 })),
  },
  ink: [arrow('M90 330L200 330'), arrow('M300 354L380 354')],
  marks: [
    ['fabric', 300, 104, 'top'],
    ['layer', 300, 200, 'right'],
    ['pillow', 320, 276, 'right'],
    ['liner', 330, 304, 'right'],
    ['clamp', 186, 132, 'left'],
    ['duct', 120, 258, 'left'],
  ],
})

export const seals = {
  'mechanical-seal': mechanicalSeal,
  'o-ring': oRing,
  'spiral-wound-gasket': spiralWoundGasket,
  'gland-packing': glandPacking,
  'fabric-expansion-joint': expansionJoint,
}
