/**
 * The class families of antd's components, where the family is not just the folder's name. A family
 * that stands neither here nor among the folders (motion, grid helpers) is kept.
 */
const familiesOf: Readonly<Record<string, readonly string[]>> = {
  anchor: ['anchor'],
  avatar: ['avatar'],
  calendar: ['picker-calendar'],
  card: ['card'],
  carousel: ['carousel', 'slick'],
  cascader: ['cascader'],
  collapse: ['collapse'],
  'color-picker': ['color-picker'],
  'date-picker': ['picker'],
  descriptions: ['descriptions'],
  drawer: ['drawer'],
  dropdown: ['dropdown'],
  'float-button': ['float-btn'],
  form: ['form'],
  grid: ['row', 'col'],
  image: ['image'],
  layout: ['layout'],
  list: ['list'],
  listy: ['listy'],
  masonry: ['masonry'],
  mentions: ['mentions'],
  menu: ['menu'],
  message: ['message'],
  modal: ['modal'],
  notification: ['notification'],
  pagination: ['pagination'],
  popover: ['popover'],
  progress: ['progress'],
  'qr-code': ['qrcode'],
  rate: ['rate'],
  result: ['result'],
  segmented: ['segmented'],
  slider: ['slider'],
  splitter: ['splitter'],
  statistic: ['statistic'],
  steps: ['steps'],
  switch: ['switch'],
  table: ['table'],
  tabs: ['tabs'],
  tag: ['tag'],
  timeline: ['timeline'],
  tour: ['tour'],
  transfer: ['transfer'],
  tree: ['tree'],
  typography: ['typography'],
  upload: ['upload'],
}

/**
 * antd's style file without the rules of components outside `used`, of links that are none of its
 * components, and without the values of its custom properties, which the theme sets at run time.
 */
export function prunedStyles(css: string, used: ReadonlySet<string>): string {
  const unused = Object.keys(familiesOf)
    .filter((folder) => !used.has(folder))
    .flatMap((folder) => familiesOf[folder]!)
  const family = new RegExp(`\\.ant-(${unused.join('|')})(?![a-z])`)
  return keepRules(
    css,
    (selector) =>
      !selector.startsWith('.css-var-') &&
      !ofEveryLink.test(selector) &&
      !(unused.length > 0 && family.test(selector)),
  )
}

/** antd would also dress links that are not its own, by properties only its own have. */
const ofEveryLink = /^a(\[disabled\]|:[a-z-]+)?$/

/** Keeps rules by their selector, list entry by list entry; goes into @media and drops it when empty. */
function keepRules(css: string, keep: (selector: string) => boolean): string {
  return topLevelRules(css)
    .map(({ head, body }) => {
      if (head.startsWith('@keyframes') || head.startsWith('@font-face')) return `${head}{${body}}`
      if (head.startsWith('@')) {
        const inner = keepRules(body, keep)
        return inner === '' ? '' : `${head}{${inner}}`
      }
      const selectors = splitSelectors(head).filter(keep)
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
    })
    .join('')
}

function topLevelRules(css: string): { head: string; body: string }[] {
  const rules = []
  let depth = 0
  let start = 0
  let bodyStart = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) bodyStart = at + 1
    if (css[at] === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, at) })
      start = at + 1
    }
  }
  return rules
}

/** Splits at the commas that are not inside parentheses: `:is(a,b),c` has two entries. */
const splitSelectors = (list: string): string[] =>
  list.split(/,(?![^(]*\))/).map((selector) => selector.trim())
