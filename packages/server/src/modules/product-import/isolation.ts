import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  inputs: { 'products.importPictures': (ids) => ({ id: ids['import'] }) },
  untried: { 'products.importTemplate': 'categories are the same for every company' },
}
