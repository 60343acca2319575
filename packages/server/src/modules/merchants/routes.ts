import { merchantOptions } from '@bdr/contract/merchants/calls'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { contains } from '../../platform/list.ts'

/** As many as a drop-down can show; typing narrows it. */
const mostOptions = 50

export function merchantRoutes(): BoundCall[] {
  return [
    bind(merchantOptions, ({ db, input }) =>
      db
        .selectFrom('merchant')
        .select(['id', 'code', 'name'])
        .$if(input.keyword !== undefined, (q) =>
          q.where((eb) =>
            eb.or([
              eb('code', 'ilike', contains(input.keyword!)),
              eb('name', 'ilike', contains(input.keyword!)),
            ]),
          ),
        )
        .orderBy('code')
        .limit(mostOptions)
        .execute(),
    ),
  ]
}
