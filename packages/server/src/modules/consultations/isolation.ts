import { requestConsultation } from '@bdr/contract/consultations/calls'
import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  async make(world) {
    const visitor = await world.as(null)
    await visitor.ok(requestConsultation, {
      name: 'Qian Zhiyuan',
      mobile: '13900139011',
      message: 'How long does it take?',
    })
    const { id } = await world.database.kysely
      .selectFrom('consultation')
      .select('id')
      .executeTakeFirstOrThrow()
    return { consultation: id }
  },
  inputs: {
    'consultations.detail': (ids) => ({ id: ids['consultation'] }),
    'consultations.handle': (ids) => ({
      id: ids['consultation'],
      version: 1,
      action: 'contact',
      remark: 'called',
    }),
  },
  untried: { 'consultations.request': 'visitors ask about a technique, which is public' },
}
