import type { z } from 'zod'
import type { ReplyName } from '../replies.ts'
import { call, type Access, type Call } from './call.ts'

/**
 * How far a list, and the tabs of an unfiltered list, are counted exactly. Beyond it they only show that there are
 * more.
 */
export const countLimit = 10_000
/**
 * How far the tabs of a filtered list are counted. The chosen tab's total comes from the list itself, and for the
 * others it is enough to know that there are many.
 */
export const tabLimit = 500

/**
 * Defines the call that counts the rows of each tab of a list under the list's other filters. It replies with
 * `tabCounts`.
 * @param tab the field of the list's input that a tab sets; the tab that sets none is counted as `all`
 */
/* @__NO_SIDE_EFFECTS__ */
export const countsOf = <
  const Name extends ReplyName & `${string}.counts`,
  const Path extends string,
  Shape extends z.ZodRawShape,
  const Field extends keyof Shape & string,
>(
  name: Name,
  list: Call<z.ZodObject<Shape>, unknown, Path>,
  tab: Field,
) =>
  call({
    name,
    method: 'GET',
    path: `${list.path}/counts` as const,
    // nobody lists anything without a session
    access: list.access as Exclude<Access, 'public'>,
    overlay: false,
    input: () =>
      list.input.omit({
        pageNum: true,
        pageSize: true,
        sort: true,
        [tab]: true,
      } as never) as unknown as z.ZodObject<Omit<Shape, 'pageNum' | 'pageSize' | 'sort' | Field>>,
    shows: list.shows,
  })
