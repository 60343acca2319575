import type { IsolationSection } from '../../test/isolation.ts'

const attribute = { name: 'name', type: 'text', unit: '', options: [], required: false, varies: false }

/** All merchants share one catalogue, which only operators change. */
export const isolation: IsolationSection = {
  make: async () => ({ category: '1', categoryAttribute: '1', unit: '1' }),
  inputs: {
    'categories.add': (ids) => ({ parentId: ids['category'], name: 'name', qualifications: [] }),
    'categories.change': (ids) => ({ id: ids['category'], version: 1, name: 'name', qualifications: [] }),
    'categories.move': (ids) => ({ id: ids['category'], version: 1, parentId: ids['category'], position: 0 }),
    'categories.enable': (ids) => ({ id: ids['category'], version: 1, enabled: true }),
    'categories.attributes': (ids) => ({ id: ids['category'] }),
    'categories.addAttribute': (ids) => ({ id: ids['category'], key: null, ...attribute }),
    'categories.changeAttribute': (ids) => ({ id: ids['categoryAttribute'], version: 1, ...attribute }),
    'categories.enableAttribute': (ids) => ({ id: ids['categoryAttribute'], version: 1, enabled: true }),
    'categories.arrangeAttributes': (ids) => ({
      id: ids['category'],
      attributeIds: [ids['categoryAttribute']],
    }),
    'units.enable': (ids) => ({ id: ids['unit'], version: 1, enabled: true }),
  },
}
