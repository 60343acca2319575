import { plan } from './plan/plan.ts'
import { branch, fan, flag, pump, valve } from './plan/symbols.ts'

const across = (from: number, to: number, step: number, y: number, d: string) =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => `M${from + index * step} ${y}${d}`,
  ).join('')

/**
 * A coal-fired unit in section, from the turbine hall along the flue gas to the stack. The turbines have the
 * generator at the outer end, so that their steam lines are nested and do not cross.
 */
export const boilerLine = plan({
  id: 'boiler-line',
  height: 650,
  scenery: [
    ['solid', 'M16 570V330L124 300L232 330V570'],
    ['solid', 'M232 570V216H284V570'],
    ['solid', 'M284 570V156H342V570'],
    ['fine', 'M232 300H284M232 378H284M284 316H342'],
    ['line', 'M16 432H232'],
    // the crane, parked above the generator
    ['fine', 'M16 350H232M40 350v-8h34v8M57 350v12M52 362h10'],
    // the frame that the boiler hangs in
    ['fine', 'M344 570V24H544V570M344 104H356M536 104H544'],
    // shaft
    ['axis', 'M26 408H218'],
    // the supports of reactor, filter and tower
    ['fine', 'M584 570V490M646 570V490M700 570V398M798 570V398M700 500H798'],
    ['ground', 'M6 570H1194'],
  ],
  parts: {
    // turbine hall
    generator: { outline: 'M34 388H80V428H34z', ink: [['fine', across(42, 72, 10, 388, 'v40')]] },
    'low-pressure': {
      outline: 'M90 384L104 392H122L136 384V428L122 424H104L90 428z',
      ink: [['fine', 'M104 392v32M113 392v32M122 392v32']],
    },
    'intermediate-pressure': {
      outline: 'M146 398L172 388V428L146 420z',
      ink: [['fine', 'M154 395v28M163 392v33']],
    },
    'high-pressure': { outline: 'M180 388L206 398V420L180 428z', ink: [['fine', 'M189 392v33M198 395v28']] },
    condenser: { outline: 'M90 448H136V500H90z', ink: [['fine', 'M96 466H130M96 473H130M96 480H130']] },
    'cooling-in': flag(22, 468, 54, 'right', { begins: ['water'] }),
    'cooling-out': flag(22, 496, 54, 'left', { ends: ['water'] }),
    'condensate-pump': pump(113, 544, 11),
    'low-pressure-heater': {
      outline: 'M160 534H206V554H160z',
      ink: [['fine', 'M166 540H196L198 544L196 548H166']],
    },
    deaerator: {
      outline: 'M238 262H245V246H261V262H268V288H238z',
      ink: [
        ['fine', 'M242 272H264'],
        ['fine', 'M247 252h12'],
      ],
    },
    'feed-pump': pump(250, 544, 11),
    'high-pressure-heater': {
      outline: 'M265 400H281V476H265z',
      ink: [['fine', 'M270 470V410L273 406L276 410V470']],
    },
    'main-steam-valve': valve(300, 72),
    'drain-branch': branch(196, 356),
    'drain-valve': valve(211, 392, true),
    // bunker bay
    belt: {
      outline: 'M292 164H336V176H292z',
      drawn: 'hidden',
      begins: ['bulk'],
      ink: [
        ['line', 'M294 170H334M299 174a4 4 0 1 0 .1 0M314 174a4 4 0 1 0 .1 0M329 174a4 4 0 1 0 .1 0'],
        ['fine', 'M296 170l8-6h20l8 6'],
      ],
    },
    bunker: {
      outline: 'M292 196H334V268L320 306H306L292 268z',
      ink: [['fine', 'M292 214l14-8 14 5 14-7M300 226h7M318 222h8M304 242h7M320 248h7M308 266h8M308 286h6']],
    },
    feeder: { outline: 'M296 324H334V338H296z', ink: [['fine', 'M302 331h26M302 328v6M328 328v6']] },
    mill: {
      outline: 'M296 452L300 410L308 388H324L330 410L334 452V470H330V500H300V470H296z',
      ink: [
        ['line', 'M296 470H334M296 452H334M306 440l8-10M324 440l-8-10M304 446h22'],
        ['fine', 'M306 480h18M306 490h18'],
      ],
      ends: ['air'],
      begins: ['air'],
    },
    // boiler
    furnace: {
      outline: 'M356 112H536V400H474V206H446L426 224L446 248V430L418 474H384L356 430z',
      drawn: 'behind',
      ends: ['bulk', 'air'],
      begins: ['gas', 'bulk'],
      ink: [['fine', 'M474 206V400M364 384q22-14 44 0q-22 14-44 0M364 404q26-16 52 0q-26 16-52 0']],
    },
    burners: { outline: 'M340 372H356V420H340z', ink: [['line', 'M340 388H356M340 404H356']] },
    'soot-blower': {
      outline: 'M450 346H468V354H450z',
      // its jet ends in the gas
      ink: [['fine free', 'M450 350H422M426 346l-4 4 4 4']],
    },
    drum: { outline: [378, 90, 13], ink: [['fine', 'M367 92h22']] },
    'lower-header': { outline: [378, 480, 5] },
    superheater: {
      outline: 'M372 112H424V184H372z',
      drawn: 'hidden',
      ink: [
        [
          'line',
          'M374 112v62q4 8 8 0v-62M387 112v62q4 8 8 0v-62M400 112v62q4 8 8 0v-62M414 112v62q4 8 8 0v-62',
        ],
        ['line', 'M382 112h5M395 112h5M408 112h6'],
      ],
    },
    reheater: {
      outline: 'M438 112H470V180H438z',
      drawn: 'hidden',
      ink: [
        ['line', 'M440 112v56q4 8 8 0v-56M450 112v56q4 8 8 0v-56M460 112v56q4 8 8 0v-56M448 112h2M458 112h2'],
      ],
    },
    economiser: {
      outline: 'M482 292H528V374H482z',
      drawn: 'hidden',
      ink: [
        [
          'line',
          'M494 292V298H524q5 6 0 12h-36q-5 6 0 12h36q5 6 0 12h-36q-5 6 0 12h36q5 6 0 12h-36q-5 6 0 12h40',
        ],
      ],
    },
    'boiler-outlet': { outline: 'M490 400H520V408H490z' },
    'slag-conveyor': {
      outline: 'M376 490H440L474 462L482 470L446 508H376z',
      ink: [['line', 'M386 500h8M404 500h8M422 500h8M444 494l8-7M462 480l8-7']],
    },
    'slag-bunker': { outline: 'M466 494H506V520L494 540H478L466 520z', ends: ['bulk'] },
    // flue gas
    'ammonia-grid': {
      outline: 'M549 300H571V308H549z',
      ink: [['line', 'M554 308v6M560 308v6M566 308v6']],
      ends: ['chemical'],
    },
    ammonia: flag(662, 122, 44, 'left', { begins: ['chemical'] }),
    reactor: {
      outline: 'M592 186H654V340L642 360H618L592 340z',
      ink: [
        ['line', 'M598 214h50v18h-50zM598 252h50v18h-50zM598 290h50v18h-50z'],
        [
          'fine',
          across(606, 640, 8, 214, 'v18') + across(606, 640, 8, 252, 'v18') + across(606, 640, 8, 290, 'v18'),
        ],
      ],
    },
    preheater: {
      outline: 'M574 440H652V490H574z',
      ink: [
        ['fine', across(582, 600, 9, 440, 'v50') + across(618, 646, 9, 440, 'v50')],
        ['axis', 'M610 428v74'],
      ],
    },
    'forced-draught-fan': fan(566, 546, 13, { begins: ['air'], ink: [['line', 'M553 546h-6M547 540v12']] }),
    'primary-air-fan': fan(602, 546, 13, { begins: ['air'], ink: [['line', 'M615 546h6M621 540v12']] }),
    filter: {
      outline:
        'M690 346L704 322V298H794V322L808 346V376L800 392L786 432H778L766 392L752 432H744L732 392L718 432H710L690 376z',
      ink: [
        ['line', 'M702 392H798M704 322H794M712 286h76M720 286v12M738 286v12M756 286v12M774 286v12'],
        ['line', across(714, 788, 10, 328, 'v56')],
        ['fine', across(719, 784, 10, 328, 'v56')],
      ],
      begins: ['bulk'],
    },
    'ash-pipe': { outline: 'M706 446H790V456H706z', ink: [['fine', 'M712 451h70']] },
    'fly-ash': flag(740, 536, 54, 'right', { ends: ['bulk'] }),
    'induced-draught-fan': fan(832, 502, 20, { ink: [['fine', 'M816 515l-4 55h40l-4-55']] }),
    absorber: {
      outline: 'M930 570V236L952 200H992L1014 236V570z',
      ends: ['chemical', 'air'],
      begins: ['chemical'],
      ink: [
        ['medium', 'M931 470H1013V569H931z'],
        ['line', 'M930 470q7-4 14 0t14 0 14 0 14 0 14 0 14 0'],
        ['fine', 'M942 500h56M942 520h56M942 540h50'],
      ],
    },
    'mist-eliminator': {
      outline: 'M930 250H1014V266H930z',
      drawn: 'hidden',
      ends: ['chemical'],
      ink: [['line', 'M932 262l7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9']],
    },
    'spray-high': {
      outline: 'M930 300H1014V314H930z',
      drawn: 'hidden',
      ends: ['chemical'],
      ink: [
        ['line', 'M930 302h84'],
        ['fine', across(940, 1004, 16, 302, 'l-5 10m5-10l5 10')],
      ],
    },
    'spray-low': {
      outline: 'M930 336H1014V350H930z',
      drawn: 'hidden',
      ends: ['chemical'],
      ink: [
        ['line', 'M930 338h84'],
        ['fine', across(940, 1004, 16, 338, 'l-5 10m5-10l5 10')],
      ],
    },
    'slurry-pump-low': pump(1038, 522, 11),
    'slurry-pump-high': pump(1064, 548, 11),
    water: flag(855, 258, 65, 'right', { begins: ['chemical'] }),
    limestone: flag(855, 448, 65, 'right', { begins: ['chemical'] }),
    'oxidation-blower': fan(900, 496, 11, { begins: ['air'], ink: [['line', 'M889 496h-5M884 491v10']] }),
    gypsum: flag(855, 540, 65, 'left', { ends: ['chemical'] }),
    stack: {
      outline: 'M1102 570L1116 30H1138L1152 570z',
      ends: ['gas'],
      ink: [
        ['line', 'M1115 70h24M1114 96h26M1112 180h30'],
        ['fine', 'M1117 570v-34h20v34'],
        ['fine free', 'M1122 24q-6-8 4-14M1132 24q8-8 0-18'],
      ],
    },
    probe: {
      outline: 'M1098 252H1156V264H1098z',
      begins: ['chemical'],
      ink: [['line', 'M1112 252v12M1142 252v12']],
    },
    analyser: {
      outline: 'M1160 534H1192V570H1160z',
      ends: ['chemical'],
      ink: [['fine', 'M1166 542h20v10h-20zM1166 558h20']],
    },
  },
  runs: [
    // the water and steam cycle
    { medium: 'steam', from: 'condenser', to: 'condensate-pump', d: 'M113 500V533' },
    { medium: 'steam', from: 'condensate-pump', to: 'low-pressure-heater', d: 'M124 544H160' },
    { medium: 'steam', from: 'low-pressure-heater', to: 'deaerator', d: 'M206 544H222V254H245' },
    { medium: 'steam', from: 'deaerator', to: 'feed-pump', d: 'M250 288V533' },
    { medium: 'steam', from: 'feed-pump', to: 'high-pressure-heater', d: 'M261 544H273V476' },
    { medium: 'steam', from: 'high-pressure-heater', to: 'economiser', d: 'M273 400V36H543V368H528' },
    { medium: 'steam', from: 'economiser', to: 'drum', d: 'M494 292V86H390' },
    { medium: 'steam', from: 'drum', to: 'lower-header', d: 'M366 96H350V480H373', behind: ['burners'] },
    { medium: 'steam', from: 'lower-header', to: 'drum', d: 'M378 475L362 430V100H370' },
    { medium: 'steam', from: 'drum', to: 'superheater', d: 'M389 98H400V112' },
    { medium: 'steam', from: 'superheater', to: 'main-steam-valve', d: 'M420 112V72H309' },
    { medium: 'steam', from: 'main-steam-valve', to: 'drain-branch', d: 'M291 72H196V356' },
    { medium: 'steam', from: 'drain-branch', to: 'high-pressure', d: 'M196 356V395' },
    { medium: 'steam', from: 'drain-branch', to: 'drain-valve', d: 'M196 356H211V383' },
    { medium: 'steam', from: 'drain-valve', to: 'condenser', d: 'M211 401V460H136' },
    { medium: 'steam', from: 'high-pressure', to: 'reheater', d: 'M186 391V60H444V112' },
    { medium: 'steam', from: 'reheater', to: 'intermediate-pressure', d: 'M464 112V48H160V393' },
    { medium: 'steam', from: 'intermediate-pressure', to: 'low-pressure', d: 'M150 397V374H113V392' },
    { medium: 'steam', from: 'low-pressure', to: 'condenser', d: 'M113 424V448' },
    // coal
    { medium: 'bulk', from: 'belt', to: 'bunker', d: 'M314 176V196' },
    { medium: 'bulk', from: 'bunker', to: 'feeder', d: 'M313 306V324' },
    { medium: 'bulk', from: 'feeder', to: 'mill', d: 'M316 338V388' },
    { medium: 'bulk', from: 'mill', to: 'burners', d: 'M328 402V380H340' },
    { medium: 'bulk', from: 'burners', to: 'furnace', d: 'M356 396H372' },
    // air
    { medium: 'air', from: 'forced-draught-fan', to: 'preheater', d: 'M566 533V508H584V490' },
    { medium: 'air', from: 'primary-air-fan', to: 'preheater', d: 'M602 533V490' },
    { medium: 'air', from: 'preheater', to: 'burners', d: 'M574 456H344V420', behind: ['furnace'] },
    { medium: 'air', from: 'preheater', to: 'mill', d: 'M574 474H532V552H318V500' },
    { medium: 'air', from: 'burners', to: 'furnace', d: 'M356 412H372' },
    // flue gas
    { medium: 'gas', from: 'furnace', to: 'superheater', d: 'M400 330V184' },
    { medium: 'gas', from: 'superheater', to: 'reheater', d: 'M424 150H438' },
    { medium: 'gas', from: 'reheater', to: 'economiser', d: 'M470 150H505V292' },
    { medium: 'gas', from: 'economiser', to: 'boiler-outlet', d: 'M505 374V400' },
    { medium: 'gas', from: 'boiler-outlet', to: 'ammonia-grid', d: 'M505 408V432H560V308', duct: 22 },
    { medium: 'gas', from: 'ammonia-grid', to: 'reactor', d: 'M560 300V150H623V186', duct: 22 },
    { medium: 'gas', from: 'reactor', to: 'preheater', d: 'M630 360V440', duct: 22 },
    { medium: 'gas', from: 'preheater', to: 'filter', d: 'M634 490V514H670V372H692', duct: 22 },
    { medium: 'gas', from: 'filter', to: 'induced-draught-fan', d: 'M794 308H820V490', duct: 16 },
    { medium: 'gas', from: 'induced-draught-fan', to: 'absorber', d: 'M843 486V400H930', duct: 16 },
    { medium: 'gas', from: 'absorber', to: 'stack', d: 'M972 202V164H1113', duct: 22 },
    // substances that are dosed or removed
    { medium: 'chemical', from: 'ammonia', to: 'ammonia-grid', d: 'M662 122H582V304H571' },
    { medium: 'bulk', from: 'furnace', to: 'slag-conveyor', d: 'M401 474V490' },
    { medium: 'bulk', from: 'slag-conveyor', to: 'slag-bunker', d: 'M478 474V494' },
    { medium: 'bulk', from: 'filter', to: 'ash-pipe', d: 'M714 432V446M748 432V446M782 432V446' },
    { medium: 'bulk', from: 'ash-pipe', to: 'fly-ash', d: 'M722 456V536H740' },
    { medium: 'chemical', from: 'absorber', to: 'slurry-pump-low', d: 'M1014 522H1027' },
    { medium: 'chemical', from: 'slurry-pump-low', to: 'spray-low', d: 'M1038 511V338H1014' },
    { medium: 'chemical', from: 'absorber', to: 'slurry-pump-high', d: 'M1014 548H1053' },
    { medium: 'chemical', from: 'slurry-pump-high', to: 'spray-high', d: 'M1064 537V302H1014' },
    { medium: 'chemical', from: 'water', to: 'mist-eliminator', d: 'M920 258H930' },
    { medium: 'chemical', from: 'limestone', to: 'absorber', d: 'M920 448H925V482H930' },
    { medium: 'air', from: 'oxidation-blower', to: 'absorber', d: 'M911 496H960' },
    { medium: 'chemical', from: 'absorber', to: 'gypsum', d: 'M930 540H920' },
    { medium: 'chemical', from: 'probe', to: 'analyser', d: 'M1156 258H1176V534' },
    { medium: 'water', from: 'cooling-in', to: 'condenser', d: 'M76 468H90' },
    { medium: 'water', from: 'condenser', to: 'cooling-out', d: 'M90 496H76' },
  ],
  callouts: [
    { x: 250, y: 130, at: [300, 170], part: 'belt' },
    { x: 364, y: 528, at: [324, 488], part: 'mill' },
    { x: 300, y: 112, at: [300, 72], part: 'main-steam-valve' },
    { x: 66, y: 250, at: [108, 408], part: 'low-pressure' },
    { x: 66, y: 540, at: [106, 544], part: 'condensate-pump' },
    { x: 420, y: 284, at: [418, 176], part: 'superheater' },
    { x: 694, y: 200, at: [644, 223], part: 'reactor' },
    { x: 590, y: 396, at: [596, 450], part: 'preheater' },
    { x: 752, y: 236, at: [750, 356], part: 'filter' },
    { x: 780, y: 484, at: [824, 500], part: 'induced-draught-fan' },
    { x: 890, y: 340, at: [942, 325], part: 'absorber' },
    { x: 1084, y: 470, at: [1068, 540], part: 'slurry-pump-high' },
    { x: 1176, y: 200, at: [1150, 258], part: 'probe' },
  ],
  labels: [
    { x: 45, y: 474, in: 'cooling-in' },
    { x: 53, y: 502, in: 'cooling-out' },
    { x: 688, y: 128, in: 'ammonia' },
    { x: 763, y: 542, in: 'fly-ash' },
    { x: 884, y: 264, in: 'water' },
    { x: 884, y: 454, in: 'limestone' },
    { x: 891, y: 546, in: 'gypsum' },
  ],
  sections: { stops: [16, 284, 342, 544, 680, 810, 856, 1094, 1192], y: 606 },
  legend: [740, 60],
  stages: [
    { view: [6, 20, 386, 622], count: 5 },
    { view: [326, 8, 392, 622], count: 3 },
    { view: [664, 170, 196, 472], count: 2 },
    { view: [848, 6, 350, 636], count: 3 },
  ],
})
