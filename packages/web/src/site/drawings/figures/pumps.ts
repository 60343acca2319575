import { arrow, drawn, part } from './figure.ts'
import { both, circle, mirrored, rect } from './shapes.ts'

const axis = { y: 260 }

const casing =
  'M60 190H78V206H146Q172 206 172 182V104Q172 88 184 84V72H166V54H286V72H268V84Q278 90 278 104V416Q278 434 256 434H196Q172 434 172 408V338Q172 314 146 314H78V330H60z' +
  'M60 224H178V160Q196 152 198 136V54H254V136Q254 152 262 160V408Q262 420 250 420H202Q186 420 186 404V364L178 356V296H60z'
const centrifugalPump = drawn({
  height: 500,
  parts: {
    liquid: part(
      'tint',
      'M60 224H178V160Q196 152 198 136V54H254V136Q254 152 262 160V408Q262 420 250 420H202Q186 420 186 404V364L178 356V296H60z',
    ),
    foot: part('paper', 'M420 334H476L488 452H408z'),
    casing: part('steel', casing),
    cover: part('steel2', both('M262 122H298V190H380V212H302V236H280V196H262z', axis)),
    vanes: part('paper', both('M212 148H238L232 204Q224 238 196 242V226Q210 208 212 148z', axis)),
    impeller: part(
      'alloy',
      both(
        'M180 222H194Q206 204 208 148H216Q216 214 198 232H180zM238 148H246V226Q246 236 262 238V248H196V242Q228 236 238 148z',
        axis,
      ),
    ),
    ring: part('alloy2', both(rect(178, 208, 16, 13), axis)),
    shaft: part('paper', 'M176 246H190V250H536V270H190V274H176Q168 260 176 246z'),
    seal: part('alloy2', both('M306 218H322V250H306zM324 226H344V250H324z', axis)),
    housing: part(
      'steel',
      both('M388 216V190Q388 176 402 176H494Q508 176 508 190V236H498V212H398V236H388z', axis),
    ),
    bearings: part(
      'paper',
      both(`${rect(400, 212, 26, 38)}${rect(470, 212, 26, 38)}`, axis),
      both(
        `M400 224H426M400 238H426M470 224H496M470 238H496${circle(413, 231, 7)}${circle(483, 231, 7)}`,
        axis,
      ),
    ),
    coupling: part('paper', both('M524 206H546V250H514V236H524z', axis)),
  },
  ink: [
    ['axis', 'M40 260H548'],
    ['ground', 'M380 452H516'],
    arrow('M84 260L158 260'),
    arrow('M226 128L226 68'),
  ],
  marks: [
    ['casing', 120, 215, 'left'],
    ['impeller', 242, 180, 'right'],
    ['ring', 186, 306, 'left'],
    ['cover', 340, 200, 'right'],
    ['seal', 314, 286, 'bottom'],
    ['shaft', 456, 264, 'bottom'],
    ['bearings', 413, 300, 'bottom'],
    ['coupling', 535, 290, 'right'],
  ],
})

/** One wall of the stator, or one side of the rotor: narrow at both ends, wide in between. */
const wave = (narrow: number, wide: number) =>
  Array.from({ length: 3 }, (_, index) => {
    const x = 230 + index * 80
    return `C${x + 18} ${narrow} ${x + 22} ${wide} ${x + 40} ${wide}C${x + 58} ${wide} ${x + 62} ${narrow} ${x + 80} ${narrow}`
  }).join('')

const screwPump = drawn({
  height: 360,
  parts: {
    liquid: part('tint', 'M96 150H226V144H520V236H226V230H96zM150 150V70H206V150z'),
    casing: part('steel', 'M84 132H134V54H150V150H96V230H230V248H84zM222 54H206V150H230V132H222z'),
    stator: part('steel2', `${rect(230, 116, 250, 12)}${rect(230, 252, 250, 12)}`),
    rubber: part(
      'soft',
      `M480 128H230V164${wave(164, 142)}H480V128zM480 252H230V216${wave(216, 238)}H480V252z`,
    ),
    rotor: part(
      'alloy',
      `M218 164H230${wave(164, 143)}H484V216H470${mirrored(wave(216, 194), { x: 350 })}H218z`,
    ),
    joint: part('paper', `M120 180H220V200H120z${circle(120, 190, 16)}${circle(214, 190, 16)}`),
    seal: part('alloy2', 'M66 168H96V182H66zM66 198H96V212H66z'),
    drive: part('paper', 'M46 182H120V198H46z'),
    outlet: part('steel', 'M480 110H498V132H522V110H540V270H522V248H498V270H480V252H500V128H480z'),
    bolts: part('paper', `${rect(222, 98, 276, 6)}${rect(222, 276, 276, 6)}`),
  },
  ink: [['axis', 'M30 190H566'], arrow('M178 62L178 128'), arrow('M496 190L546 190')],
  marks: [
    ['rotor', 364, 186, 'bottom'],
    ['rubber', 430, 138, 'top'],
    ['stator', 300, 122, 'top'],
    ['joint', 168, 190, 'bottom'],
    ['seal', 80, 205, 'bottom'],
    ['casing', 90, 142, 'left'],
    ['outlet', 530, 258, 'right'],
  ],
})

const meteringPump = drawn({
  height: 460,
  parts: {
    liquid: part('tint', 'M150 60H174V400H150zM174 190Q210 200 210 230Q210 260 174 270z'),
    head: part(
      'steel',
      'M110 80H150V190H174V80H214V150Q222 190 222 230Q222 270 214 310V380H174V270H150V380H110z',
    ),
    topValve: part(
      'alloy2',
      'M150 118H156L160 128V134H150zM174 118H168L164 128V134H174zM150 154H156L160 164V170H150zM174 154H168L164 164V170H174z',
    ),
    bottomValve: part(
      'alloy2',
      'M150 292H156L160 302V308H150zM174 292H168L164 302V308H174zM150 328H156L160 338V344H150zM174 328H168L164 338V344H174z',
    ),
    balls: part(
      'paper',
      circle(162, 112, 10) + circle(162, 148, 10) + circle(162, 286, 10) + circle(162, 322, 10),
    ),
    diaphragm: part(
      'soft',
      'M222 150H230V180Q216 200 216 230Q216 260 230 280V310H222V280Q208 260 208 230Q208 200 222 180z',
    ),
    oil: part('tint', 'M230 176H272V284H230z'),
    hydraulic: part(
      'steel2',
      'M230 130H300V206H272V176Q250 176 240 190L230 180zM230 330H300V254H272V284Q250 284 240 270L230 280z',
    ),
    packing: part('soft', rect(300, 198, 30, 14) + rect(300, 248, 30, 14)),
    frame: part('paper', 'M300 150H540V380H300V262H330V198H300z', 'M330 180H540'),
    plunger: part('alloy', rect(262, 212, 128, 36)),
    crosshead: part('paper', rect(384, 200, 30, 60)),
    eccentric: part('paper', circle(472, 230, 44), circle(486, 230, 26), circle(472, 230, 8)),
    rod: part('paper', 'M414 224H446V236H414z'),
    relief: part('alloy2', 'M252 104H276V130H252z'),
    knob: part('paper', 'M462 118H490V150H462zM452 100H500V118H452z', 'M464 100V118M476 100V118M488 100V118'),
  },
  ink: [
    arrow('M162 440L162 396'),
    arrow('M162 74L162 36'),
    ['axis', 'M196 230H560'],
    ['ground', 'M280 380H560'],
  ],
  marks: [
    ['diaphragm', 213, 230, 'left'],
    ['balls', 162, 148, 'left'],
    ['bottomValve', 154, 336, 'left'],
    ['plunger', 352, 222, 'bottom'],
    ['oil', 250, 240, 'bottom'],
    ['relief', 264, 116, 'top'],
    ['eccentric', 472, 250, 'bottom'],
    ['knob', 480, 108, 'right'],
  ],
})

const submersiblePump = drawn({
  height: 540,
  parts: {
    cable: part('paper', 'M262 24H274V70H262z'),
    lifting: part('none', 'M318 66V52a18 18 0 1 1 36 0V66', ['line', 'M318 66V52a18 18 0 1 1 36 0V66']),
    motor: part('steel', 'M216 66H384V84H394V262H370V86H230V262H206V84H216z'),
    stator: part('alloy', 'M236 110H266V228H236zM364 110H334V228H364z'),
    windings: part(
      'paper',
      'M238 92H264V110H238zM362 92H336V110H362zM238 228H264V246H238zM362 228H336V246H362z',
    ),
    rotor: part('paper', 'M272 110H328V228H272z', 'M272 124H328M272 214H328'),
    shaft: part('paper', rect(291, 88, 18, 340)),
    bearings: part(
      'paper',
      rect(278, 88, 13, 16) + rect(309, 88, 13, 16) + rect(276, 250, 15, 24) + rect(309, 250, 15, 24),
      'M278 88l13 16M322 88l-13 16M276 250l15 24M324 250l-15 24',
    ),
    chamber: part('steel2', 'M206 262H276V274H236V346H276V360H206zM394 262H324V274H364V346H324V360H394z'),
    oil: part('tint', 'M236 274H276V346H236zM364 274H324V346H364z'),
    seals: part(
      'alloy2',
      rect(277, 276, 14, 24) + rect(309, 276, 14, 24) + rect(277, 334, 14, 26) + rect(309, 334, 14, 26),
    ),
    probe: part('alloy', 'M236 318H262V326H236z'),
    casing: part(
      'steel',
      'M206 360H394V372H420Q440 372 440 390H520V372H538V470H520V452H440Q440 470 420 470H360V452H404Q420 452 420 434V404Q420 388 404 388H196Q180 388 180 404V434Q180 452 196 452H240V470H186Q162 470 162 446V396Q162 372 186 372H206z',
    ),
    impeller: part(
      'alloy',
      'M226 396H374V404H344Q330 408 326 428H274Q270 408 256 404H226z',
      'M240 404L250 436H350L360 404',
    ),
    liquid: part('none', rect(240, 470, 120, 40)),
    legs: part('paper', 'M196 470H206V510H196zM394 470H404V510H394z'),
  },
  ink: [
    ['axis', 'M300 40V500'],
    ['ground', 'M120 510H480'],
    arrow('M270 504L270 450'),
    arrow('M330 504L330 450'),
    arrow('M446 421L512 421'),
  ],
  marks: [
    ['motor', 216, 180, 'left'],
    ['stator', 350, 170, 'right'],
    ['seals', 284, 346, 'left'],
    ['oil', 250, 300, 'left'],
    ['probe', 242, 322, 'left'],
    ['impeller', 366, 400, 'right'],
    ['casing', 172, 430, 'left'],
    ['bearings', 316, 262, 'right'],
    ['cable', 268, 40, 'left'],
  ],
})

const slurryPump = drawn({
  height: 500,
  parts: {
    slurry: part('tint', 'M50 196H160V150H196V60H270V130Q270 142 262 150V396H160V304H50z'),
    casing: part(
      'steel',
      'M50 156H66V172H136V118Q136 104 150 104H172V66H156V48H310V66H294V110Q302 116 302 128V392Q302 430 268 430H160Q136 430 136 406V328H66V344H50z' +
        'M50 188H154V140Q154 128 166 128H188V48H278V128Q284 134 284 146V388Q284 412 262 412H168Q154 412 154 398V312H50z',
    ),
    liner: part(
      'soft',
      'M50 188H154V140Q154 128 166 128H188V48H200V142H168V200H50zM278 48V128Q284 134 284 146V236H272V150Q266 142 266 136V48zM50 312H154V398Q154 412 168 412H262Q284 412 284 388V284H272V384Q272 398 258 398H180Q168 398 168 386V300H50z',
    ),
    wear: part('alloy2', 'M168 150H180V214H168zM168 350H180V286H168z'),
    impeller: part(
      'alloy',
      'M182 216H196Q214 196 216 152H226Q224 214 202 232H182zM244 152H258V348H244V284H210V216H236Q244 200 244 152zM182 284H196Q214 304 216 348H226Q224 286 202 268H182z',
    ),
    vanes: part(
      'paper',
      'M226 152H244Q244 200 236 216H210V226Q224 206 226 152zM226 348H244V284H210V274Q224 294 226 348z',
    ),
    cover: part(
      'steel2',
      'M302 150H322V206H386V222H330V236H284V222H302zM302 350H322V294H386V278H330V264H284V278H302z',
    ),
    seal: part(
      'alloy2',
      'M334 222H352V240H334zM356 216H374V240H356zM334 278H352V260H334zM356 284H374V260H356z',
    ),
    shaft: part('paper', 'M230 240H556V260H230z'),
    housing: part(
      'steel',
      'M400 214V196Q400 182 414 182H510Q524 182 524 196V236H514V210H410V236H400zM400 286V304Q400 318 414 318H510Q524 318 524 304V264H514V290H410V264H400z',
    ),
    bearings: part(
      'paper',
      'M412 210H446V240H412zM480 210H512V240H480zM412 260H446V290H412zM480 260H512V290H480z',
      'M412 210l34 30M446 210l-34 30M480 210l32 30M512 210l-32 30M412 260l34 30M446 260l-34 30M480 260l32 30M512 260l-32 30',
    ),
    foot: part('paper', 'M430 318H494L506 440H418z'),
  },
  ink: [
    ['axis', 'M30 250H548'],
    ['ground', 'M396 440H530'],
    arrow('M70 250L140 250'),
    arrow('M234 120L234 66'),
  ],
  marks: [
    ['casing', 100, 180, 'left'],
    ['liner', 110, 194, 'left'],
    ['wear', 174, 300, 'left'],
    ['impeller', 252, 180, 'right'],
    ['cover', 312, 180, 'right'],
    ['seal', 364, 274, 'bottom'],
    ['bearings', 429, 280, 'bottom'],
    ['shaft', 540, 244, 'right'],
  ],
})

export const pumps = {
  'centrifugal-pump': centrifugalPump,
  'screw-pump': screwPump,
  'diaphragm-metering-pump': meteringPump,
  'submersible-sewage-pump': submersiblePump,
  'desulphurisation-slurry-pump': slurryPump,
}
