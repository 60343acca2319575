import { arrow, part } from '../figures/figure.ts'
import { circle, rect, repeated } from '../figures/shapes.ts'
import { half, type FigurePair } from './pair.ts'

const pumpCasing = {
  casing: part(
    'steel',
    'M96 120H110V136H150Q176 136 180 110V40H166V26H250V40H236V112Q262 128 262 170V220Q262 262 220 262H196Q176 262 176 240V206Q176 186 150 186H110V202H96zM96 148H180V130Q192 124 192 112V40H224V116Q250 136 250 170V220Q250 250 220 250H200Q188 250 188 240V180H180V174H96z',
  ),
  shaft: part('paper', 'M196 154H420V168H196z'),
  frame: part('paper', 'M300 140H360V182H300zM300 182H360L372 286H288z'),
}
const waterFlow = part(
  'tint',
  'M96 148H180V130Q192 124 192 112V40H224V116Q250 136 250 170V220Q250 250 220 250H200Q188 250 188 240V180H180V174H96z',
)
const highLiftPump: FigurePair = {
  before: half({
    parts: {
      water: waterFlow,
      ...pumpCasing,
      impeller: part('alloy', 'M196 150Q204 130 206 96H238V150zM196 172Q204 192 206 230H238V172z'),
      valve: part('paper', 'M176 8H240V26H176z'),
      gate: part('alloy2', 'M200 12H330V22H200z'),
      wheel: part('paper', 'M330 4H338V30H330z'),
    },
    ink: [arrow('M60 161L92 161'), ['ground', 'M272 286H390'], ['axis', 'M120 161H440']],
    marks: [
      ['impeller', 220, 214, 'right'],
      ['gate', 300, 17, 'right'],
      ['casing', 104, 192, 'left'],
    ],
  }),
  after: half({
    parts: {
      water: waterFlow,
      ...pumpCasing,
      former: part('none', 'M206 96H238V120M206 230H238V206', [
        'axis',
        'M206 118V96H238V118M206 208V230H238V208',
      ]),
      impeller: part('alloy', 'M196 150Q204 136 206 118H238V150zM196 172Q204 188 206 208H238V172z'),
      drive: part('new', 'M380 200H440V286H380z'),
      screen: part(
        'paper',
        'M390 212H430V232H390z',
        'M394 224L402 218L412 227L426 216M390 246H430M390 258H430M390 270H430',
      ),
      motor: part('paper', 'M372 140H430V182H372z', 'M384 140V182M396 140V182M408 140V182M420 140V182'),
    },
    ink: [
      arrow('M60 161L92 161'),
      arrow('M208 70L208 30'),
      ['ground', 'M272 286H450'],
      ['line', 'M410 182V200'],
    ],
    marks: [
      ['impeller', 220, 140, 'left'],
      ['former', 238, 224, 'bottom'],
      ['motor', 396, 150, 'top'],
      ['drive', 392, 280, 'bottom'],
    ],
  }),
}

const tank = {
  wall: part('stone', 'M50 60H64V286H416V60H430V300H50z'),
  water: part('tint', rect(64, 90, 352, 196)),
}
const fineBubbles = (x: number) =>
  repeated(
    4,
    [9, 0],
    (dx) =>
      circle(x - 13 + dx, 244, 2) +
      circle(x - 9 + dx, 218, 2) +
      circle(x - 14 + dx, 190, 2) +
      circle(x - 10 + dx, 162, 2) +
      circle(x - 13 + dx, 134, 2),
  )
const aeration: FigurePair = {
  before: half({
    parts: {
      ...tank,
      header: part('paper', 'M20 270H400V278H20z'),
      discs: part(
        'alloy',
        repeated(5, [72, 0], (x) => `M${80 + x} 262h36v8h-36z`),
      ),
      broken: part('none', 'M160 256L170 262L178 254L188 262', [
        'line',
        'M152 262L164 254L172 263L182 254L188 262',
      ]),
      big: part(
        'paper',
        circle(162, 236, 9) + circle(178, 204, 12) + circle(160, 166, 13) + circle(178, 124, 14),
      ),
      few: part(
        'paper',
        circle(98, 240, 3) + circle(242, 236, 3) + circle(314, 240, 3) + circle(386, 236, 3),
      ),
      valve: part('paper', 'M20 244L44 262V244L20 262z'),
    },
    ink: [
      ['line', 'M64 90H152Q168 74 182 90H416'],
      ['fine', 'M32 253V270'],
    ],
    marks: [
      ['discs', 98, 266, 'bottom'],
      ['big', 178, 204, 'right'],
      ['few', 314, 240, 'right'],
      ['valve', 38, 250, 'top'],
    ],
  }),
  after: half({
    parts: {
      ...tank,
      header: part('paper', 'M64 270H400V278H64z'),
      discs: part(
        'alloy',
        repeated(5, [72, 0], (x) => `M${80 + x} 262h36v8h-36z`),
      ),
      bubbles: part('paper', [98, 170, 242, 314, 386].map(fineBubbles).join('')),
      drop: part('paper', 'M236 30H248V262H236z'),
      valve: part('new', 'M228 40L256 62V40L228 62z'),
      probe: part('alloy2', 'M336 60H344V150H336zM332 150H348V172H332z'),
      controller: part('paper', 'M316 22H364V52H316z', 'M324 32H356M324 42H344'),
    },
    ink: [
      ['line', 'M64 90H416'],
      ['axis', 'M316 40H260'],
      ['fine', 'M340 52V60'],
    ],
    marks: [
      ['discs', 98, 266, 'bottom'],
      ['bubbles', 85, 244, 'left'],
      ['valve', 232, 51, 'left'],
      ['probe', 340, 162, 'right'],
    ],
  }),
}

const bed = {
  wall: part('stone', 'M50 40H64V280H416V40H430V300H50z'),
  water: part('tint', rect(64, 70, 352, 210)),
}
const vFilter: FigurePair = {
  before: half({
    parts: {
      ...bed,
      sand: part('stone', 'M64 140L150 128L190 160L240 118L330 150L416 132V200H64z'),
      gravel: part('paper', rect(64, 200, 352, 22)),
      floor: part('steel', 'M64 222H416V232H64z'),
      nozzles: part(
        'alloy',
        'M90 212h18v10h-5v36h-8v-36h-5zM160 206h18v10h-5v42h-8v-42h-5zM300 216h18v8h-5v34h-8v-34h-5zM370 208h18v10h-5v40h-8v-40h-5z',
      ),
      broken: part('paper', 'M232 222h16v10h-4v14h-8v-14h-4z'),
      lost: part('stone', 'M222 280Q240 262 258 280z'),
    },
    ink: [['line', 'M64 70H216Q240 48 264 70H416'], arrow('M240 210L240 92')],
    marks: [
      ['broken', 240, 240, 'bottom'],
      ['sand', 110, 170, 'left'],
      ['nozzles', 379, 246, 'right'],
    ],
  }),
  after: half({
    parts: {
      ...bed,
      sand: part('stone', rect(64, 120, 352, 80)),
      gravel: part(
        'paper',
        rect(64, 200, 352, 14),
        repeated(11, [32, 0], (x) => circle(80 + x, 207, 5)),
      ),
      floor: part('steel', 'M64 222H416V232H64z'),
      nozzles: part(
        'alloy',
        repeated(5, [70, 0], (x) => `M${90 + x} 212h18v10h-5v36h-8v-36h-5z`),
      ),
      airCushion: part('paper', rect(64, 232, 352, 14)),
      pipes: part(
        'alloy',
        repeated(5, [70, 0], (x) => `M${95 + x} 232h8v26h-8z`),
      ),
      weir: part('steel2', 'M226 90H234V112H246V90H254V120H226z'),
    },
    ink: [
      ['line', 'M64 70H416'],
      ...[114, 194, 286, 366].map((x) => arrow(`M${x} 190L${x} 96`)),
      ['axis', 'M64 217H440'],
    ],
    marks: [
      ['pipes', 379, 252, 'right'],
      ['sand', 90, 160, 'left'],
      ['floor', 70, 227, 'left'],
      ['airCushion', 284, 240, 'bottom'],
    ],
  }),
}

const dosing = {
  tank: part('paper', 'M50 150H130V270H50z'),
  liquid: part('tint', rect(50, 180, 80, 90)),
  mixer: part('paper', 'M84 120H96V150H92V236H108V242H72V236H88V150H84z'),
  pump: part('paper', 'M180 226H232V270H180zM196 206H216V226H196z', 'M180 240H232M206 240V270'),
  main: part('paper', 'M400 60H424V290H400z', 'M400 74q12 8 24 0M400 90q12 8 24 0'),
}
const coagulant: FigurePair = {
  before: half({
    parts: {
      ...dosing,
      line: part('paper', 'M130 256H180V264H130zM202 206V120H400V128H210V206z'),
      crust: part('alloy', 'M250 120H330V123L310 125L290 123L270 125L250 123zM250 128H330V126L300 125z'),
      valve: part('alloy2', 'M198 170H214V186H198z'),
      hand: part('paper', 'M232 244H250V252H232zM250 236H258V260H250z'),
    },
    ink: [arrow('M412 110L412 180'), ['ground', 'M40 270H250']],
    marks: [
      ['hand', 254, 248, 'right'],
      ['valve', 206, 178, 'left'],
      ['crust', 280, 122, 'top'],
    ],
  }),
  after: half({
    parts: {
      ...dosing,
      line: part('paper', 'M130 256H180V264H130zM202 206V140H400V148H210V206z'),
      valve: part('alloy2', 'M198 176H214V192H198z'),
      column: part('paper', 'M150 176H164V256H150z', 'M150 196H158M150 216H158M150 236H158'),
      damper: part('new', 'M246 100Q246 84 258 84Q270 84 270 100V140H246z'),
      back: part('paper', 'M310 132L340 156V132L310 156z', 'M317 120H333V124H327V142H323V124H317z'),
      controller: part('new', 'M300 200H370V262H300z', 'M312 214H358V230H312zM312 244H358'),
      probe: part('alloy', 'M372 84H400V92H372zM360 78H372V98H360z'),
    },
    ink: [
      ['axis', 'M366 98V180H340V200'],
      ['axis', 'M300 246H232'],
      arrow('M412 110L412 180'),
      ['ground', 'M40 270H390'],
    ],
    marks: [
      ['column', 157, 186, 'left'],
      ['damper', 258, 96, 'top'],
      ['back', 316, 138, 'top'],
      ['controller', 360, 256, 'right'],
      ['probe', 366, 84, 'right'],
    ],
  }),
}

export const water = {
  'high-lift-pump-impeller-and-speed': highLiftPump,
  'aeration-disc-and-oxygen-control': aeration,
  'v-type-filter-media-and-nozzles': vFilter,
  'coagulant-dosing-control': coagulant,
}
