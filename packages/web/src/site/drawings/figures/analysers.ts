import { arrow, drawn, part } from './figure.ts'
import { both, rect, repeated } from './shapes.ts'

const probe = { y: 215 }

const zirconia = drawn({
  height: 430,
  parts: {
    gas: part('tint', rect(186, 64, 350, 302)),
    insulation: part('stone', both(rect(150, 64, 20, 90), probe)),
    wall: part('steel', both(rect(170, 64, 16, 90), probe)),
    nozzle: part('steel2', both('M112 128H124V150H186V160H112z', probe)),
    flange: part('alloy2', both('M98 128H112V174H98z', probe)),
    calibration: part('paper', rect(64, 238, 440, 6)),
    reference: part('paper', rect(98, 211, 364, 8)),
    tube: part('steel2', both('M98 174H500V184H98z', probe)),
    heater: part(
      'paper',
      both(rect(404, 188, 76, 10), probe),
      both(
        repeated(9, [8, 0], (x) => `M${407 + x} 198l4-10`),
        probe,
      ),
    ),
    cell: part(
      'alloy',
      'M404 202H480Q494 202 494 215Q494 228 480 228H404V222H478Q487 222 487 215Q487 208 478 208H404z',
    ),
    filter: part('stone', both('M500 174H532V215H518V188H500z', probe)),
    head: part('paper', 'M30 160Q30 152 38 152H98V278H38Q30 278 30 270z', rect(44, 170, 40, 44)),
    ports: part('alloy2', 'M50 278H62V306H50zM74 278H86V306H74z'),
  },
  ink: [
    ['axis', 'M20 215H556'],
    arrow('M260 350L260 264'),
    arrow('M420 350L420 264'),
    arrow('M56 340L56 312'),
    arrow('M80 340L80 312'),
  ],
  marks: [
    ['cell', 470, 205, 'top'],
    ['heater', 412, 193, 'top'],
    ['filter', 526, 196, 'right'],
    ['tube', 330, 179, 'top'],
    ['reference', 210, 215, 'bottom'],
    ['calibration', 300, 241, 'bottom'],
    ['flange', 105, 140, 'top'],
    ['nozzle', 130, 155, 'top'],
    ['ports', 80, 296, 'bottom'],
  ],
})

const middle = { x: 300 }
const acidity = drawn({
  height: 500,
  parts: {
    medium: part('tint', 'M60 330H256V286H344V330H540V440H60z'),
    pipe: part('steel', both('M60 316H242V250H256V330H60z', middle) + rect(60, 440, 480, 14)),
    holder: part('alloy2', both('M232 214H262V286H256V250H232z', middle)),
    gasket: part('soft', both(rect(262, 256, 8, 14), middle)),
    body: part('paper', both('M270 96H278V386H270z', middle)),
    reference: part('tint', both(rect(278, 120, 12, 256), middle)),
    junction: part('stone', both('M278 376H290V390H278z', middle)),
    stem: part('paper', both(rect(290, 96, 4, 294), middle)),
    buffer: part('tint', 'M294 220H306V392H294z'),
    membrane: part('alloy', 'M284 390H294V394A7 7 0 1 0 306 394V390H316V396A16 16 0 1 1 284 396z'),
    wires: part('none', 'M300 96V372', ['line', 'M300 96V372M284 96V300']),
    head: part('paper', 'M262 64H338V96H262z', 'M262 74H338'),
    cable: part('paper', rect(294, 20, 12, 44)),
    flush: part('paper', 'M364 484V436L352 424L360 416L376 432V484z'),
  },
  ink: [arrow('M80 352L170 352'), arrow('M352 418L324 406')],
  marks: [
    ['membrane', 288, 402, 'left'],
    ['junction', 284, 384, 'left'],
    ['reference', 284, 330, 'left'],
    ['buffer', 300, 250, 'right'],
    ['body', 274, 140, 'left'],
    ['gasket', 266, 262, 'left'],
    ['holder', 354, 232, 'right'],
    ['flush', 370, 470, 'right'],
  ],
})

export const analysers = { 'zirconia-oxygen-analyser': zirconia, 'ph-meter': acidity }
