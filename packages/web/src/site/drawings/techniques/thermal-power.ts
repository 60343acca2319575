import { arrow, part } from '../figures/figure.ts'
import { both, circle, rect, repeated } from '../figures/shapes.ts'
import { half, type FigurePair } from './pair.ts'

const shaftLine = { y: 170 }

/** Fan, shaft and bearing box, seen from the side. */
const fanAndBearing = {
  casing: part('paper', 'M60 60H176V280H60z', 'M76 60V280M160 60V280'),
  wheel: part('paper', 'M86 92H150V248H86z', 'M100 92V248M118 92V248M136 92V248'),
  shaft: part('paper', 'M96 158H440V182H96z'),
  pedestal: part('paper', 'M276 214H368L384 300H260z'),
  box: part(
    'steel',
    both('M270 170V108Q270 98 280 98H364Q374 98 374 108V158H360V112H284V158H270z', shaftLine),
  ),
  bearing: part(
    'paper',
    both('M300 116H344V134H300zM300 146H344V158H300z', shaftLine),
    both(`${circle(311, 140, 6)}${circle(333, 140, 6)}`, shaftLine),
  ),
}
const inducedDraftFan: FigurePair = {
  before: half({
    parts: { gas: part('tint', rect(60, 60, 116, 220)), ...fanAndBearing },
    ink: [arrow('M182 132L262 132'), ['axis', 'M60 170H456'], ['ground', 'M240 300H404']],
    marks: [
      ['casing', 168, 74, 'top'],
      ['shaft', 220, 176, 'bottom'],
      ['bearing', 322, 124, 'right'],
    ],
  }),
  after: half({
    parts: {
      gas: part('tint', rect(60, 60, 116, 220)),
      ...fanAndBearing,
      shield: part('steel2', 'M186 84H194V152H186zM186 188H194V256H186z'),
      disc: part(
        'alloy',
        'M222 112H230V158H222zM222 182H230V228H222zM238 122H246V158H238zM238 182H246V218H238z',
      ),
      greaser: part('paper', 'M308 40H336V74H308zM318 74H326V98H318z', 'M308 52H336'),
      probe: part('alloy2', 'M360 134H392V142H360zM392 130H404V146H392z'),
    },
    ink: [
      ['axis', 'M60 170H430'],
      ['ground', 'M240 300H404'],
    ],
    marks: [
      ['shield', 190, 100, 'top'],
      ['disc', 242, 200, 'bottom'],
      ['bearing', 322, 210, 'right'],
      ['greaser', 330, 60, 'right'],
      ['probe', 398, 138, 'right'],
    ],
  }),
}

/** Pump and motor on the floor, the line up to the regulating valve and on to the deaerator. */
const condensate = {
  deaerator: part(
    'paper',
    'M300 60Q300 44 316 44H424Q440 44 440 60V84Q440 100 424 100H316Q300 100 300 84z',
    'M306 74H434',
  ),
  dome: part('paper', 'M348 20H392V44H348z'),
  pump: part('paper', circle(150, 246, 26), 'M138 223L176 246L138 269'),
  base: part('paper', 'M120 286L136 268H164L180 286z'),
  motor: part(
    'paper',
    'M196 230H256V262H196zM176 242H196V250H176z',
    'M208 230V262M220 230V262M232 230V262M244 230V262',
  ),
  suction: part('paper', 'M60 240H124V252H60z'),
}
const condensatePump: FigurePair = {
  before: half({
    parts: {
      ...condensate,
      rise: part('paper', 'M144 220V130H208V142H156V220zM248 130H360V44H372V142H248z'),
      valve: part('paper', 'M208 118L248 154V118L208 154z'),
      actuator: part('paper', 'M226 136V104H214Q214 88 228 88Q242 88 242 104H230V136z'),
      gap: part('alloy', 'M224 133H232V139H224z'),
    },
    ink: [arrow('M70 270L112 270'), arrow('M170 116L200 116'), ['ground', 'M90 286H290']],
    marks: [
      ['gap', 228, 136, 'right'],
      ['motor', 250, 246, 'right'],
      ['deaerator', 320, 90, 'left'],
      ['rise', 150, 190, 'left'],
    ],
  }),
  after: half({
    parts: {
      ...condensate,
      rise: part('paper', 'M144 220V130H208V142H156V220zM248 130H360V44H372V142H248z'),
      valve: part('paper', 'M208 118L228 136L248 118V154L228 136L208 154z'),
      drive: part('new', 'M320 200H400V286H320z'),
      screen: part(
        'paper',
        'M332 212H388V236H332z',
        'M338 224L350 218L362 228L380 216M332 250H388M332 262H388',
      ),
      level: part('alloy', 'M440 66H452V80H440z'),
    },
    ink: [
      ['line', 'M256 246H320'],
      ['axis', 'M446 80V180H360V200'],
      arrow('M70 270L112 270'),
      arrow('M170 116L200 116'),
      ['ground', 'M90 286H420'],
    ],
    marks: [
      ['valve', 216, 146, 'bottom'],
      ['drive', 326, 280, 'bottom'],
      ['level', 448, 73, 'top'],
      ['motor', 200, 256, 'bottom'],
    ],
  }),
}

const coalElbow: FigurePair = {
  before: half({
    parts: {
      flow: part('tint', 'M70 96H220Q330 96 330 206V300H250V206Q250 176 220 176H70z'),
      elbow: part(
        'steel',
        'M70 82H220Q344 82 344 206V300H330V206Q330 160 308 132L290 118Q262 96 220 96H70zM70 176H220Q250 176 250 206V300H236V206Q236 190 220 190H70z',
      ),
      worn: part('alloy', 'M284 113L300 108Q330 136 338 168L330 178Q322 150 306 130z'),
      patch: part('steel2', 'M276 88L288 76Q346 112 356 182L344 186Q338 124 276 88z'),
      flanges: part('paper', 'M58 64H70V106H58zM58 166H70V208H58zM222 300H262V310H222zM318 300H358V310H318z'),
    },
    ink: [arrow('M84 136L190 136'), arrow('M210 130L286 134')],
    marks: [
      ['worn', 316, 136, 'top'],
      ['patch', 350, 170, 'right'],
      ['elbow', 120, 89, 'top'],
    ],
  }),
  after: half({
    parts: {
      flow: part('tint', 'M70 56H180Q360 56 360 246V300H290V246Q290 126 180 126H70z'),
      shell: part(
        'steel',
        'M70 34H180Q382 34 382 246V300H372V246Q372 44 180 44H70zM70 138H180Q278 138 278 246V300H268V246Q268 148 180 148H70z',
      ),
      tiles: part(
        'alloy',
        'M70 44H180Q372 44 372 246V300H360V246Q360 56 180 56H70zM70 126H180Q290 126 290 246V300H278V246Q278 138 180 138H70z',
      ),
      cover: part('steel2', 'M262 42L272 28Q352 66 388 144L374 152Q340 80 262 42z'),
      bolts: part('paper', 'M262 22L276 18L280 30L266 36zM384 150L398 146L400 158L388 162z'),
      vanes: part('paper', 'M92 78H140V82H92zM92 98H140V102H92z'),
      flanges: part('paper', 'M58 20H70V66H58zM58 116H70V162H58zM254 300H300V310H254zM350 300H396V310H350z'),
    },
    ink: [arrow('M84 91L190 91')],
    marks: [
      ['tiles', 366, 220, 'right'],
      ['cover', 340, 82, 'right'],
      ['vanes', 110, 100, 'bottom'],
      ['flanges', 64, 150, 'bottom'],
    ],
  }),
}

const sealAxis = {
  shaft: part('paper', rect(60, 214, 350, 70)),
  casing: part('steel', 'M60 60H220V120H60z'),
}
const slurrySeal: FigurePair = {
  before: half({
    parts: {
      slurry: part('tint', rect(60, 120, 190, 94)),
      ...sealAxis,
      flush: part('paper', rect(150, 60, 14, 60)),
      gland: part('steel2', 'M220 60H300V196H276V140H250V120H220z'),
      stationary: part('alloy', 'M236 160H276V200H236z'),
      rotating: part('alloy2', 'M196 168H230V206H196z'),
      particles: part(
        'alloy',
        repeated(5, [0, 8], (x, y) => circle(232 + x, 164 + y, 2.5)),
      ),
      sleeve: part('steel2', rect(90, 206, 280, 8)),
      spring: part('paper', 'M130 176H196V200H130z', 'M136 176L146 200L156 176L166 200L176 176L186 200'),
    },
    ink: [arrow('M157 28L157 110'), ['axis', 'M44 249H430'], ['fine', 'M104 150h.1M124 166h.1M182 140h.1']],
    marks: [
      ['flush', 157, 76, 'left'],
      ['particles', 232, 180, 'top'],
      ['stationary', 262, 180, 'right'],
      ['spring', 140, 188, 'left'],
    ],
  }),
  after: half({
    parts: {
      slurry: part('tint', rect(60, 120, 160, 86)),
      ...sealAxis,
      gland: part('steel2', 'M220 60H320V196H292V150H220z'),
      rotating: part('alloy2', 'M222 156H252V202H222z'),
      stationary: part('alloy', 'M252 162H292V198H252z'),
      bellows: part('soft', 'M292 162H300V200H276V198H292z'),
      springs: part('paper', 'M320 166H372V194H320z', 'M326 166L336 194L346 166L356 194L366 166'),
      cartridge: part('paper', rect(200, 202, 190, 12)),
      clips: part('alloy', 'M320 120H352V160H340V132H320z'),
    },
    ink: [['axis', 'M44 249H430']],
    marks: [
      ['rotating', 236, 176, 'left'],
      ['stationary', 272, 180, 'top'],
      ['springs', 350, 180, 'right'],
      ['cartridge', 384, 208, 'right'],
      ['clips', 336, 126, 'right'],
    ],
  }),
}

export const thermalPower = {
  'induced-draft-fan-bearing-temperature': inducedDraftFan,
  'condensate-pump-variable-speed': condensatePump,
  'pulverised-coal-elbow-wear': coalElbow,
  'desulphurisation-slurry-pump-seal': slurrySeal,
}
