/**
 * Which files may import which. `from` and `to` are matched against paths below the project's folder
 * (`packages/web/src/lib/client.ts`), or against the name of a package (`zod`, `node:fs`). The first matching
 * row decides; `why` is the message for the person.
 */
const reactAria = /^(react-aria|react-aria-components|react-stately|@internationalized)(\/|$)/

export const boundaries = [
  {
    from: /^packages\/contract\/src\/kernel\//,
    to: /^packages\/contract\/src\/(?!kernel\/)/,
    // the types of permissions, kinds of records and replies make calls and machines safe by default
    exceptTypesOf: /^packages\/contract\/src\/(access|entities|replies)\.ts$/,
    why: 'contract/kernel must not depend on a domain: domains are built on it, never the other way round.',
  },
  {
    from: /^packages\/contract\//,
    to: /^packages\/(?!contract\/)/,
    why: 'The contract defines what exists, and must not depend on the packages that use it.',
  },
  {
    from: /^packages\/contract\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/|zod(\/|$)|big\.js$)/,
    why: 'The contract ships to browsers and servers alike: zod and big.js only, no Node, React or database.',
  },
  {
    from: /^packages\/(contract|text|web)\/(?!.*(\/replies|\.test)\.tsx?$)/,
    to: /^packages\/contract\/src\/(.+\/)?replies\.ts$/,
    exceptTypesOf: /./,
    why: 'The browser never checks a reply: import its type, so that no schema of it ships.',
  },
  {
    from: /^packages\/text\//,
    to: /^packages\/(?!contract\/|text\/)/,
    why: 'Texts are keyed by the contract, and must not depend on server or web.',
  },
  {
    from: /^packages\/text\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/|content\/|zod(\/|$))/,
    why: 'Texts may use no library but zod, whose issues they translate: browsers load them too.',
  },
  {
    from: /^packages\/server\//,
    to: /^packages\/web\//,
    why: 'The server serves the built pages from their folder; it never runs their sources.',
  },
  {
    from: /^packages\/server\/src\/platform\//,
    to: /^packages\/server\/src\/modules(\/|\.ts$)/,
    why: 'platform/ is the base of all modules and must not depend on a domain: app.ts passes the modules to it.',
  },
  {
    from: /^packages\/server\/src\/modules\/.*\/(([a-z-]+-)?queries|search)\.ts$/,
    to: /^packages\/server\/src\/platform\/viewer\.ts$/,
    why: 'A query takes a Scope (platform/scope): scopeOf(viewer) alone decides whose records it may read.',
  },
  {
    from: /^packages\/server\/src\/modules\/.*\/(([a-z-]+-)?(rules|guards?|checks?|findings|balance)|(fitting|arrived)-lines)\.ts$/,
    to: /^packages\/text\//,
    exceptTypesOf: /./,
    why: 'A rule returns a key and the parameters of its message (platform/refusals); the text is made where it is sent.',
  },
  {
    from: /^packages\/server\/src\/modules\/(order-import|(staff|quotations|inquiries)\/import)\/(?!(import-[a-z]+|template|workbook|module|routes)\.ts$|.*\.test\.ts$|test\/)/,
    // the signatures by which files are recognised, and the reasons stored with an order as its own text
    to: /^packages\/text\/src\/(?!(posts|units|(staff|quotation|inquiry)-import|quotation-import-faults|imported-words)\.ts$)/,
    exceptTypesOf: /./,
    why: 'A finding in a file is a key and the parameters of its message; platform/import/present-findings makes the text.',
  },
  {
    from: /^packages\/server\/src\/(?!platform\/(gateway\/error-answer|present-actions)\.ts$|modules\/[^/]+\/([a-z-]+-)?present\.ts$|modules\/(consultations\/form|files\/serve)\.ts$|.*\.test\.ts$)/,
    to: /^packages\/text\/src\/refusals\.ts$/,
    exceptTypesOf: /./,
    why: 'Refusals are data inside the server: throw or return them by key; the gateway, presenters and pages make the text.',
  },
  {
    from: /^packages\/(web\/(?!.*\.test\.tsx?$)|text\/src\/entities\.ts$)/,
    to: /^packages\/text\/src\/(domains|refusals|field-labels)\.ts$/,
    exceptTypesOf: /./,
    why: 'A page would load the texts of every domain: import those of its own (text/<domain>), or let the server send them.',
  },
  {
    from: /^packages\/web\//,
    to: /^packages\/server\//,
    why: 'Server code and its secrets must not reach the browser: use a call of the contract.',
  },
  {
    from: /^packages\/web\/src\/site\//,
    to: /^packages\/web\/src\/(console|ui\/console)\//,
    why: 'Public pages load almost no script: nothing of the back office belongs there.',
  },
  {
    from: /^packages\/web\/src\/ui\/site\//,
    to: /^packages\/web\/src\/(console|ui\/console|site)\//,
    why: 'ui/site contains components that the public pages share: pages import it, and it imports no page.',
  },
  {
    from: /^packages\/web\/src\/ui\/console\//,
    to: /^packages\/web\/src\/(console|site|ui\/site)\//,
    why: 'ui/console contains components that all domains share, so it must not depend on one of them.',
  },
  {
    from: /^packages\/web\/src\/lib\//,
    to: /^packages\/web\/src\/(console|site|ui)\//,
    why: 'lib/ is used by site and console alike: it imports neither of them, nor their components.',
  },
  {
    from: /^packages\/web\/src\/console\/(?<domain>[^/]+)\//,
    to: /^packages\/web\/src\/console\/(?<domain>[^/]+)\//,
    unlessSameDomain: true,
    why: 'A domain of the back office never imports another: share through ui/console or lib, or link by URL.',
  },
  {
    from: /^packages\/web\/src\/(?!ui\/kit\/aria\/)/,
    to: reactAria,
    why: 'react-aria is used in ui/kit/aria only: pages use widgets of the kit.',
  },
  {
    from: /^packages\/web\/src\/(site|ui\/site|islands)\//,
    to: /^packages\/web\/src\/ui\/kit\//,
    why: 'The kit belongs to the back office: public pages have light components of their own in ui/site.',
  },
  {
    from: /^packages\/web\/src\/ui\/kit\//,
    to: /^packages\/web\/src\/(console|site|ui\/(console|site))\//,
    why: 'The kit must not depend on pages or their components.',
  },
  {
    from: /^e2e\//,
    to: /^packages\/(server|web)\//,
    why: 'Journeys use the product from outside, as a person does.',
  },
]

/**
 * Why `from` may not import `to`, or null when it may.
 * @param {string} from path of the importing file
 * @param {string} to path or package name of the imported module
 * @param {boolean} typesOnly whether the import is erased at run time
 */
export function whyForbidden(from, to, typesOnly) {
  for (const row of boundaries) {
    const importer = row.from.exec(from)
    const imported = row.to.exec(to)
    if (!importer || !imported) continue
    if (typesOnly && row.exceptTypesOf?.test(to)) continue
    if (row.unlessSameDomain && importer.groups.domain === imported.groups.domain) continue
    return row.why
  }
  return null
}

/**
 * The path below the project, or the package's name, that an import refers to.
 * @param {string} from path of the importing file, below the project
 * @param {string} specifier as it is in the source
 */
export function importedPath(from, specifier) {
  const own = /^@bdr\/([^/]+)\/(.+)$/.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2].replace(/(\.ts)?$/, '.ts')}`
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${from}`).pathname.slice(1)
  return specifier
}
