import { arrow, drawn, part } from './figure.ts'
import { bolt, both, circle, rect, repeated, spring } from './shapes.ts'

const middle = { x: 300 }

/** Bonnet, packing, yoke, stem and wheel of a rising-stem valve, above the body's flange at `y`. */
function risingStem(y: number, stemEnd: number) {
  return {
    wheel: part(
      'paper',
      `M184 ${y - 184}a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM398 ${y - 184}a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM202 ${y - 188}H398v8H202z`,
    ),
    yoke: part(
      'paper',
      both(
        `M236 ${y - 42}V${y - 150}Q236 ${y - 164} 250 ${y - 164}H286V${y - 148}H258Q250 ${y - 148} 250 ${y - 140}V${y - 60}z`,
        middle,
      ),
    ),
    bonnet: part(
      'steel2',
      both(
        `M214 ${y}V${y - 16}H234V${y - 40}Q234 ${y - 58} 256 ${y - 60}V${y - 92}H278V${y - 48}H290V${y - 32}H262V${y}z`,
        middle,
      ),
    ),
    packing: part('soft', both(rect(278, y - 80, 12, 32), middle)),
    gland: part('alloy', both(`M262 ${y - 108}H290V${y - 80}H279V${y - 98}H262z`, middle)),
    nut: part('alloy', both(rect(282, y - 172, 10, 32), middle)),
    stem: part(
      'paper',
      rect(292, y - 206, 16, stemEnd - y + 206),
      repeated(15, [0, 6], (_, at) => `M292 ${y - 200 + at}l16 3`),
    ),
    bolts: part('paper', bolt(224, y - 16, y + 16, 7) + bolt(376, y - 16, y + 16, 7)),
  }
}

const gateTop = risingStem(226, 328)
const gateValve = drawn({
  height: 500,
  parts: {
    bore: part('tint', rect(130, 342, 340, 68)),
    chamber: part('paper', 'M258 226H342V330H332V424H268V330H258z'),
    body: part(
      'steel',
      both('M130 306H148V324H206Q234 324 238 298V242H214V226H258V328H268V342H130z', middle) +
        'M130 410H268V420H258V428H342V420H332V410H470V446H452V428H394Q364 428 356 446H244Q236 428 206 428H148V446H130z',
    ),
    ...gateTop,
    seat: part('alloy2', both('M264 326H275.8L276.7 342H264zM266 410H280.3L281 424H266z', middle)),
    wedge: part('steel2', 'M276 330H324L319 424H281z'),
    head: part('paper', 'M284 318H316V336H308V328H292V336H284z'),
  },
  ink: [['axis', 'M104 376H496M300 12V452']],
  marks: [
    ['body', 180, 333, 'left'],
    ['wedge', 302, 392, 'right'],
    ['seat', 328, 335, 'right'],
    ['stem', 300, 118, 'right'],
    ['packing', 316, 158, 'right'],
    ['bonnet', 246, 216, 'left'],
    ['nut', 287, 68, 'left'],
  ],
  sizes: [
    { letter: 'DN', from: [130, 342], to: [130, 410], at: 84, upright: true },
    { letter: 'L', from: [130, 446], to: [470, 446], at: 486 },
  ],
})

const globePassage =
  'M130 276H186Q216 278 226 306Q230 314 240 314H266V298H252Q240 298 240 280V216H360V224Q364 272 416 276H470V344H418Q384 342 366 322L350 298H334V340Q334 362 306 362H250Q226 362 206 350Q196 344 182 344H130z'
const globeValve = drawn({
  height: 440,
  parts: {
    passage: part('tint', globePassage),
    body: part(
      'steel',
      `M130 242H148V262H176Q206 260 216 232H214V216H386V232H384Q394 260 424 262H452V242H470V378H452V358H424Q396 358 372 382H228Q204 358 176 358H148V378H130z${globePassage}`,
    ),
    ...risingStem(216, 262),
    seat: part('alloy2', both(rect(256, 294, 12, 14), middle)),
    disc: part('alloy', 'M257 290V276H282V258H318V276H343V290L336 294H264z'),
  },
  ink: [
    ['axis', 'M104 310H496'],
    arrow('M150 310L204 310'),
    arrow('M300 350L300 312'),
    arrow('M404 310L456 310'),
  ],
  marks: [
    ['body', 180, 268, 'left'],
    ['disc', 300, 280, 'right'],
    ['seat', 338, 302, 'right'],
    ['stem', 300, 120, 'right'],
    ['packing', 316, 152, 'right'],
    ['bonnet', 246, 206, 'left'],
  ],
  sizes: [
    { letter: 'DN', from: [130, 276], to: [130, 344], at: 84, upright: true },
    { letter: 'L', from: [130, 378], to: [470, 378], at: 414 },
  ],
})

const ballValve = drawn({
  height: 400,
  parts: {
    bore: part('tint', rect(120, 206, 360, 68)),
    cavity: part(
      'paper',
      'M240 194H256Q270 178 290 176V118H310V176Q340 178 356 196V284Q330 306 300 306Q262 304 254 288H240z',
    ),
    body: part(
      'steel',
      'M120 170H138V192H190L226 162H272V118H328V162H356V138H374V342H356V318H226L190 288H138V310H120z' +
        'M120 206H240V192H256Q270 178 290 176V118H310V176Q340 178 360 196V284Q330 306 300 306Q262 304 254 288H240V274H120z',
    ),
    cap: part(
      'steel2',
      'M374 138H392V170L420 192H462V170H480V310H462V288H420L392 310V342H374zM360 192H374V206H480V274H374V288H360z',
    ),
    seat: part(
      'soft',
      'M240 192H258L250 206H240zM240 274H250L258 288H240zM360 192H342L350 206H360zM360 274H350L342 288H360z',
    ),
    hollow: part('tint', circle(300, 240, 62)),
    ball: part('alloy', 'M248.2 206A62 62 0 0 1 351.8 206zM248.2 274A62 62 0 0 0 351.8 274z', [
      'line',
      'M248.2 206A62 62 0 0 0 248.2 274M351.8 206A62 62 0 0 1 351.8 274',
    ]),
    packing: part('soft', rect(282, 122, 8, 30) + rect(310, 122, 8, 30)),
    stem: part('paper', 'M290 92H310V178H312V190H288V178H290z'),
    gland: part('alloy2', both('M268 106H290V122H268z', middle)),
    lever: part('paper', 'M284 76H316V84H470Q482 84 486 90Q482 96 470 96H316V102H284z'),
    bolts: part(
      'paper',
      repeated(2, [0, 180], (_, at) => rect(348, 146 + at, 8, 14) + rect(392, 146 + at, 9, 14)),
    ),
  },
  ink: [['axis', 'M96 240H504M300 60V330']],
  marks: [
    ['body', 170, 199, 'left'],
    ['cap', 440, 199, 'right'],
    ['ball', 300, 192, 'right'],
    ['seat', 246, 281, 'left'],
    ['stem', 300, 146, 'left'],
    ['packing', 314, 138, 'right'],
    ['lever', 420, 90, 'right'],
  ],
  sizes: [
    { letter: 'DN', from: [120, 206], to: [120, 274], at: 78, upright: true },
    { letter: 'L', from: [120, 310], to: [480, 310], at: 376 },
  ],
})

const butterflyValve = drawn({
  height: 500,
  parts: {
    bore: part('tint', rect(150, 226, 300, 148)),
    pipe: part('steel', both('M150 214H214V160H250V226H150zM150 386H214V440H250V374H150z', middle)),
    body: part(
      'steel2',
      'M258 104H284V226H258zM316 104H342V226H316zM258 374H284V430H258zM316 374H342V430H316zM284 412H316V430H284z',
    ),
    seat: part(
      'soft',
      'M250 206H258V218H284V226H292V232H254Q250 232 250 226zM350 206H342V218H316V226H308V232H346Q350 232 350 226zM250 394H258V382H284V374H292V368H254Q250 368 250 374zM350 394H342V382H316V374H308V368H346Q350 368 350 374z',
    ),
    stem: part('paper', rect(290, 62, 20, 346)),
    disc: part('alloy', 'M292 232H308Q326 300 308 368H292Q274 300 292 232z'),
    gear: part('paper', 'M262 104V62H376V94H338V104z', 'M276 62V94H376M316 70h48v16h-48z'),
    wheel: part('paper', rect(376, 74, 30, 8) + rect(406, 34, 8, 88)),
    bolts: part(
      'paper',
      both(
        rect(200, 176, 50, 9) + rect(188, 171, 12, 19) + rect(200, 415, 50, 9) + rect(188, 410, 12, 19),
        middle,
      ),
    ),
  },
  ink: [['axis', 'M120 300H480M300 48V440']],
  marks: [
    ['body', 270, 150, 'left'],
    ['seat', 254, 384, 'left'],
    ['disc', 304, 340, 'right'],
    ['stem', 300, 200, 'right'],
    ['gear', 330, 100, 'left'],
    ['pipe', 180, 220, 'left'],
  ],
  sizes: [
    { letter: 'DN', from: [150, 226], to: [150, 374], at: 92, upright: true },
    { letter: 'L', from: [258, 430], to: [342, 430], at: 482 },
  ],
})

const checkPassage =
  'M120 222H196Q232 222 246 212V172H392V196Q398 222 424 222H480V290H424Q392 290 372 316H324L308 288Q300 282 280 288Q250 290 214 290H120z'
const checkValve = drawn({
  height: 400,
  parts: {
    passage: part('tint', checkPassage),
    body: part(
      'steel',
      `M120 186H138V206H192Q222 206 228 186H222V154H416V186H408Q416 206 430 206H462V186H480V326H462V306H432Q408 306 388 332H246Q228 306 204 306H138V326H120z${checkPassage}`,
    ),
    cover: part('steel2', 'M222 128H416V148H222z'),
    gasket: part('soft', 'M222 148H416V154H222z'),
    bolts: part('paper', bolt(236, 128, 172, 8) + bolt(402, 128, 172, 8)),
    seat: part('alloy2', 'M263 212L274 230L262 234L250 216zM302 278L316 302L306 306L291 284z'),
    arm: part('paper', 'M285 186L305 176L330 226L326 244L308 256L300 243L311 228z'),
    disc: part('alloy', 'M262 210L276 204L330 292L316 302z'),
    pin: part('paper', circle(296, 182, 12), 'M288 182H304M296 174V190'),
  },
  ink: [['axis', 'M96 256H504'], arrow('M136 256L200 256'), arrow('M376 256L440 256')],
  marks: [
    ['body', 170, 214, 'left'],
    ['cover', 330, 138, 'top'],
    ['disc', 312, 284, 'right'],
    ['seat', 303, 290, 'left'],
    ['arm', 312, 200, 'right'],
    ['pin', 296, 182, 'top'],
  ],
  sizes: [
    { letter: 'DN', from: [120, 222], to: [120, 290], at: 76, upright: true },
    { letter: 'L', from: [120, 326], to: [480, 326], at: 372 },
  ],
})

const safetyValve = drawn({
  height: 570,
  parts: {
    chamber: part('tint', 'M240 330H360V360H470V428H360V446H322V404H278V446H240z'),
    inlet: part('tint', rect(278, 416, 44, 104)),
    body: part(
      'steel',
      'M210 312H236V320H228V440Q228 462 256 466V500H216V520H276V446H240V330H262V312zM390 312H338V330H360V360H470V340H488V448H470V428H360V446H324V520H384V500H344V466Q372 462 372 440H452V348H372V320H390z',
    ),
    bonnet: part(
      'steel2',
      'M210 312V294H240V130Q240 112 258 112H278V126H256V312zM390 312V294H360V130Q360 112 342 112H322V126H344V312z',
    ),
    nozzle: part('alloy2', 'M262 446H278V400H286V520H276V446zM338 446H322V400H314V520H324V446z'),
    ring: part('paper', 'M262 400H278V420H262zM322 400H338V420H322z'),
    disc: part('alloy', 'M272 398V384H284V368H316V384H328V398z'),
    guide: part('steel', 'M262 312H290V356H278V328H262zM338 312H310V356H322V328H338z'),
    spindle: part('paper', rect(294, 70, 12, 300)),
    spring: part('paper', rect(256, 286, 88, 10) + rect(256, 148, 88, 10), [
      'line',
      spring(300, 158, 286, 76, 5),
    ]),
    screw: part('alloy', both('M278 92H294V148H284V130H278z', middle)),
    cap: part('paper', 'M270 112V58Q270 46 300 46Q330 46 330 58V112H322V60H278V112z'),
    lever: part('paper', 'M322 74H400L404 82H330z'),
  },
  ink: [['axis', 'M300 30V523M360 394H506'], arrow('M300 500L300 440'), arrow('M400 394L456 394')],
  marks: [
    ['nozzle', 282, 480, 'left'],
    ['disc', 300, 390, 'left'],
    ['ring', 330, 410, 'right'],
    ['guide', 284, 340, 'left'],
    ['spring', 300, 291, 'right'],
    ['screw', 287, 110, 'left'],
    ['lever', 390, 79, 'right'],
    ['body', 420, 354, 'right'],
  ],
  sizes: [{ letter: 'd₀', from: [286, 520], to: [314, 520], at: 552 }],
})

const knifeGate = drawn({
  height: 520,
  parts: {
    bore: part('tint', rect(240, 316, 120, 130)),
    pipe: part('paper', both('M180 300H240V262H262V316H180zM180 462H240V500H262V446H180z', middle)),
    body: part('steel', both('M262 230H288V316H274V446H288V486H300V500H262z', middle)),
    seat: part('soft', both(rect(276, 318, 12, 126), middle)),
    box: part('steel2', both('M250 230V170H278V214H290V230z', middle)),
    packing: part('soft', both(rect(278, 182, 14, 30), middle)),
    gland: part('alloy', both('M258 152H292V182H279V164H258z', middle)),
    yoke: part('paper', both('M236 216H250V230H222V86Q222 74 236 74H284V90H236z', middle)),
    plate: part('alloy2', 'M292 132H308V470L300 482L292 470z'),
    stem: part(
      'paper',
      rect(295, 30, 10, 94),
      repeated(9, [0, 9], (_, at) => `M295 ${36 + at}l10 4`),
    ),
    clevis: part('paper', 'M284 116H316V142H284z', 'M296 129H304'),
    wheel: part('paper', both('M192 54a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM210 50H300V58H210z', middle)),
    nut: part('alloy', both(rect(283, 64, 12, 34), middle)),
  },
  ink: [['axis', 'M160 381H440M300 16V506']],
  marks: [
    ['plate', 300, 300, 'right'],
    ['seat', 282, 380, 'left'],
    ['body', 268, 280, 'left'],
    ['packing', 314, 196, 'right'],
    ['gland', 270, 158, 'left'],
    ['nut', 289, 80, 'left'],
    ['yoke', 371, 150, 'right'],
  ],
})

const trapPassages =
  'M90 226H176L232 262H290V164H310V284H222L160 270H90zM316 164H332V206Q332 226 352 226H510V270H350Q316 270 316 232zM268 164H284V178H268z'
const steamTrap = drawn({
  height: 400,
  parts: {
    passage: part('tint', trapPassages),
    body: part(
      'steel',
      `M90 196H108V206H196L232 164H368L404 206H492V196H510V300H492V290H404L372 322H190L166 290H108V300H90z${trapPassages}`,
    ),
    seat: part('alloy2', both(rect(284, 152, 6, 12) + rect(252, 152, 16, 12), middle)),
    chamber: part('tint', 'M262 146V116H338V146z'),
    disc: part('alloy', rect(252, 140, 96, 12)),
    cap: part('steel2', 'M232 164V110Q232 92 250 92H350Q368 92 368 110V164H348V112H252V164z'),
    strainer: part('paper', 'M214 250L246 280L206 322L174 292z', 'M224 259L184 301M235 270L195 312'),
    plug: part('alloy', 'M172 294L204 324L186 343L154 313z'),
  },
  ink: [arrow('M104 248L158 248'), arrow('M420 248L486 248'), ['axis', 'M66 248H534M300 74V184']],
  marks: [
    ['disc', 330, 146, 'right'],
    ['seat', 340, 158, 'right'],
    ['chamber', 300, 126, 'left'],
    ['cap', 242, 130, 'left'],
    ['body', 430, 216, 'right'],
    ['strainer', 210, 286, 'left'],
    ['plug', 176, 318, 'left'],
  ],
})

const pulseValve = drawn({
  height: 440,
  parts: {
    tank: part('tint', 'M90 232H238V200H256V352H90zM344 200H362V352H344z'),
    outlet: part('tint', 'M268 206H332V420H268z'),
    wall: part('steel', 'M90 352H200V366H90zM90 218H200V232H90z'),
    body: part(
      'steel2',
      'M190 190H250V202H238V232H200V202H190zM412 190H350V202H362V352H344V366H386V202H412zM200 352H256V366H200z',
    ),
    tube: part('steel', 'M256 204H268V424H256zM332 204H344V424H332z'),
    diaphragm: part(
      'soft',
      'M190 182H256Q262 196 272 196H328Q338 196 344 182H412V190H350Q342 204 330 204H270Q258 204 250 190H190z',
    ),
    back: part('tint', 'M232 182V130H368V182H344L328 196H272L256 182z'),
    disc: part('alloy', rect(276, 186, 48, 10)),
    spring: part('none', rect(280, 118, 40, 68), spring(300, 124, 186, 36, 4)),
    cover: part(
      'steel',
      'M190 182V162H216V136Q216 112 240 112H306V124H240Q230 124 230 138V182zM412 182V162H386V136Q386 112 362 112H330V124H362Q372 124 372 138V182z',
    ),
    pilot: part('alloy2', 'M306 112H316V124H306zM320 112H330V124H320z'),
    coil: part('paper', 'M284 44H352V98H338V112H298V98H284z', 'M284 58H352M284 84H352M352 66H378V76H352'),
    orifice: part('none', rect(208, 176, 12, 20), 'M208 178V194M220 178V194'),
  },
  ink: [arrow('M104 292L226 292'), arrow('M300 250L300 404')],
  marks: [
    ['diaphragm', 392, 186, 'right'],
    ['disc', 300, 191, 'right'],
    ['orifice', 214, 186, 'left'],
    ['back', 250, 152, 'left'],
    ['spring', 300, 154, 'right'],
    ['coil', 340, 92, 'right'],
    ['tank', 130, 320, 'left'],
    ['tube', 338, 396, 'right'],
  ],
})

export const valves = {
  'gate-valve': gateValve,
  'globe-valve': globeValve,
  'ball-valve': ballValve,
  'butterfly-valve': butterflyValve,
  'check-valve': checkValve,
  'safety-valve': safetyValve,
  'knife-gate-valve': knifeGate,
  'steam-trap': steamTrap,
  'pulse-valve': pulseValve,
}
