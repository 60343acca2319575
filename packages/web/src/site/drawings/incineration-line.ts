import { plan } from './plan/plan.ts'
import { branch, fan, flag, pump } from './plan/symbols.ts'

const across = (from: number, count: number, step: number, y: number, d: string) =>
  Array.from({ length: count }, (_, index) => `M${from + index * step} ${y}${d}`).join('')

/** A waste-to-energy line in section: tipping, bunker, grate, boiler, gas cleaning, stack. */
export const incinerationLine = plan({
  id: 'incineration-line',
  height: 650,
  scenery: [
    ['solid', 'M20 500V330L138 306V500z'],
    ['line', 'M20 404H138'],
    ['fine', 'M34 404v96M60 404v96M86 404v96M112 404v96'],
    // the bunker hall: its crane reaches the hopper's mouth; the bunker itself is below the ground
    ['solid', 'M138 520V130L264 98L390 130V240H270V520z'],
    ['line', 'M146 404V512H262V240M138 172H390M150 160H376M150 160v12M376 160v12'],
    // the boiler house
    ['fine', 'M390 130L440 90H600L664 130V500M390 240V500'],
    ['fine', 'M698 500V352M762 500V352M698 452H762M840 500V440M960 500V440M990 476h40l4 24h-48z'],
    ['ground', 'M6 500H138M270 500H1194'],
  ],
  parts: {
    lorry: {
      outline: 'M34 370H112V402H34z',
      drawn: 'hidden',
      begins: ['bulk'],
      ink: [
        [
          'solid',
          'M50 374h46l14 12-4 8H50zM34 380h16v14H34zM46 392a6 6 0 1 0 .1 0M82 392a6 6 0 1 0 .1 0M98 392a6 6 0 1 0 .1 0',
        ],
        ['fine', 'M54 380h40M54 386h42'],
      ],
    },
    'tipping-door': {
      outline: 'M126 344H138V400H126z',
      ink: [['fine', 'M126 358h12M126 372h12M126 386h12']],
    },
    waste: {
      outline: 'M146 404L176 374L206 380L240 400L262 440V512H146z',
      drawn: 'behind',
      begins: ['chemical', 'bulk'],
      ends: ['bulk'],
      ink: [
        ['medium', 'M147 404L176 375L206 381L240 401L261 440V511H147z'],
        [
          'fine',
          'M166 410l10 6-4 8M188 396l8 10M206 418l12-4M166 446l12 4M196 440l-4 12 8 4M226 444l10 10M176 480l12-6M210 476l8 10M240 484l8-8',
        ],
      ],
    },
    'leachate-pump': pump(112, 540, 10),
    leachate: flag(14, 540, 68, 'left', { ends: ['chemical'] }),
    crane: {
      outline: 'M216 146H248V160H216z',
      ink: [
        ['line', 'M226 160v92M238 160v92'],
        ['fine', 'M222 153h20'],
      ],
    },
    grab: {
      outline: 'M208 252H256V312H208z',
      drawn: 'hidden',
      ink: [
        ['solid', 'M222 252h20v12h-20z'],
        [
          'line',
          'M222 260q-22 16-14 46M242 260q22 16 14 46M228 264q-8 20-4 44M236 264q8 20 4 44M208 306l8 4M256 306l-8 4',
        ],
      ],
    },
    'air-intake': {
      outline: 'M278 218H296V240H278z',
      begins: ['air'],
      ink: [['fine', 'M278 223h18M278 228h18M278 233h18']],
    },
    // feeding and grate
    hopper: {
      outline: 'M318 240H384L364 276V350H336V276z',
      ink: [['fine', 'M318 234H384M346 292l8 10-8 10 8 10']],
    },
    ram: { outline: 'M304 350H366V368H304z', ink: [['line', 'M304 354h-10v10h10M326 350v18']] },
    furnace: {
      outline:
        'M366 334H396L422 304V130H644V340L628 368H608L592 340V320L548 352H530L486 320V300L504 370V452H454L366 404z',
      drawn: 'behind',
      ends: ['chemical', 'air'],
      begins: ['bulk'],
      ink: [
        ['line', 'M486 170V320M539 130V292M592 170V340'],
        ['fine', 'M478 178v126M494 178v132M531 138v150M547 138v150M584 178v132'],
        ['fine', 'M390 370q6-22 14-10 8-22 16-4 6-16 14 0 8-10 12 6M432 386q8-18 16-4 6-10 12 6'],
      ],
    },
    grate: {
      outline: 'M366 368L392 376V384L422 394V402L450 411V419L478 428V440L454 452L366 404z',
      ends: ['air'],
      begins: ['gas'],
      ink: [['fine', 'M384 382v14M402 392v14M420 402v14M438 412v14M456 424v14']],
    },
    'air-hoppers': {
      outline: 'M366 404L454 452V462L442 480H430L366 438z',
      ink: [['line', 'M398 421v34M426 437v36']],
      begins: ['bulk'],
    },
    'primary-fan': fan(330, 470, 14),
    'secondary-fan': fan(526, 428, 12, { begins: ['air'], ink: [['line', 'M538 428h6M544 422v12']] }),
    extractor: {
      outline: 'M452 454H500V468L550 450L558 462L498 492H452z',
      ink: [
        ['medium', 'M453 474H497V491H453z'],
        ['line', 'M452 474h46M464 462v12M480 462v12'],
      ],
    },
    'slag-pit': {
      outline: 'M548 470H614L606 496H556z',
      ends: ['bulk'],
      ink: [['fine', 'M554 470q12-12 22-2 14-10 28 2']],
    },
    // boiler
    'urea-lances': {
      outline: 'M396 206H432V246H396z',
      drawn: 'hidden',
      ink: [['line', 'M400 208v36M400 214h22M400 238h22M422 214l9-5v10zM422 238l9-5v10z']],
    },
    urea: flag(322, 62, 50, 'right', { begins: ['chemical'] }),
    drum: { outline: [562, 104, 14], ink: [['fine', 'M550 106h24']] },
    'lower-header': { outline: [412, 300, 5] },
    superheater: {
      outline: 'M597 186H640V236H597z',
      drawn: 'hidden',
      ink: [['line', 'M600 186v6h32q5 5 0 10h-28q-5 5 0 10h28q5 5 0 10h-28q-5 5 0 10h36']],
    },
    economiser: {
      outline: 'M597 258H644V330H597z',
      drawn: 'hidden',
      ink: [
        ['line', 'M597 264h35q5 5 0 10h-28q-5 5 0 10h28q5 5 0 10h-28q-5 5 0 10h28q5 5 0 10h-28q-5 5 0 10h36'],
      ],
    },
    steam: flag(552, 38, 54, 'left', { ends: ['steam'] }),
    'feed-water': flag(552, 66, 54, 'right', { begins: ['steam'] }),
    'boiler-ash': { outline: 'M592 384H640V396H592z', begins: ['bulk'], ink: [['fine', 'M598 390h36']] },
    // gas cleaning
    atomiser: { outline: 'M720 158H740V178H720z', ink: [['line', 'M730 178v14M722 192h16']] },
    lime: flag(780, 130, 66, 'left', { begins: ['chemical'] }),
    reactor: {
      outline: 'M698 204L718 178H742L762 204V350L738 410H722L698 350z',
      ends: ['chemical'],
      begins: ['bulk'],
      ink: [['fine', 'M722 194l-16 22M726 194l-8 26M730 194v28M734 194l8 26M738 194l16 22']],
    },
    'ash-branch': branch(730, 478),
    silo: {
      outline: 'M782 222H810V272L800 294H792L782 272z',
      begins: ['chemical'],
      ink: [
        ['line', 'M782 222q14-14 28 0'],
        ['fine', 'M782 238h28M788 252h4M798 258h4M792 266h4'],
      ],
    },
    injector: { outline: 'M789 359H803V381H789z', ends: ['chemical'], ink: [['line', 'M796 359v11']] },
    filter: {
      outline: 'M832 262H968V376L954 422H938L924 376H922L908 422H892L878 376H876L862 422H846L832 376z',
      begins: ['bulk'],
      ink: [
        ['line', across(841, 15, 8.5, 294, 'v66q2 5 4 0v-66')],
        [
          'line',
          'M832 290H968M832 376H968M844 250h112M856 250v12M880 250v12M904 250v12M928 250v12M948 250v12',
        ],
      ],
    },
    'ash-conveyor': { outline: 'M842 432H960V442H842z', ink: [['fine', 'M848 437h106']] },
    'fly-ash': flag(860, 478, 106, 'right', { ends: ['bulk'] }),
    'induced-draught-fan': fan(1010, 446, 28),
    stack: {
      outline: 'M1082 500L1094 30H1122L1134 500z',
      ends: ['gas'],
      ink: [
        ['line', 'M1093 70h30M1092 96h32M1090 190h36'],
        ['fine', 'M1098 500v-34h20v34'],
        ['fine free', 'M1104 24q-6-8 4-14M1114 24q8-8 0-18'],
      ],
    },
    probe: {
      outline: 'M1080 244H1138V256H1080z',
      begins: ['chemical'],
      ink: [['line', 'M1096 244v12M1122 244v12']],
    },
    analyser: {
      outline: 'M1150 464H1184V500H1150z',
      ends: ['chemical'],
      ink: [['fine', 'M1156 472h22v10h-22zM1156 488h22']],
    },
  },
  runs: [
    { medium: 'bulk', from: 'lorry', to: 'tipping-door', d: 'M112 388H126' },
    { medium: 'bulk', from: 'tipping-door', to: 'waste', d: 'M138 392H156V394' },
    { medium: 'bulk', from: 'waste', to: 'grab', d: 'M232 400V312' },
    { medium: 'bulk', from: 'grab', to: 'hopper', d: 'M256 262H268V200H350V240' },
    { medium: 'bulk', from: 'hopper', to: 'ram', d: 'M350 326V356' },
    { medium: 'bulk', from: 'ram', to: 'grate', d: 'M340 360H368V370' },
    { medium: 'bulk', from: 'grate', to: 'extractor', d: 'M470 436V462' },
    { medium: 'bulk', from: 'air-hoppers', to: 'extractor', d: 'M436 480V488H452' },
    { medium: 'bulk', from: 'extractor', to: 'slag-pit', d: 'M552 454H566V476' },
    { medium: 'chemical', from: 'waste', to: 'leachate-pump', d: 'M150 506H112V530' },
    { medium: 'chemical', from: 'leachate-pump', to: 'leachate', d: 'M102 540H82' },
    // air: the bunker is kept below atmospheric pressure, and the extracted air is burned
    { medium: 'air', from: 'air-intake', to: 'primary-fan', d: 'M287 240V470H316' },
    { medium: 'air', from: 'primary-fan', to: 'air-hoppers', d: 'M344 470H392V452' },
    { medium: 'air', from: 'air-hoppers', to: 'grate', d: 'M412 440V408' },
    { medium: 'air', from: 'secondary-fan', to: 'furnace', d: 'M518 419V344H497' },
    // water and steam
    { medium: 'steam', from: 'feed-water', to: 'economiser', d: 'M606 66H651V324H640' },
    { medium: 'steam', from: 'economiser', to: 'drum', d: 'M597 264H584V98H575' },
    { medium: 'steam', from: 'drum', to: 'lower-header', d: 'M548 100H412V295', behind: ['urea-lances'] },
    {
      medium: 'steam',
      from: 'lower-header',
      to: 'drum',
      d: 'M416 297L430 286V114H552',
      behind: ['urea-lances'],
    },
    { medium: 'steam', from: 'drum', to: 'superheater', d: 'M572 114V142H600V186' },
    { medium: 'steam', from: 'superheater', to: 'steam', d: 'M640 232H661V38H606' },
    // flue gas
    { medium: 'gas', from: 'grate', to: 'superheater', d: 'M456 422V152H512V312H566V152H618V186' },
    { medium: 'gas', from: 'superheater', to: 'economiser', d: 'M618 236V258' },
    { medium: 'gas', from: 'economiser', to: 'reactor', d: 'M643 330H682V150H706V196', duct: 20 },
    { medium: 'gas', from: 'reactor', to: 'injector', d: 'M752 370H789', duct: 22 },
    { medium: 'gas', from: 'injector', to: 'filter', d: 'M803 370H834', duct: 22 },
    { medium: 'gas', from: 'filter', to: 'induced-draught-fan', d: 'M968 276H992V440', duct: 20 },
    { medium: 'gas', from: 'induced-draught-fan', to: 'stack', d: 'M1030 432V390H1088', duct: 20 },
    // substances that are dosed or removed
    { medium: 'chemical', from: 'urea', to: 'urea-lances', d: 'M372 62H400V208' },
    { medium: 'chemical', from: 'urea-lances', to: 'furnace', d: 'M430 226H446' },
    { medium: 'chemical', from: 'lime', to: 'atomiser', d: 'M780 130H768V166H740' },
    { medium: 'chemical', from: 'atomiser', to: 'reactor', d: 'M730 178V240' },
    { medium: 'chemical', from: 'silo', to: 'injector', d: 'M796 294V359' },
    { medium: 'bulk', from: 'furnace', to: 'boiler-ash', d: 'M539 352V390H592M618 368V384' },
    { medium: 'bulk', from: 'boiler-ash', to: 'ash-branch', d: 'M640 390H650V478H728' },
    { medium: 'bulk', from: 'reactor', to: 'ash-branch', d: 'M730 410V476' },
    { medium: 'bulk', from: 'ash-branch', to: 'fly-ash', d: 'M732 478H860' },
    { medium: 'bulk', from: 'filter', to: 'ash-conveyor', d: 'M854 422V432M900 422V432M946 422V432' },
    { medium: 'bulk', from: 'ash-conveyor', to: 'fly-ash', d: 'M900 442V467' },
    { medium: 'chemical', from: 'probe', to: 'analyser', d: 'M1138 250H1167V464' },
  ],
  callouts: [
    { x: 70, y: 268, at: [130, 352], part: 'tipping-door' },
    { x: 250, y: 66, at: [232, 152], part: 'crane' },
    { x: 168, y: 552, at: [118, 542], part: 'leachate-pump' },
    { x: 330, y: 137, at: [332, 248], part: 'hopper' },
    { x: 318, y: 410, at: [380, 390], part: 'grate' },
    { x: 500, y: 60, at: [424, 214], part: 'urea-lances' },
    { x: 684, y: 100, at: [632, 206], part: 'superheater' },
    { x: 500, y: 534, at: [476, 480], part: 'extractor' },
    { x: 730, y: 112, at: [730, 164], part: 'atomiser' },
    { x: 838, y: 200, at: [804, 246], part: 'silo' },
    { x: 900, y: 200, at: [900, 300], part: 'filter' },
    { x: 1052, y: 480, at: [1022, 456], part: 'induced-draught-fan' },
    { x: 1178, y: 170, at: [1132, 250], part: 'probe' },
  ],
  labels: [
    { x: 52, y: 546, in: 'leachate' },
    { x: 343, y: 68, in: 'urea' },
    { x: 583, y: 44, in: 'steam' },
    { x: 575, y: 72, in: 'feed-water' },
    { x: 817, y: 136, in: 'lime' },
    { x: 909, y: 484, in: 'fly-ash' },
  ],
  sections: { stops: [20, 138, 300, 486, 664, 776, 978, 1070, 1190], y: 606 },
  legend: [862, 50],
  stages: [
    { view: [6, 40, 300, 602], count: 3 },
    { view: [284, 24, 426, 618], count: 5 },
    { view: [664, 24, 316, 618], count: 3 },
    { view: [966, 6, 232, 636], count: 2 },
  ],
})
