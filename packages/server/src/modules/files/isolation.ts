import { expect } from 'vitest'
import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  inputs: {},
  untried: {
    'files.complete': 'anybody may ask: whose a file is, session or ticket says (direct.db.test.ts)',
  },
  async untouched({ database, bearings }, foreign) {
    const files = ['headPicture', 'logo', 'licence', 'paper'].map((kind) => foreign[kind]!)
    const taken = await database.kysely
      .selectFrom('file_reference')
      .select('file_id')
      .where('file_id', 'in', files)
      .execute()
    expect(taken).toEqual([])
    const merchant = await database.kysely
      .selectFrom('merchant')
      .select('logo_file_id')
      .where('id', '=', bearings.id)
      .executeTakeFirstOrThrow()
    expect(merchant.logo_file_id).toBeNull()
  },
}
