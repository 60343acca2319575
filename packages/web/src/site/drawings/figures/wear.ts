import { arrow, drawn, part } from './figure.ts'
import { circle, rect, repeated } from './shapes.ts'

const grateBar = drawn({
  height: 420,
  parts: {
    waste: part('stone', 'M60 110Q140 84 240 104Q340 80 440 120L540 150V196L380 176V160H224V138H70z'),
    upper: part('alloy', 'M70 138H196Q224 138 224 158V200H206V172L190 158H108V190H70z'),
    lower: part('alloy2', 'M206 200H352Q380 200 380 220V262H362V234L346 220H244V252H206z'),
    last: part('alloy', 'M362 262H508Q536 262 536 282V324H518V296L502 282H400V314H362z'),
    shafts: part('paper', circle(90, 206, 18) + circle(226, 268, 18) + circle(382, 330, 18)),
    carriers: part('steel', 'M72 224H108V330H72zM208 286H244V372H208zM364 348H400V386H364z'),
    gaps: part('none', 'M224 186V200M380 248V262'),
  },
  ink: [
    arrow('M150 290L150 176'),
    arrow('M300 330L300 238'),
    arrow('M460 370L460 300'),
    arrow('M280 190L340 190'),
    ['ground', 'M50 386H550'],
  ],
  marks: [
    ['upper', 120, 148, 'left'],
    ['lower', 330, 210, 'right'],
    ['shafts', 226, 268, 'left'],
    ['carriers', 382, 370, 'right'],
    ['waste', 440, 150, 'right'],
  ],
})

const castable = drawn({
  height: 430,
  parts: {
    shell: part('steel', rect(70, 330, 460, 18)),
    insulation: part(
      'paper',
      rect(70, 270, 460, 60),
      repeated(15, [30, 0], (x) => `M${80 + x} 276q8 12 0 24q-8 12 0 24`),
    ),
    castable: part('stone', rect(70, 120, 460, 150)),
    joint: part('alloy', rect(296, 120, 8, 150)),
    anchors: part(
      'paper',
      [160, 240, 360, 440]
        .map(
          (x) =>
            `M${x - 4} 330V252L${x - 38} 162L${x - 31} 159L${x} 240L${x + 31} 159L${x + 38} 162L${x + 4} 252V330z`,
        )
        .join(''),
    ),
    caps: part(
      'soft',
      [160, 240, 360, 440]
        .map(
          (x) =>
            `M${x - 40} 163L${x - 33} 160L${x - 38} 146L${x - 45} 149zM${x + 40} 163L${x + 33} 160L${x + 38} 146L${x + 45} 149z`,
        )
        .join(''),
    ),
    welds: part(
      'alloy2',
      [160, 240, 360, 440]
        .map((x) => `M${x - 12} 330L${x - 4} 320V330zM${x + 12} 330L${x + 4} 320V330z`)
        .join(''),
    ),
  },
  ink: [arrow('M120 70L220 70'), arrow('M380 70L480 70'), ['axis', 'M300 104V362']],
  marks: [
    ['castable', 90, 180, 'left'],
    ['insulation', 110, 300, 'left'],
    ['shell', 120, 339, 'left'],
    ['anchors', 448, 226, 'right'],
    ['caps', 481, 154, 'right'],
    ['welds', 446, 328, 'right'],
    ['joint', 300, 200, 'top'],
  ],
  sizes: [{ letter: 's', from: [360, 348], to: [440, 348], at: 400 }],
})

const wearCeramic = drawn({
  height: 430,
  parts: {
    flow: part('tint', 'M90 92H250Q430 92 430 272V380H350V272Q350 172 250 172H90z'),
    pipe: part(
      'steel',
      'M90 60H250Q462 60 462 272V380H448V272Q448 74 250 74H90zM90 204H250Q318 204 318 272V380H332V272Q332 190 250 190H90z',
    ),
    tiles: part(
      'alloy',
      'M90 74H250Q448 74 448 272V380H430V272Q430 92 250 92H90zM90 190H250Q332 190 332 272V380H350V272Q350 172 250 172H90z',
      'M120 74V92M150 74V92M180 74V92M210 74V92M240 74V92M272 75L270 94M304 82L298 100M334 94L326 110M362 110L350 125M388 132L374 146M410 160L394 170M428 192L411 200M440 226L422 232M447 258L429 262M448 290H430M448 320H430M448 350H430M120 172V190M150 172V190M180 172V190M210 172V190M240 172V190M332 300H350M332 330H350M332 360H350',
    ),
    flange: part('steel2', 'M74 40H90V74H74zM74 190H90V224H74zM428 380H482V394H428zM298 380H352V394H298z'),
  },
  ink: [arrow('M110 132L210 132'), arrow('M390 300L390 366'), ['axis', 'M56 132H250Q390 132 390 272V410']],
  marks: [
    ['tiles', 402, 158, 'right'],
    ['pipe', 452, 230, 'right'],
    ['flange', 470, 387, 'right'],
    ['flow', 180, 150, 'left'],
  ],
})

const grindingRoller = drawn({
  height: 450,
  parts: {
    coal: part('tint', 'M70 330H250V316H330L350 330H530V344H70z'),
    table: part('steel', 'M90 362H250V380H510V420H90z'),
    segment: part('alloy', 'M250 334H490Q510 334 510 354V380H250z'),
    arm: part('paper', 'M60 70H180L262 150L232 190L150 110H60z'),
    spring: part('paper', rect(96, 40, 60, 30)),
    shaft: part('paper', 'M226 154L250 128L404 258L380 286z'),
    hub: part('steel2', 'M306 196L346 152L440 232L400 276z'),
    tyre: part(
      'alloy2',
      'M262 252L306 196L400 276L352 330Q284 322 262 252zM346 152L384 140Q448 164 462 208L440 232z',
    ),
    bearings: part('paper', 'M316 206L336 184L352 198L332 220zM372 252L392 230L408 244L388 266z'),
    ring: part('paper', 'M518 330H532V400H518z'),
  },
  ink: [['axis', 'M180 86L480 340'], arrow('M525 320L525 260'), arrow('M300 432L380 432')],
  marks: [
    ['tyre', 300, 280, 'left'],
    ['segment', 460, 356, 'right'],
    ['hub', 400, 214, 'right'],
    ['bearings', 330, 206, 'left'],
    ['arm', 150, 92, 'left'],
    ['spring', 140, 54, 'right'],
    ['table', 140, 400, 'left'],
    ['ring', 525, 390, 'right'],
  ],
})

const overlayPlate = drawn({
  height: 440,
  parts: {
    structure: part('steel2', 'M60 300H214V340H60zM266 300H540V340H266z'),
    base: part('steel', rect(60, 200, 480, 100)),
    overlay: part(
      'alloy',
      repeated(12, [40, 0], (x) => `M${60 + x} 200V158Q${80 + x} 138 ${100 + x} 158V200z`),
      'M118 200V150M196 200V160M318 200V152M398 200V160M478 200V150',
    ),
    stud: part(
      'paper',
      'M228 300H252V384H228z',
      repeated(6, [0, 8], (_, y) => `M228 ${338 + y}l24 3`),
    ),
    weld: part('alloy2', 'M218 300H228V311zM262 300H252V311z'),
    nut: part('paper', 'M204 340H276V368H204z', 'M224 340V368M256 340V368'),
  },
  ink: [arrow('M100 90L220 90'), arrow('M360 90L480 90'), ['axis', 'M240 276V400']],
  marks: [
    ['overlay', 90, 176, 'left'],
    ['base', 90, 260, 'left'],
    ['structure', 90, 320, 'left'],
    ['stud', 240, 376, 'left'],
    ['nut', 270, 354, 'right'],
  ],
  sizes: [{ letter: 't', from: [540, 200], to: [540, 300], at: 572, upright: true }],
})

export const wear = {
  'grate-bar': grateBar,
  'refractory-castable': castable,
  'wear-ceramic': wearCeramic,
  'grinding-roller': grindingRoller,
  'overlay-plate': overlayPlate,
}
