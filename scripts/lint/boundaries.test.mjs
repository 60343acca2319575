import { describe, expect, test } from 'vitest'
import { importedPath, whyForbidden } from './boundaries.mjs'

const why = (from, specifier, typesOnly = false) =>
  whyForbidden(from, importedPath(from, specifier), typesOnly)

const contract = 'packages/contract/src'
const web = 'packages/web/src'

describe('the target of an import', () => {
  test.each([
    ['packages/web/src/lib/client.ts', '../console/layout.tsx', 'packages/web/src/console/layout.tsx'],
    ['packages/web/src/lib/client.ts', '@bdr/contract/orders/model', 'packages/contract/src/orders/model.ts'],
    ['packages/web/src/lib/client.ts', 'react-aria/useDrag', 'react-aria/useDrag'],
    ['packages/web/src/lib/client.ts', 'node:fs', 'node:fs'],
  ])('%s imports %s', (from, specifier, path) => {
    expect(importedPath(from, specifier)).toBe(path)
  })
})

describe('forbidden imports', () => {
  test.each([
    [`${contract}/kernel/page.ts`, '../orders/model.ts'],
    [`${contract}/kernel/page.ts`, '../access.ts'],
    [`${contract}/orders/calls.ts`, './replies.ts'],
    [`${contract}/orders/model.ts`, 'node:crypto'],
    [`${contract}/orders/model.ts`, 'react'],
    [`${contract}/orders/model.ts`, '@bdr/text/orders'],
    [`${contract}/orders/model.ts`, '../../../server/src/app.ts'],
    ['packages/text/src/orders.ts', '@bdr/server/app'],
    ['packages/text/src/orders.ts', 'react'],
    ['packages/server/src/app.ts', '../../web/src/root.tsx'],
    ['packages/server/src/platform/history.ts', '../modules/orders/queries.ts'],
    ['packages/server/src/modules/orders/queries.ts', '../../platform/viewer.ts'],
    ['packages/server/src/modules/orders/search.ts', '../../platform/viewer.ts'],
    ['packages/server/src/modules/orders/rules.ts', '@bdr/text/orders'],
    ['packages/server/src/modules/settle-in/findings.ts', '@bdr/text/categories'],
    ['packages/server/src/modules/orders/respond.ts', '@bdr/text/refusals'],
    [`${web}/lib/client.ts`, '../../../server/src/platform/env.ts'],
    [`${web}/console/orders/list.tsx`, '@bdr/contract/orders/replies'],
    [`${web}/site/home/page.tsx`, 'react-aria-components/Tree'],
    [`${web}/site/home/page.tsx`, '../../ui/kit/button.tsx'],
    [`${web}/site/home/page.tsx`, '../../console/layout.tsx'],
    [`${web}/site/home/page.tsx`, '../../ui/console/data-table.tsx'],
    [`${web}/ui/kit/button.tsx`, 'react-aria-components/Button'],
    [`${web}/console/orders/list.tsx`, '@internationalized/date'],
    [`${web}/ui/kit/dialog.tsx`, '../console/confirm.tsx'],
    [`${web}/lib/query.ts`, '../ui/console/confirm.tsx'],
    [`${web}/ui/console/data-table.tsx`, '../../console/orders/list.tsx'],
    [`${web}/console/orders/list.tsx`, '../delivery-notes/list.tsx'],
    [`${web}/console/orders/parts/row.tsx`, '../../delivery-notes/list.tsx'],
    ['e2e/main-job.test.ts', '../packages/server/src/app.ts'],
  ])('%s never imports %s', (from, specifier) => {
    expect(why(from, specifier)).toMatch(/\.$/)
  })
})

describe('allowed imports', () => {
  test.each([
    [`${contract}/kernel/page.ts`, './field.ts'],
    [`${contract}/orders/model.ts`, '../kernel/page.ts'],
    [`${contract}/replies.ts`, './orders/replies.ts'],
    [`${contract}/orders/replies.ts`, '../files/replies.ts'],
    [`${contract}/kernel/decimal.ts`, 'big.js'],
    [`${contract}/kernel/decimal.test.ts`, 'vitest'],
    ['packages/text/src/orders.ts', '@bdr/contract/orders/machine'],
    ['packages/server/src/app.ts', './modules/orders/routes.ts'],
    ['packages/server/src/modules/orders/present.ts', '@bdr/text/refusals'],
    [`${web}/ui/kit/aria/tree.tsx`, 'react-aria-components/Tree'],
    [`${web}/console/orders/list.tsx`, '../../ui/kit/button.tsx'],
    [`${web}/console/orders/list.tsx`, './status-tabs.tsx'],
    [`${web}/console/orders/list.tsx`, '../../ui/console/data-table.tsx'],
    [`${web}/console/layout.tsx`, './shell/shell.tsx'],
  ])('%s imports %s', (from, specifier) => {
    expect(why(from, specifier)).toBeNull()
  })

  test('a rule imports the types of a refusal’s parameters', () => {
    expect(why('packages/server/src/modules/orders/rules.ts', '@bdr/text/refusals', true)).toBeNull()
  })

  test('the kernel imports the types of permissions, but nothing at run time', () => {
    expect(why(`${contract}/kernel/call.ts`, '../access.ts', true)).toBeNull()
    expect(why(`${contract}/kernel/call.ts`, '../replies.ts', true)).toBeNull()
  })
})
