import type { z } from 'zod'
import type { ReplyName } from '../replies.ts'
import { call, type Call } from './call.ts'

/** A list counts so many exactly, and so do its tabs while nothing narrows it; beyond that they say that there are more. */
export const countLimit = 10_000
/**
 * Under a filter a tab counts so many: of the one that is chosen the list itself says the rest, and of the others
 * it is enough that there are many.
 */
export const tabLimit = 500

/**
 * How many rows each tab of a list has under the list's other filters. It answers `tabCounts`.
 * @param tab the field of the list's input that a tab sets; one that sets none is counted as `all`
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
    access: list.access,
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
