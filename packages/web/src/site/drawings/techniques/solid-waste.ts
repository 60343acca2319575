import { arrow, part } from '../figures/figure.ts'
import { circle, rect, repeated } from '../figures/shapes.ts'
import { half, type FigurePair } from './pair.ts'

const chamber = {
  dusty: part('tint', 'M112 126H368V210L330 286H150L112 210z'),
  housing: part('paper', 'M100 44H380V212L338 298H142L100 212zM112 56V210L150 286H330L368 210V56z'),
}
const bagAt = (x: number) =>
  `M${x - 22} 126H${x + 22}V230Q${x + 22} 242 ${x + 10} 242H${x - 10}Q${x - 22} 242 ${x - 22} 230z`
const bagCage = (x: number) =>
  `M${x - 12} 128V240M${x} 128V242M${x + 12} 128V240M${x - 22} 160H${x + 22}M${x - 22} 196H${x + 22}`
const bagFilter: FigurePair = {
  before: half({
    parts: {
      ...chamber,
      plate: part(
        'steel',
        'M112 116H150V126H112zM202 116H214V126H202zM258 114L276 120V126H262zM328 116H368V126H328z',
      ),
      bags: part('paper', bagAt(174) + bagAt(304), bagCage(174) + bagCage(304)),
      torn: part(
        'paper',
        'M217 126H262V180L252 188L262 198L250 208L262 216V230Q262 242 250 242H230Q218 242 218 230z',
        bagCage(240).replace('H262', 'H254').replace('H262', 'H252'),
      ),
      damper: part('paper', 'M380 70H410V104H380z'),
      flap: part('alloy2', 'M392 72L398 74L394 100L388 98z'),
    },
    ink: [arrow('M300 266L256 206'), arrow('M244 180L244 84'), arrow('M384 87L432 87')],
    marks: [
      ['torn', 232, 212, 'left'],
      ['plate', 268, 120, 'right'],
      ['flap', 392, 92, 'top'],
    ],
  }),
  after: half({
    parts: {
      ...chamber,
      plate: part(
        'steel',
        'M112 116H152V126H112zM196 116H218V126H196zM262 116H282V126H262zM326 116H368V126H326z',
      ),
      bags: part('paper', [174, 240, 304].map(bagAt).join(''), [174, 240, 304].map(bagCage).join('')),
      coat: part(
        'stone',
        [174, 240, 304]
          .map(
            (x) =>
              `M${x - 28} 134H${x - 22}V230Q${x - 22} 242 ${x - 10} 242H${x + 10}Q${x + 22} 242 ${x + 22} 230V134H${x + 28}V232Q${x + 28} 250 ${x + 10} 250H${x - 10}Q${x - 28} 250 ${x - 28} 232z`,
          )
          .join(''),
      ),
      blow: part(
        'paper',
        'M130 76H350V84H130z',
        repeated(3, [65, 0], (x) => `M${171 + x} 84V92H${177 + x}V84`),
      ),
      damper: part('paper', 'M380 70H410V104H380z'),
      seal: part('soft', 'M390 72H400V102H390z'),
    },
    ink: [arrow('M240 280L240 258'), ['axis', 'M240 60V252']],
    marks: [
      ['bags', 168, 200, 'left'],
      ['plate', 350, 121, 'right'],
      ['coat', 330, 220, 'right'],
      ['blow', 150, 80, 'left'],
      ['seal', 395, 96, 'top'],
    ],
  }),
}

const pit = {
  pit: part('stone', 'M56 110H68V280H190V110H204V296H56z'),
  leachate: part('tint', rect(68, 170, 122, 110)),
}
const leachate: FigurePair = {
  before: half({
    parts: {
      ...pit,
      suction: part('paper', 'M116 250V140H236V152H128V250z'),
      pump: part('paper', circle(262, 146, 26), 'M250 123L288 146L250 169'),
      drip: part('alloy', 'M290 150Q296 162 290 166Q284 162 290 150z'),
      pipe: part('steel', 'M252 120V60H440V70H262V120zM286 134V108H440V98H276V128z'),
      scale: part(
        'stone',
        'M300 70H440V80Q400 84 370 78Q336 84 300 76zM300 98H440V90Q410 84 380 91Q340 86 300 92z',
      ),
      rags: part('none', 'M104 250Q120 262 140 252', [
        'line',
        'M106 250Q100 262 92 266M128 250Q136 264 146 262M122 250Q120 264 114 272',
      ]),
    },
    ink: [arrow('M400 84L446 84'), ['ground', 'M228 190H320'], ['fine', 'M246 168V190M278 168V190']],
    marks: [
      ['rags', 122, 256, 'left'],
      ['drip', 290, 162, 'right'],
      ['scale', 350, 74, 'top'],
      ['pump', 262, 164, 'bottom'],
    ],
  }),
  after: half({
    parts: {
      ...pit,
      screen: part(
        'alloy',
        repeated(6, [0, 16], (_, y) => rect(96, 176 + y, 8, 8)),
      ),
      suction: part('paper', 'M140 250V140H206V152H152V250z'),
      cutter: part('paper', 'M206 128H238V164H206z', 'M212 134L232 158M232 134L212 158'),
      pump: part(
        'paper',
        'M238 132H380V160H238z',
        'M244 146Q256 132 268 146Q280 160 292 146Q304 132 316 146Q328 160 340 146Q352 132 364 146',
      ),
      motor: part(
        'paper',
        'M392 126H440V166H392zM380 142H392V150H380z',
        'M404 126V166M416 126V166M428 126V166',
      ),
      pipe: part('paper', 'M350 132V70H270V54H440V70H366V132z'),
      flanges: part('steel', 'M300 44H310V80H300zM406 44H416V80H406z'),
      port: part('new', 'M258 48H270V76H258z'),
      sensor: part('alloy2', 'M300 160H312V180H300z'),
    },
    ink: [
      arrow('M376 62L440 62'),
      ['ground', 'M228 200H450'],
      ['fine', 'M256 160V200M360 160V200M416 166V200'],
    ],
    marks: [
      ['screen', 100, 196, 'left'],
      ['cutter', 214, 160, 'bottom'],
      ['pump', 280, 136, 'bottom'],
      ['sensor', 306, 176, 'bottom'],
      ['port', 264, 56, 'top'],
      ['flanges', 411, 48, 'top'],
    ],
  }),
}

const furnaceWall = {
  gas: part('tint', rect(56, 190, 368, 110)),
  lining: part('stone', 'M56 140H212V190H56zM268 140H424V190H268z'),
  shell: part('steel', 'M56 128H212V140H56zM268 128H424V140H268z'),
}
const thermocouple: FigurePair = {
  before: half({
    parts: {
      ...furnaceWall,
      socket: part('steel2', 'M204 96H216V140H212V128H204zM276 96H264V140H268V128H276z'),
      head: part('paper', 'M206 40H274V84H206z'),
      tube: part(
        'alloy',
        'M230 84H250V200L246 220L250 240V276Q250 284 240 284Q230 284 230 276V246L236 226L230 204z',
      ),
      hole: part('paper', 'M230 214L238 226L230 238z'),
    },
    ink: [arrow('M80 226L220 226'), ['axis', 'M240 28V296'], ['fine', 'M216 110H230M250 110H264']],
    marks: [
      ['hole', 233, 226, 'right'],
      ['tube', 240, 264, 'left'],
      ['head', 220, 60, 'left'],
    ],
  }),
  after: half({
    parts: {
      ...furnaceWall,
      socket: part('steel2', 'M200 92H222V140H212V128H200zM280 92H258V140H268V128H280z'),
      head: part('paper', 'M206 20H274V56H206z'),
      coupling: part('new', 'M218 56H262V72H218z'),
      outer: part(
        'alloy',
        'M222 72H230V272Q230 276 240 276Q250 276 250 272V72H258V274Q258 286 240 286Q222 286 222 274z',
      ),
      inner: part('stone', 'M232 72H236V264H244V72H248V266Q248 270 240 270Q232 270 232 266z'),
      core: part('paper', 'M237 72H243V258H237z'),
      air: part('paper', 'M280 102H330V110H280zM330 96H346V116H330z'),
    },
    ink: [arrow('M80 240L208 240'), arrow('M400 106L352 106')],
    marks: [
      ['outer', 226, 220, 'right'],
      ['inner', 246, 256, 'right'],
      ['core', 240, 90, 'left'],
      ['coupling', 224, 66, 'left'],
      ['air', 338, 106, 'top'],
    ],
  }),
}

const link = (x: number, y: number) => `M${x} ${y}a9 9 0 0 1 9-9h30a9 9 0 0 1 0 18h-30a9 9 0 0 1-9-9z`
const flatLink = (x: number, y: number) => rect(x, y - 4, 34, 8)
const chainRow = (y: number) =>
  repeated(5, [68, 0], (x) => link(80 + x, y)) + repeated(4, [68, 0], (x) => flatLink(118 + x, y))
const scraper: FigurePair = {
  before: half({
    parts: {
      trough: part('paper', 'M50 60H430V280H50zM64 74V266H416V74z'),
      rails: part(
        'alloy',
        'M64 104H416V110L340 114L260 110L160 115L64 110zM64 236H416V230L330 226L220 231L120 226L64 230z',
      ),
      chains: part('paper', chainRow(126) + chainRow(216)),
      flights: part('steel2', 'M150 112L164 112L196 230L182 230zM286 112L300 112L332 230L318 230z'),
      jam: part('stone', 'M226 152L250 146L262 166L246 184L224 176z'),
    },
    ink: [arrow('M90 172L140 172'), arrow('M356 172L406 172')],
    marks: [
      ['flights', 310, 190, 'bottom'],
      ['rails', 390, 108, 'right'],
      ['chains', 80, 216, 'left'],
      ['jam', 244, 160, 'top'],
    ],
  }),
  after: half({
    parts: {
      trough: part('paper', 'M50 60H430V280H50zM64 74V266H416V74z'),
      rails: part(
        'alloy',
        repeated(4, [88, 0], (x) => rect(65 + x, 98, 85, 12) + rect(65 + x, 232, 85, 12)),
      ),
      bolts: part(
        'paper',
        repeated(4, [88, 0], (x) => circle(107 + x, 104, 3) + circle(107 + x, 238, 3)),
      ),
      chains: part('paper', chainRow(126) + chainRow(216)),
      flights: part('steel2', 'M158 112H172V230H158zM294 112H308V230H294z'),
      tension: part('new', 'M430 118H462V134H430zM430 208H462V224H430z'),
      sensor: part('alloy2', 'M200 34H224V60H200z'),
    },
    ink: [arrow('M196 172L270 172'), ['fine', 'M212 60V126']],
    marks: [
      ['flights', 165, 190, 'bottom'],
      ['rails', 90, 104, 'left'],
      ['chains', 82, 216, 'left'],
      ['tension', 446, 216, 'bottom'],
      ['sensor', 218, 44, 'right'],
    ],
  }),
}

export const solidWaste = {
  'incinerator-bag-filter-renewal': bagFilter,
  'leachate-pump-and-pipe-scaling': leachate,
  'grate-furnace-thermocouple-protection': thermocouple,
  'slag-scraper-conveyor-chain': scraper,
}
