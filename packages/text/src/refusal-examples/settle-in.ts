import type { settleInRefusals } from '../settle-in.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof settleInRefusals> = {
  'settleIn.alreadyApplied': { applicationNo: 'RZ1' },
  'settleIn.tooManyLive': { most: 5 },
  'settleIn.qualificationMissing': { kind: 'ccc', category: '电线' },
  'settleIn.notInReview': { status: 'returned' },
  'settleIn.checklistOpen': { open: 3 },
  'finding.registryStanding': { standing: 'revoked' },
  'finding.registryDiffers': { registered: '甲' },
  'finding.merchantExists': { code: 'M1' },
  'finding.nameTaken': { code: 'M1' },
  'finding.categoryGone': { path: ['阀门', '闸阀'] },
  'finding.qualificationMissing': { kind: 'ccc', category: '电线' },
  'finding.qualificationExpiresSoon': { days: 3 },
}
