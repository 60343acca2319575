import type { FilePurposeKey } from '@bdr/contract/files/model'
import { storedFile } from '../../test/stored-file.ts'
import type { IsolationSection } from '../../test/isolation.ts'

const facts = {
  name: 'Kunshan Chengyuan Bearings',
  legalPerson: 'Lu Chengyuan',
  registeredOn: '2012-05-18',
  registeredCapital: 'CNY 20 million',
  regionCode: '320583',
  address: '18 Example Road, Yushan',
  businessScope: 'bearings',
  bank: { name: 'ICBC', branch: 'Kunshan', account: '1103020009200012345' },
}
const paper = { kind: 'special-equipment', number: 'TS2732-2028', validUntil: '2028-03-31' }

export const isolation: IsolationSection = {
  async make({ database, valves, viewers }) {
    const { id } = await database.kysely
      .insertInto('change_request')
      .values({
        kind: 'company',
        merchant_id: valves.id,
        record_id: valves.id,
        record_version: 1,
        status: 'withdrawn',
        before: '{}',
        after: '{}',
        requested_by: viewers.owner.staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = (purpose: FilePurposeKey) => storedFile(database.kysely, viewers.owner.staffId, purpose)
    return {
      changeRequest: id,
      logo: await file('logo'),
      licence: await file('licence'),
      paper: await file('qualification'),
    }
  },
  makeOwn: async ({ database, viewers }) => ({
    licence: await storedFile(database.kysely, viewers.owner2.staffId, 'licence'),
  }),
  inputs: {
    'company.update': (foreign) => ({
      version: 1,
      shortName: null,
      introduction: null,
      phone: null,
      website: null,
      logoFileId: foreign['logo'],
    }),
    'company.requestChange': [
      (foreign) => ({
        version: 1,
        facts: { ...facts, licenceFileId: foreign['licence'], qualifications: [] },
      }),
      (foreign, own) => ({
        version: 1,
        facts: {
          ...facts,
          licenceFileId: own['licence'],
          qualifications: [{ ...paper, fileId: foreign['paper'] }],
        },
      }),
    ],
    'company.withdrawChange': (ids) => ({ id: ids['changeRequest'], version: 1 }),
    'changeRequests.detail': (ids) => ({ id: ids['changeRequest'] }),
    'changeRequests.approve': (ids) => ({ id: ids['changeRequest'], version: 1 }),
    'changeRequests.refuse': (ids) => ({ id: ids['changeRequest'], version: 1, reason: 'because' }),
  },
}
