import { readSessions } from '@bdr/contract/account/calls'
import { storedFile } from '../../test/stored-file.ts'
import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  async make({ database, viewers }, { owner }) {
    const { list } = await owner.ok(readSessions, {})
    const headPicture = await storedFile(database.kysely, viewers.owner.staffId, 'head-picture')
    return { session: list[0]!.id, headPicture }
  },
  inputs: {
    'account.change': (foreign) => ({ version: 1, headFileId: foreign['headPicture'] }),
    'account.endSession': (foreign) => ({ id: foreign['session'] }),
  },
}
