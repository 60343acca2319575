import { branch, fan, flag, pump } from './plan/symbols.ts'
import { plan } from './plan/plan.ts'

const waves = (x: number, y: number, count: number) => `M${x} ${y}q7-4 14 0${'t14 0'.repeat(count - 1)}`
const valve = (x: number, y: number) => `M${x} ${y - 9}v18l20-18v18z`

/**
 * A water works in section: intake, dosing, settling, filters, clear water, pumps, the town's mains; sludge
 * below.
 */
export const waterWorks = plan({
  id: 'water-works',
  top: 80,
  height: 680,
  scenery: [
    ['line', 'M6 428Q40 404 62 404H112V290'],
    ['solid', 'M104 290V218L150 202L196 218V290'],
    ['solid', 'M222 290V170L270 154L318 170V290z'],
    ['line', 'M228 244H312'],
    // the gallery under the filters
    ['solid', 'M652 356H824V448H652z'],
    ['solid', 'M846 290V214L888 200L930 214V290z'],
    ['line', 'M828 290Q918 262 1008 290'],
    ['solid', 'M1012 404V232L1068 212L1124 232V404z'],
    ['fine', 'M1012 248H1124M1034 248v-6h34v6M1051 248v14M1026 404v-8h62v8'],
    ['ground', 'M92 290H330M616 290H664M784 290H1194'],
    // the floor of the sludge treatment
    ['ground', 'M400 606H1030'],
    ['fine', 'M400 606V462H1030V606'],
  ],
  parts: {
    river: {
      outline: 'M6 334H112V404H62L6 428z',
      drawn: 'behind',
      begins: ['water'],
      ink: [
        ['medium', 'M6 334H112V404H62L6 428z'],
        ['line', waves(6, 334, 7)],
        ['fine', 'M14 352h34M18 370h30M12 388h24'],
      ],
    },
    screen: {
      outline: 'M70 300H84V404H70z',
      ink: [
        ['line', 'M77 300v104M64 300h26'],
        ['fine', 'M70 314h14M70 328h14M70 342h14M70 356h14M70 370h14M70 384h14'],
      ],
    },
    shaft: {
      outline: 'M112 290H188V436H112z',
      drawn: 'behind',
      ink: [
        ['medium', 'M124 344H176V424H124z'],
        ['line', `M124 290V424H176V290${waves(124, 344, 3)}l10 0`],
      ],
    },
    'raw-water-pump': {
      outline: 'M140 222H160V254H168V268H158V304H180V320H158V376L164 398H136L142 376V268H132V254H140z',
      ink: [
        ['fine', 'M144 229h12M144 236h12M144 243h12M142 376h16'],
        ['axis', 'M150 214V406'],
      ],
    },
    'raw-water-valve': { outline: valve(198, 312), ink: [['line', 'M208 312v-14M201 298h14']] },
    // dosing
    coagulant: {
      outline: 'M234 186H262V230H234z',
      begins: ['chemical'],
      ink: [
        ['medium', 'M235 200H261V229H235z'],
        ['line', 'M248 180v40M242 220h12M243 174h10v6h-10z'],
      ],
    },
    polymer: {
      outline: 'M278 186H306V230H278z',
      begins: ['chemical'],
      ink: [
        ['medium', 'M279 200H305V229H279z'],
        ['line', 'M292 180v40M286 220h12M287 174h10v6h-10z'],
      ],
    },
    'coagulant-pump': pump(248, 264, 9),
    'polymer-pump': pump(292, 264, 9),
    mixer: {
      outline: 'M232 302H264V322H232z',
      ends: ['chemical'],
      ink: [['line', 'M236 320l6-16 6 16 6-16 6 16']],
    },
    flocculation: {
      outline: 'M330 246H412V360H330z',
      ends: ['chemical'],
      ink: [
        ['medium', 'M331 262H411V359H331z'],
        [
          'line',
          `${waves(331, 262, 5)}M350 252l6 14-6 14 6 14-6 14 6 14M366 350l-6-14 6-14-6-14 6-14-6-14M384 252l6 14-6 14 6 14-6 14 6 14M400 350l-6-14 6-14-6-14 6-14-6-14`,
        ],
      ],
    },
    settling: {
      outline: 'M412 246H616V350L548 378H480L412 350z',
      begins: ['bulk'],
      ink: [
        ['medium', 'M413 262H615V349L548 377H480L413 349z'],
        ['line', `${waves(413, 262, 14)}M436 312L450 282M608 312V282M436 312H608M450 282H608`],
        ['fine', Array.from({ length: 14 }, (_, tube) => `M${440 + tube * 12} 312l14-30`).join('')],
        ['line', 'M458 254v12h20v-12M534 254v12h20v-12M584 254v12h20v-12'],
        ['line', 'M512 236v122M474 358h76M478 358l-4 8M494 358l-4 8M532 358l4 8M548 358l4 8M412 240H616'],
        ['solid', 'M502 222h20v14h-20z'],
        ['fine', 'M412 240v-10h90M522 230h94v10'],
      ],
    },
    filter: {
      outline: 'M664 246H784V356H664z',
      ends: ['air'],
      begins: ['bulk'],
      ink: [
        ['medium', 'M665 262H783V355H665z'],
        ['line', `${waves(665, 262, 8)}M664 296H716M732 296H784M664 328H784`],
        ['solid', 'M712 246v30l12 12 12-12v-30'],
        [
          'fine',
          Array.from(
            { length: 32 },
            (_, grain) => `M${670 + (grain % 16) * 7} ${grain < 16 ? 306 : 318}h2`,
          ).join(''),
        ],
        ['line', Array.from({ length: 9 }, (_, nozzle) => `M${674 + nozzle * 12.5} 324v12`).join('')],
      ],
    },
    blower: fan(692, 418, 12, { begins: ['air'], ink: [['line', 'M680 418h-8M672 412v12']] }),
    'backwash-pump': pump(764, 418, 12),
    'filter-valve': { outline: valve(794, 344), ink: [['line', 'M804 344v-14M797 330h14']] },
    // clear water
    'clear-water': {
      outline: 'M836 318H1000V404H836z',
      ends: ['chemical'],
      ink: [
        ['medium', 'M837 336H999V403H837z'],
        ['line', `${waves(837, 336, 11)}M878 318v66M920 338v66M962 318v66`],
      ],
    },
    hypochlorite: {
      outline: 'M856 228H886V254H856z',
      begins: ['chemical'],
      ink: [
        ['medium', 'M857 236H885V253H857z'],
        ['line', 'M866 228v-6h10v6'],
      ],
    },
    'hypochlorite-pump': pump(904, 268, 9),
    'level-gauge': { outline: 'M974 284H986V296H974z', ink: [['line', 'M980 296v68M976 364h8']] },
    'high-lift-pump': {
      outline: 'M1036 394L1028 378L1042 360H1072L1086 378L1078 394z',
      ink: [
        ['line', 'M1057 370a8 8 0 1 0 .1 0'],
        ['solid', 'M1094 366H1116V390H1094z'],
        ['fine', 'M1099 366v24M1105 366v24M1111 366v24'],
        ['axis', 'M1020 378h100'],
      ],
    },
    'check-valve': { outline: valve(1066, 300), ink: [['line', 'M1066 309l20-18']] },
    'gate-valve': { outline: valve(1096, 300), ink: [['line', 'M1106 300v-14M1099 286h14']] },
    'sample-tap': { ...branch(1142, 326), begins: ['chemical'] },
    analysers: {
      outline: 'M1132 246H1152V290H1132z',
      ends: ['chemical'],
      ink: [['fine', 'M1136 252h12v10h-12zM1136 270h12']],
    },
    town: {
      outline: 'M1162 290V206H1190V290z',
      ends: ['water'],
      ink: [
        [
          'fine',
          'M1168 216h6v8h-6zM1179 216h6v8h-6zM1168 234h6v8h-6zM1179 234h6v8h-6zM1168 252h6v8h-6zM1179 252h6v8h-6zM1172 290v-18h8v18',
        ],
      ],
    },
    // sludge and used water
    thickener: {
      outline: 'M420 482H560V514L510 540H470L420 514z',
      begins: ['water'],
      ink: [
        ['medium', 'M421 492H559V514L510 539H470L421 514z'],
        [
          'line',
          `${waves(421, 492, 9)}l12 0M490 472v54M452 522h76M452 522l-4 6M470 522l-4 6M510 522l4 6M528 522l4 6M416 476H564M420 476v6M560 476v6`,
        ],
      ],
    },
    recovery: {
      outline: 'M632 496H704V548H632z',
      ends: ['bulk'],
      ink: [
        ['medium', 'M633 508H703V547H633z'],
        ['line', waves(633, 508, 5)],
      ],
    },
    'return-pump': pump(604, 530, 11),
    'sludge-pump': pump(724, 584, 11),
    press: {
      outline: 'M764 512H780V518H884V512H900V560H884V554H780V560H764z',
      begins: ['water'],
      ends: ['chemical'],
      ink: [
        ['line', Array.from({ length: 12 }, (_, plate) => `M${788 + plate * 7.4} 518v36`).join('')],
        ['solid', 'M900 526H922V544H900z'],
        ['line', 'M768 560v46M896 560v46'],
      ],
    },
    'sludge-polymer': flag(924, 490, 68, 'left', { begins: ['chemical'] }),
    cart: {
      outline: 'M934 566H1006L998 594H942z',
      ends: ['bulk'],
      ink: [
        ['fine', 'M940 566q12-12 22-3 14-10 26 0 8-5 14 3'],
        ['solid', 'M952 590a7 7 0 1 0 .1 0M988 590a7 7 0 1 0 .1 0'],
      ],
    },
  },
  runs: [
    { medium: 'water', from: 'river', to: 'screen', d: 'M36 384H70' },
    { medium: 'water', from: 'screen', to: 'shaft', d: 'M84 392H126', duct: 14 },
    { medium: 'water', from: 'shaft', to: 'raw-water-pump', d: 'M150 414V398' },
    { medium: 'water', from: 'raw-water-pump', to: 'raw-water-valve', d: 'M180 312H198', duct: 14 },
    { medium: 'water', from: 'raw-water-valve', to: 'mixer', d: 'M218 312H232', duct: 14 },
    { medium: 'water', from: 'mixer', to: 'flocculation', d: 'M264 312H330', duct: 14 },
    { medium: 'water', from: 'flocculation', to: 'settling', d: 'M392 340H436' },
    { medium: 'water', from: 'settling', to: 'filter', d: 'M616 266H664', duct: 14 },
    { medium: 'water', from: 'filter', to: 'filter-valve', d: 'M784 344H794', duct: 14 },
    { medium: 'water', from: 'filter-valve', to: 'clear-water', d: 'M814 344H836', duct: 14 },
    { medium: 'water', from: 'clear-water', to: 'high-lift-pump', d: 'M1000 382H1030', duct: 14 },
    { medium: 'water', from: 'high-lift-pump', to: 'check-valve', d: 'M1050 360V300H1066', duct: 12 },
    { medium: 'water', from: 'check-valve', to: 'gate-valve', d: 'M1086 300H1096', duct: 12 },
    { medium: 'water', from: 'gate-valve', to: 'sample-tap', d: 'M1116 300H1130V326H1142', duct: 12 },
    { medium: 'water', from: 'sample-tap', to: 'town', d: 'M1142 326H1176V290', duct: 12 },
    { medium: 'chemical', from: 'coagulant', to: 'coagulant-pump', d: 'M248 230V255' },
    { medium: 'chemical', from: 'coagulant-pump', to: 'mixer', d: 'M248 273V302' },
    { medium: 'chemical', from: 'polymer', to: 'polymer-pump', d: 'M292 230V255' },
    { medium: 'chemical', from: 'polymer-pump', to: 'flocculation', d: 'M301 264H334' },
    { medium: 'chemical', from: 'hypochlorite', to: 'hypochlorite-pump', d: 'M870 254V268H895' },
    { medium: 'chemical', from: 'hypochlorite-pump', to: 'clear-water', d: 'M904 277V318' },
    // washing the filters: air, then clear water from below, and back to the inlet of the works
    { medium: 'air', from: 'blower', to: 'filter', d: 'M692 406V356' },
    { medium: 'water', from: 'clear-water', to: 'backwash-pump', d: 'M850 404V418H776' },
    { medium: 'water', from: 'backwash-pump', to: 'filter', d: 'M764 406V356' },
    { medium: 'bulk', from: 'filter', to: 'recovery', d: 'M664 286H638V496' },
    { medium: 'water', from: 'recovery', to: 'return-pump', d: 'M632 530H615' },
    { medium: 'water', from: 'return-pump', to: 'mixer', d: 'M604 519V446H248V322' },
    // sludge
    { medium: 'bulk', from: 'settling', to: 'thickener', d: 'M490 378V482' },
    { medium: 'water', from: 'thickener', to: 'recovery', d: 'M560 502H632' },
    { medium: 'bulk', from: 'thickener', to: 'sludge-pump', d: 'M490 540V584H713' },
    { medium: 'bulk', from: 'sludge-pump', to: 'press', d: 'M735 584H746V536H764' },
    { medium: 'chemical', from: 'sludge-polymer', to: 'press', d: 'M924 490H892V512' },
    { medium: 'water', from: 'press', to: 'recovery', d: 'M800 554V596H668V548' },
    { medium: 'bulk', from: 'press', to: 'cart', d: 'M858 554V582H938' },
    { medium: 'chemical', from: 'sample-tap', to: 'analysers', d: 'M1142 323V290' },
  ],
  callouts: [
    { x: 40, y: 250, at: [76, 322], part: 'screen' },
    { x: 150, y: 150, at: [150, 236], part: 'raw-water-pump' },
    { x: 248, y: 110, at: [248, 208], part: 'coagulant' },
    { x: 372, y: 176, at: [372, 300], part: 'flocculation' },
    { x: 560, y: 176, at: [544, 298], part: 'settling' },
    { x: 752, y: 176, at: [748, 312], part: 'filter' },
    { x: 718, y: 474, at: [758, 424], part: 'backwash-pump' },
    { x: 832, y: 484, at: [832, 530], part: 'press' },
    { x: 870, y: 150, at: [870, 242], part: 'hypochlorite' },
    { x: 940, y: 440, at: [930, 380], part: 'clear-water' },
    { x: 1026, y: 160, at: [1064, 376], part: 'high-lift-pump' },
    { x: 1142, y: 176, at: [1142, 256], part: 'analysers' },
  ],
  labels: [{ x: 962, y: 496, in: 'sludge-polymer' }],
  sections: { stops: [6, 196, 324, 412, 640, 828, 1006, 1124, 1194], y: 640 },
  legend: [30, 520],
  stages: [
    { view: [2, 80, 420, 444], count: 4 },
    { view: [400, 140, 440, 536], count: 3 },
    { view: [700, 120, 330, 556], count: 3 },
    { view: [1000, 120, 198, 350], count: 2 },
  ],
})
