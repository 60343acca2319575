import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'quotations.see': 'what one has seen is nobody else’s business',
    'quotations.saveDraft': 'what is being typed is recorded once it is submitted',
    'quotations.submit': 'writes a version that stays beside the former ones',
    'quotations.withdraw': 'its versions stay; its state is recorded (quotations.db.test.ts)',
    'quotations.decline': 'its state is recorded with the reason (quotations.db.test.ts)',
    'quotations.ask': 'creates',
    'quotations.attach': 'creates',
    'quotations.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
    'quotations.subscribe': 'what one wants to be notified of is nobody else’s business',
  },
}
