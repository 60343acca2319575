import * as attributes from '@bdr/contract/categories/attribute-calls'
import * as categories from '@bdr/contract/categories/calls'
import * as units from '@bdr/contract/categories/unit-calls'
import { counted, not, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    category_attribute: {
      name: value('name'),
      type: words('attributeType'),
      unit: value('unit'),
      choices: words('attributeOptions'),
      required: value('isRequired'),
      varies: value('varies'),
      position: words('attributeOrder'),
      enabled: value('enabled'),
      version: counted,
    },
    unit: { enabled: value('enabled'), version: counted },
    category: {
      name: value('name'),
      parent_id: words('parentId'),
      position: words('position'),
      enabled: value('enabled'),
      qualifications: words('qualifications'),
      level: not('follows from the parent'),
    },
  },
  async walk({ as, step, versionOf }) {
    const admin = await as('admin')
    const { id, catalogue } = await step(admin, categories.addCategory, {
      parentId: null,
      name: '测试甲',
      qualifications: [],
    })
    const parent = catalogue.find((row) => row.id !== id && row.level === 1)!
    const version = () => versionOf('category', id)
    await step(admin, categories.changeCategory, {
      id,
      version: await version(),
      name: '测试乙',
      qualifications: ['ccc'],
    })
    await step(admin, categories.moveCategory, {
      id,
      version: await version(),
      parentId: parent.id,
      position: 0,
    })
    await step(admin, categories.enableCategory, { id, version: await version(), enabled: false })

    const text = { type: 'text', unit: '', options: [] as string[], required: false, varies: false } as const
    await step(admin, attributes.addAttribute, { id, key: null, name: '属性甲', ...text })
    const { own } = await step(admin, attributes.addAttribute, { id, key: null, name: '属性乙', ...text })
    const [one, two] = own.map((row) => row.id)
    await step(admin, attributes.arrangeAttributes, { id, attributeIds: [two!, one!] })
    const choice = { type: 'choice' as const, unit: 'mm', options: ['1', '2'], required: true, varies: true }
    await step(admin, attributes.changeAttribute, { id: one!, version: 1, name: '属性丙', ...choice })
    await step(admin, attributes.enableAttribute, { id: one!, version: 2, enabled: false })
    const counted = await step(admin, units.addUnit, { name: '榀' })
    await step(admin, units.enableUnit, { id: counted.at(-1)!.id, version: 1, enabled: false })
  },
}
