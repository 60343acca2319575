import { industryWords, type IndustryWords } from '@bdr/text/site-pages/industries'
import { describe, expect, test } from 'vitest'
import { boilerLine } from '../boiler-line.ts'
import { incinerationLine } from '../incineration-line.ts'
import { waterWorks } from '../water-works.ts'
import { planFaults } from './plan-faults.ts'
import { plan, type Plan } from './plan.ts'

/** The lines an engineer expects to be able to follow, medium by medium. */
const circuits: readonly [string, IndustryWords, Plan, readonly string[]][] = [
  [
    'the boiler line',
    industryWords['thermal-power'],
    boilerLine,
    [
      'condenser condensate-pump low-pressure-heater deaerator feed-pump high-pressure-heater economiser drum',
      'drum lower-header drum superheater main-steam-valve drain-branch high-pressure reheater',
      'reheater intermediate-pressure low-pressure condenser',
      'cooling-in condenser cooling-out',
      'belt bunker feeder mill burners furnace slag-conveyor slag-bunker',
      'forced-draught-fan preheater burners furnace',
      'primary-air-fan preheater mill',
      'furnace superheater reheater economiser boiler-outlet ammonia-grid reactor preheater filter',
      'filter induced-draught-fan absorber stack',
      'filter ash-pipe fly-ash',
      'absorber slurry-pump-low spray-low',
      'absorber slurry-pump-high spray-high',
      'limestone absorber gypsum',
    ],
  ],
  [
    'the water works',
    industryWords.water,
    waterWorks,
    [
      'river screen shaft raw-water-pump raw-water-valve mixer flocculation settling filter filter-valve clear-water',
      'clear-water high-lift-pump check-valve gate-valve sample-tap town',
      'clear-water backwash-pump filter recovery return-pump mixer',
      'blower filter',
      'settling thickener sludge-pump press cart',
      'thickener recovery',
      'press recovery',
      'coagulant coagulant-pump mixer',
      'hypochlorite hypochlorite-pump clear-water',
    ],
  ],
  [
    'the incineration line',
    industryWords['solid-waste'],
    incinerationLine,
    [
      'lorry tipping-door waste grab hopper ram grate extractor slag-pit',
      'waste leachate-pump leachate',
      'air-intake primary-fan air-hoppers grate',
      'secondary-fan furnace',
      'feed-water economiser drum lower-header drum superheater steam',
      'grate superheater economiser reactor injector filter induced-draught-fan stack',
      'lime atomiser reactor',
      'furnace boiler-ash ash-branch fly-ash',
      'filter ash-conveyor fly-ash',
    ],
  ],
]

describe.each(circuits)('%s', (_name, words, drawn, ways) => {
  test('is drawn without faults', () => {
    expect(planFaults(drawn, words)).toEqual([])
  })

  test.each(ways)('connects each part with the next: %s', (way) => {
    const parts = way.split(' ')
    const missing = parts
      .slice(1)
      .filter((part, index) => !drawn.runs.some((run) => run.from === parts[index] && run.to === part))
    expect(missing).toEqual([])
  })

  test('names what it leaves out and each kind of line it has', () => {
    expect(words.drawing.note).not.toBe('')
    expect(Object.keys(words.media).toSorted()).toEqual(
      [...new Set(drawn.runs.map(({ medium }) => medium))].toSorted(),
    )
  })
})

const good: Plan = {
  id: 'two-tanks',
  height: 300,
  scenery: [],
  parts: {
    upper: { outline: 'M100 20H200V80H100z', begins: ['water'] },
    lower: { outline: [150, 200, 20], ends: ['water'] },
    bench: { outline: 'M300 150H400V170H300z' },
  },
  runs: [{ medium: 'water', from: 'upper', to: 'lower', d: 'M150 80V180' }],
  callouts: [
    { x: 60, y: 200, at: [140, 200], part: 'lower' },
    { x: 350, y: 90, at: [350, 160], part: 'bench' },
  ],
  labels: [{ x: 240, y: 60 }],
  sections: { stops: [0, 200, 400], y: 280 },
  legend: [0, 0],
  stages: [],
}
const words = { labels: ['水箱'], sections: ['一', '二'], media: { water: '水' } }
const faultsWith = (change: Partial<Plan>) => planFaults({ ...good, ...change }, words)

describe('the check of a drawing', () => {
  test('reports nothing for a good drawing', () => {
    expect(planFaults(plan(good), words)).toEqual([])
  })

  test.each([
    [
      'a line that ends in air',
      { runs: [{ ...good.runs[0]!, d: 'M150 80V170' }] },
      'upper → lower ends 10 beside lower (150 170)',
    ],
    [
      'a tank that never empties',
      { parts: { ...good.parts, lower: { outline: [150, 200, 20] } } },
      'water only enters lower',
    ],
    [
      'a line through something else',
      { parts: { ...good.parts, bench: { outline: 'M140 120H400V140H140z' } } },
      'upper → lower runs through bench',
    ],
    [
      'a leader that stops short',
      { callouts: [{ x: 60, y: 200, at: [110, 200], part: 'lower' }, good.callouts[1]!] },
      '1 misses lower',
    ],
    [
      'a leader across something else',
      {
        callouts: [
          { x: 150, y: 130, at: [350, 165], part: 'bench' },
          { x: 350, y: 90, at: [150, 200], part: 'lower' },
        ],
      },
      'the leaders of 1 and 2 cross',
    ],
    [
      'a number over a line',
      { callouts: [{ x: 160, y: 130, at: [150, 195], part: 'lower' }, good.callouts[1]!] },
      '1 covers upper → lower',
    ],
    [
      'a number in the dimension line',
      { callouts: [{ x: 60, y: 250, at: [140, 205], part: 'lower' }, good.callouts[1]!] },
      '1 stands in the dimension line',
    ],
    [
      'a leader beside a line',
      { callouts: [{ x: 158, y: 100, at: [152, 190], part: 'lower' }, good.callouts[1]!] },
      'the leader of 1 runs along upper → lower',
    ],
    ['a kind of line explained on a part', { legend: [260, 160] }, 'bench covers 水'],
    [
      'a number that a stretch cuts',
      { stages: [{ view: [50, 0, 200, 300], count: 1 }] },
      'stretch 1 cuts the number of lower',
    ],
    [
      "a neighbour's label in a stretch",
      {
        labels: [{ x: 350, y: 168, in: 'bench' }],
        stages: [
          { view: [0, 0, 320, 300], count: 1 },
          { view: [190, 0, 220, 300], count: 1 },
        ],
      },
      'stretch 1 shows bench',
    ],
    ['a label on a line', { labels: [{ x: 150, y: 130 }] }, 'upper → lower covers 水箱'],
    ['a label under a part', { labels: [{ x: 350, y: 166 }] }, 'bench covers 水箱'],
    [
      'a label wider than its part',
      { labels: [{ x: 150, y: 200, in: 'bench' }] },
      '水箱 does not fit into bench',
    ],
  ] as [string, Partial<Plan>, string][])('finds %s', (_fault, change, sentence) => {
    expect(faultsWith(change)).toContain(sentence)
  })
})
