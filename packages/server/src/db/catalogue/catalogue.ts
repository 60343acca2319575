import { qualificationKind, type QualificationKind } from '@bdr/contract/categories/qualifications'
import { categoryNameLength } from '@bdr/contract/categories/model'
import { shortText } from '@bdr/contract/kernel/field'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'

export interface FirstCategory {
  /** two digits for each level, starting with the code of its parent */
  readonly code: string
  readonly name: string
  /** the qualifications a supplier needs to sell in it */
  readonly qualifications: readonly QualificationKind[]
}

const code = z.string().regex(/^(\d\d)+$/, { error: 'two digits for each level' })
const name = shortText(categoryNameLength)

const catalogue = z
  .record(code, z.union([name, z.strictObject({ name, papers: z.array(qualificationKind).min(1) })]))
  .superRefine((categories, context) => {
    for (const category of Object.keys(categories)) {
      const above = category.slice(0, -2)
      if (above !== '' && !(above in categories))
        context.addIssue({ code: 'custom', path: [category], message: `no category ${above} above it` })
    }
  })

/** The categories of a new database, by code. */
export const firstCatalogue = (): FirstCategory[] =>
  Object.entries(readYaml('catalogue/categories.yaml', catalogue))
    .map(([categoryCode, category]) =>
      typeof category === 'string'
        ? { code: categoryCode, name: category, qualifications: [] }
        : { code: categoryCode, name: category.name, qualifications: category.papers },
    )
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
