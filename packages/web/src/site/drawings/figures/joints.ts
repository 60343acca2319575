import { arrow, drawn, part } from './figure.ts'
import { both, circle, rect, repeated } from './shapes.ts'

const middle = { x: 300 }
const thread = (x: number, top: number, bottom: number, width: number) =>
  repeated(Math.floor((bottom - top) / 7), [0, 7], (_, y) => `M${x} ${top + y + 2}l${width} 3`)

const hexagonBolt = drawn({
  height: 460,
  parts: {
    upper: part('steel', rect(120, 120, 360, 90)),
    lower: part('steel2', rect(120, 210, 360, 80)),
    shank: part('paper', 'M272 104H328V396L322 404H278L272 396z', thread(272, 236, 392, 56)),
    head: part('paper', 'M242 60Q242 52 252 52H348Q358 52 358 60V104H242z', 'M270 56V104M330 56V104'),
    washers: part('alloy', both('M226 104H272V118H226zM226 290H272V304H226z', middle)),
    nut: part('paper', 'M242 304H358V350Q358 358 348 358H252Q242 358 242 350z', 'M270 304V356M330 304V356'),
  },
  ink: [['axis', 'M300 34V408']],
  marks: [
    ['head', 256, 80, 'left'],
    ['washers', 240, 111, 'left'],
    ['shank', 300, 230, 'left'],
    ['upper', 150, 170, 'left'],
    ['nut', 254, 330, 'left'],
  ],
  sizes: [
    { letter: 'd', from: [278, 404], to: [322, 404], at: 440 },
    { letter: 'l', from: [358, 104], to: [322, 404], at: 520, upright: true },
  ],
})

const studBolt = drawn({
  height: 460,
  parts: {
    upper: part('steel', 'M90 150H510V206H380V214H90z'),
    lower: part('steel2', 'M90 302H510V246H380V238H90z'),
    gasket: part('alloy2', rect(120, 214, 250, 24)),
    stud: part(
      'paper',
      'M404 44H452L456 50V402L452 408H404L400 402V50z',
      thread(400, 50, 150, 56),
      thread(400, 302, 402, 56),
    ),
    upperNut: part('paper', 'M376 92H480V150H376z', 'M402 92V150M454 92V150'),
    lowerNut: part('paper', 'M376 302H480V360H376z', 'M402 302V360M454 302V360'),
    neck: part('steel', 'M90 60H150V110Q152 140 190 150H90z'),
    neck2: part('steel2', 'M90 392H150V342Q152 312 190 302H90z'),
  },
  ink: [['axis', 'M428 28V424'], arrow('M70 226L112 226')],
  marks: [
    ['stud', 416, 64, 'left'],
    ['upperNut', 386, 120, 'left'],
    ['upper', 240, 180, 'left'],
    ['gasket', 200, 226, 'bottom'],
  ],
  sizes: [{ letter: 'l', from: [452, 44], to: [452, 408], at: 550, upright: true }],
})

const flangeJoint = drawn({
  height: 470,
  parts: {
    medium: part('tint', rect(110, 250, 380, 150)),
    left: part('steel', 'M110 228H196Q224 226 232 196H240V96H292V216H284V250H110z'),
    right: part('steel2', 'M490 228H404Q376 226 368 196H360V96H308V216H316V250H490z'),
    weld: part('alloy', 'M188 228L196 220L204 228L196 250zM412 228L404 220L396 228L404 250z'),
    gasket: part('soft', rect(292, 214, 16, 36)),
    stud: part(
      'paper',
      'M206 128H394V158H206z',
      repeated(5, [7, 0], (x) => `M${210 + x} 128l3 30`),
      repeated(5, [7, 0], (x) => `M${358 + x} 128l3 30`),
    ),
    nuts: part(
      'paper',
      'M214 116H240V170H214zM386 116H360V170H386z',
      'M214 130H240M214 156H240M360 130H386M360 156H386',
    ),
  },
  ink: [['axis', 'M86 400H514'], arrow('M140 330L240 330')],
  marks: [
    ['left', 260, 110, 'left'],
    ['gasket', 300, 230, 'bottom'],
    ['stud', 330, 143, 'right'],
    ['nuts', 222, 150, 'left'],
    ['weld', 198, 230, 'left'],
    ['right', 440, 240, 'right'],
  ],
})

const rubberJoint = drawn({
  height: 440,
  parts: {
    medium: part('tint', 'M150 160Q300 60 450 160V280Q300 380 150 280z'),
    rubber: part(
      'soft',
      both(
        'M146 118H168V138Q190 138 210 122Q250 78 300 78Q350 78 390 122Q410 138 432 138V118H454V160H420Q390 156 374 138Q342 108 300 108Q258 108 226 138Q210 156 180 160H146z',
        { y: 220 },
      ),
    ),
    cord: part(
      'none',
      both('M160 150H184Q208 146 222 128Q254 94 300 94Q346 94 378 128Q392 146 416 150H440', { y: 220 }),
      [
        'line',
        both('M160 150H184Q208 146 222 128Q254 94 300 94Q346 94 378 128Q392 146 416 150H440', { y: 220 }),
      ],
    ),
    wire: part('paper', both(`${circle(158, 134, 8)}${circle(442, 134, 8)}`, { y: 220 })),
    flange: part('steel', both('M168 44H190V120L178 130H168zM432 44H410V120L422 130H432z', { y: 220 })),
    pipe: part('steel2', both('M80 160H128V44H146V176H80zM520 160H472V44H454V176H520z', { y: 220 })),
    rod: part('paper', both('M110 52H490V62H110z', { y: 220 })),
    nuts: part(
      'paper',
      both(
        `${rect(110, 46, 18, 22)}${rect(472, 46, 18, 22)}${rect(190, 46, 14, 22)}${rect(396, 46, 14, 22)}`,
        { y: 220 },
      ),
    ),
  },
  ink: [['axis', 'M60 220H540'], arrow('M96 220L170 220')],
  marks: [
    ['rubber', 300, 84, 'top'],
    ['cord', 222, 128, 'left'],
    ['wire', 158, 306, 'left'],
    ['flange', 424, 320, 'right'],
    ['rod', 440, 57, 'right'],
    ['pipe', 90, 168, 'left'],
  ],
  sizes: [{ letter: 'L', from: [146, 396], to: [454, 396], at: 426 }],
})

const compressionFitting = drawn({
  height: 310,
  parts: {
    medium: part('tint', 'M60 150H330V138H540V202H330V190H60z'),
    tube: part('paper', both('M60 132H330V150H60z', { y: 170 }), both('M60 141H330', { y: 170 })),
    body: part('steel', both('M262 100H352V92H420V104H540V138H344V132H292L262 118z', { y: 170 })),
    front: part('alloy', both('M238 118L268 122L288 131H238z', { y: 170 })),
    back: part('alloy2', both('M222 116H238V131H228L222 126z', { y: 170 })),
    nut: part('steel2', both('M200 131V92Q200 84 208 84H306V99H250V112L222 116V126L214 131z', { y: 170 })),
    hexagon: part('paper', both(rect(352, 92, 68, 12), { y: 170 })),
  },
  ink: [['axis', 'M40 170H560'], arrow('M80 170L150 170')],
  marks: [
    ['nut', 210, 100, 'left'],
    ['back', 230, 120, 'top'],
    ['front', 256, 124, 'top'],
    ['tube', 110, 136, 'left'],
    ['body', 470, 120, 'right'],
  ],
})

const sprayNozzle = drawn({
  height: 500,
  parts: {
    chamber: part('tint', 'M230 60H370V140Q370 196 330 220V250L300 264L270 250V220Q230 196 230 140z'),
    flange: part('steel', both('M170 60H230V120H206V84H170z', middle)),
    body: part(
      'steel2',
      both('M206 100H230V140Q230 196 270 220V252L286 262L274 280Q246 268 246 240Q206 206 206 140z', middle),
    ),
    lining: part(
      'alloy',
      both('M230 60H240V138Q240 190 278 212V246L290 258L286 262L270 252V220Q230 196 230 140z', middle),
    ),
    vane: part('paper', 'M252 120H348V136H252z', 'M268 120L284 136M300 120L316 136M332 120L344 132'),
    cone: part('none', 'M286 264L150 470H450L314 264', [
      'fine',
      'M288 266L150 470M312 266L450 470M300 270V470M294 268L225 470M306 268L375 470',
    ]),
    bolts: part('paper', both(`${rect(182, 46, 12, 14)}${rect(182, 84, 12, 12)}`, middle)),
  },
  ink: [['axis', 'M300 30V280'], arrow('M300 66L300 112')],
  marks: [
    ['vane', 260, 128, 'left'],
    ['lining', 236, 150, 'left'],
    ['body', 380, 160, 'right'],
    ['flange', 400, 70, 'right'],
    ['cone', 190, 410, 'left'],
  ],
})
export const joints = {
  'hexagon-bolt': hexagonBolt,
  'stud-bolt': studBolt,
  flange: flangeJoint,
  'rubber-joint': rubberJoint,
  'compression-fitting': compressionFitting,
  'spray-nozzle': sprayNozzle,
}
