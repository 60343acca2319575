import { arrow, drawn, part } from './figure.ts'
import { both, circle, rect, repeated } from './shapes.ts'

const middle = { x: 300 }

const filterBag = drawn({
  height: 560,
  parts: {
    dusty: part('tint', rect(110, 152, 380, 368)),
    housing: part('paper', 'M96 40H504V532H490V54H110V532H96z'),
    blowPipe: part('steel', both('M150 70H292V78H150zM150 90H292V98H150z', middle)),
    venturi: part(
      'alloy2',
      both('M262 138H268Q280 146 278 170L284 196H278L268 172Q266 150 262 146z', middle),
    ),
    plate: part('steel2', 'M110 138H244V152H110zM356 138H490V152H356z'),
    collar: part('soft', both('M244 128H250V134H258V156H250V162H244V152H238V138H244z', middle)),
    cage: part(
      'paper',
      both('M254 128H262V476Q262 484 270 484H300V492H262Q254 492 254 484z', middle),
      'M278 164V484M300 138V484M322 164V484M262 220H338M262 300H338M262 380H338M262 450H338',
    ),
    bag: part('soft', both('M244 162H252V488Q252 500 264 500H300V508H258Q244 508 244 494z', middle)),
    cake: part('none', 'M240 180V480M360 180V480', [
      'ground',
      both(
        'M239 190v16M240 214v10M238 240v22M240 280v12M239 310v20M240 350v10M238 376v22M240 420v14M239 450v18',
        middle,
      ),
    ]),
  },
  ink: [
    arrow('M300 98L300 122'),
    arrow('M150 400L228 360'),
    arrow('M450 400L372 360'),
    arrow('M276 124L206 108'),
    ['axis', 'M300 60V516'],
  ],
  marks: [
    ['bag', 248, 320, 'left'],
    ['cage', 258, 250, 'left'],
    ['collar', 350, 145, 'right'],
    ['plate', 430, 145, 'right'],
    ['venturi', 274, 184, 'left'],
    ['blowPipe', 200, 74, 'left'],
    ['cake', 360, 300, 'right'],
  ],
  sizes: [{ letter: 'D', from: [244, 494], to: [356, 494], at: 546 }],
})

const ribs = repeated(7, [20, 0], (x) => `M${240 + x} 110V430`)
const bagCage = drawn({
  height: 500,
  parts: {
    top: part('steel', both('M214 76H300V84H240V110H228V84H214z', middle)),
    venturi: part('alloy2', both('M256 84H262Q276 96 274 122L282 156H276L266 124Q268 100 256 92z', middle)),
    cylinder: part('paper', 'M228 110H372V436H228z', ribs),
    hoops: part(
      'alloy',
      repeated(4, [0, 90], (_, y) => rect(226, 150 + y, 148, 6)),
    ),
    weld: part(
      'paper',
      repeated(
        4,
        [0, 90],
        (_, y) => circle(240, 153 + y, 5) + circle(260, 153 + y, 5) + circle(280, 153 + y, 5),
      ),
    ),
    bottom: part('steel', 'M228 436H372V446Q372 456 362 456H238Q228 456 228 446z'),
    section: part('none', circle(490, 300, 50), around12()),
  },
  ink: [
    ['axis', 'M300 60V470'],
    ['axis', 'M490 236V364M426 300H554'],
  ],
  marks: [
    ['top', 220, 80, 'left'],
    ['venturi', 264, 92, 'left'],
    ['cylinder', 250, 200, 'left'],
    ['hoops', 231, 333, 'left'],
    ['weld', 240, 243, 'left'],
    ['bottom', 250, 450, 'left'],
  ],
  sizes: [{ letter: 'L', from: [386, 76], to: [362, 456], at: 412, upright: true }],
})
function around12(): string {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI
    return circle(Math.round(490 + 44 * Math.cos(angle)), Math.round(300 + 44 * Math.sin(angle)), 4)
  }).join('')
}

const sandFilter = drawn({
  height: 480,
  parts: {
    wall: part('stone', 'M60 60H84V400H516V60H540V430H60z'),
    water: part('tint', rect(84, 100, 432, 300)),
    under: part('none', rect(84, 330, 432, 70)),
    sand: part('stone', rect(84, 176, 432, 104)),
    gravel: part(
      'paper',
      rect(84, 280, 432, 34),
      repeated(14, [30, 0], (x) => `${circle(98 + x, 290, 6)}${circle(108 + x, 304, 7)}`),
    ),
    floor: part('steel', repeated(6, [72, 0], (x) => rect(84 + x, 314, 60, 16)) + rect(516, 314, 0, 16)),
    nozzles: part(
      'alloy',
      repeated(5, [72, 0], (x) => `M${138 + x} 302h24v12h-6v56h-12v-56h-6z`),
    ),
    trough: part(
      'steel2',
      'M264 110H272V140Q272 152 300 152Q328 152 328 140V110H336V144Q336 162 300 162Q264 162 264 144z',
    ),
    air: part('none', 'M516 386H560V374H516', ['line', 'M516 386H560M516 374H560M560 374V386']),
  },
  ink: [
    arrow('M160 120L160 166'),
    arrow('M440 120L440 166'),
    arrow('M110 384L96 384'),
    arrow('M556 380L500 380'),
    ['line', 'M84 100H264M336 100H516'],
  ],
  marks: [
    ['sand', 130, 230, 'left'],
    ['gravel', 108, 304, 'left'],
    ['nozzles', 366, 350, 'right'],
    ['floor', 460, 322, 'right'],
    ['trough', 300, 158, 'top'],
    ['air', 540, 380, 'bottom'],
  ],
})

const pleatedCartridge = drawn({
  height: 470,
  parts: {
    gas: part('tint', rect(70, 96, 460, 312)),
    plate: part('steel', 'M70 82H206V96H70zM394 82H530V96H394z'),
    topCap: part('alloy', both('M186 56H262V96H210V82H186z', middle)),
    gasket: part('soft', both('M192 76H206V82H192z', middle)),
    media: part(
      'soft',
      both('M210 96H262V396H210z', middle),
      both(
        repeated(5, [10, 0], (x) => `M${215 + x} 96V396`),
        middle,
      ),
    ),
    core: part(
      'paper',
      both('M262 56H270V396H262z', middle),
      both(
        repeated(12, [0, 26], (_, y) => rect(263, 80 + y, 6, 12)),
        middle,
      ),
    ),
    bottomCap: part('alloy', 'M204 396H396V416Q396 424 388 424H212Q204 424 204 416z'),
  },
  ink: [
    arrow('M110 300L196 270'),
    arrow('M490 300L404 270'),
    arrow('M300 220L300 90'),
    ['axis', 'M300 36V428'],
  ],
  marks: [
    ['media', 236, 240, 'left'],
    ['core', 266, 330, 'left'],
    ['topCap', 220, 70, 'left'],
    ['gasket', 400, 79, 'right'],
    ['bottomCap', 370, 410, 'right'],
    ['plate', 480, 89, 'right'],
  ],
  sizes: [{ letter: 'D', from: [204, 416], to: [396, 416], at: 456 }],
})

export const filters = {
  'ptfe-membrane-bag': filterBag,
  'bag-cage': bagCage,
  'quartz-sand': sandFilter,
  'pleated-cartridge': pleatedCartridge,
}
