import { readUserInfo } from '@bdr/contract/session/calls'
import { tokenCookie } from '@bdr/contract/session/model'
import type { DocumentInfo } from './lib/document.ts'
import type { FirstView } from './lib/first-view.ts'
import { readPath } from './lib/outgoing.ts'
import { accentTokensKey, foldedMenuGroupsKey, preferencesKey, sidebarCookie } from './lib/first-paint.ts'
import { withoutEval } from './lib/without-eval.ts'

/**
 * The script that a page's document runs before its other scripts have loaded; see `document-scripts.tsx`.
 */
export const earlyScript = ({ product, firstView }: DocumentInfo): string =>
  firstView ? always : `${always}\n${requestEarly(readPath(readUserInfo, {}, product))}`

/** What the server read to draw a first view, for the scripts that render the page again. */
export const answersScript = ({ html: _seen, ...first }: FirstView): string =>
  `window.firstView = ${literal(first)}`

/** `<` in an address could otherwise end the script element that contains it. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The first paint has the sidebar at its final width. */
const restoreSidebar = `if (/(?:^|; )${sidebarCookie}=0/.test(document.cookie)) document.documentElement.dataset.sidebar = 'closed'`

/**
 * And in the light or dark mode, the font size and the colour chosen in this browser. A frame with another
 * layout is not the one the server draws: the scripts draw it.
 */
const asPreferred = `try {
  const { dataset, style } = document.documentElement
  const stored = (key) => JSON.parse(localStorage.getItem(key) ?? '{}')
  const { colorScheme, elementSize, tagsView, fixedHeader, sidebarLogo } = stored('${preferencesKey}')
  if (colorScheme === 'light' || colorScheme === 'dark') dataset.scheme = colorScheme
  if (elementSize) dataset.size = elementSize
  for (const [name, value] of Object.entries(stored('${accentTokensKey}'))) style.setProperty(name, value)
  const isFolded = Object.keys(stored('${foldedMenuGroupsKey}')).length > 0
  if (isFolded || [tagsView, fixedHeader, sidebarLogo].includes(false)) dataset.frame = 'arranged'
} catch {}`

const always = `${withoutEval}
${asPreferred}
${restoreSidebar}`

const requestEarly = (path: string) => `{
  const token = document.cookie.match(/(?:^|; )${tokenCookie}=([^;]+)/)?.[1]
  if (token) {
    const path = ${literal(path)}
    const answer = fetch(path, { headers: { Authorization: 'Bearer ' + decodeURIComponent(token) } })
    answer.catch(() => {})
    window.earlyAnswers = { [path]: answer }
  }
}`
