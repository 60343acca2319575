import { refused } from '../../platform/errors.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { barred, type Person } from './person.ts'
import { recordRefusal } from './record.ts'

/** @throws AppError A00001 for an account that is disabled or whose merchant is frozen */
export async function refuseBarred(
  db: Executor,
  person: Person,
  asked: Omit<Parameters<typeof recordRefusal>[2], 'why'>,
  caller: Caller,
): Promise<void> {
  const why = barred(person)
  if (why === null) return
  await recordRefusal(db, person, { ...asked, why }, caller)
  throw refused(`session.${why}`)
}
