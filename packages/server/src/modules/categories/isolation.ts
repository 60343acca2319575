import type { IsolationSection } from '../../test/isolation.ts'

/** The catalogue is one for all merchants, and the operators' to change. */
export const isolation: IsolationSection = {
  make: async () => ({ category: '1' }),
  inputs: {
    'categories.add': (ids) => ({ parentId: ids['category'], name: 'name', qualifications: [] }),
    'categories.change': (ids) => ({ id: ids['category'], version: 1, name: 'name', qualifications: [] }),
    'categories.move': (ids) => ({ id: ids['category'], version: 1, parentId: ids['category'], position: 0 }),
    'categories.enable': (ids) => ({ id: ids['category'], version: 1, enabled: true }),
  },
}
