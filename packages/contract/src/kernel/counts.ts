import { z } from 'zod'
import { call, type Call } from './call.ts'

/** A list's tab counts so many exactly; beyond that it says that there are more. */
export const countLimit = 10_000

/**
 * How many rows each tab of a list has under the list's other filters.
 * @param tab the field of the list's input that a tab sets; one that sets none is counted as `all`
 */
export const countsOf = <
  const Path extends string,
  Shape extends z.ZodRawShape,
  const Field extends keyof Shape & string,
  Tab extends string,
>(
  list: Call<z.ZodObject<Shape>, z.ZodType, Path>,
  tab: Field,
  tabs: readonly Tab[],
) =>
  call({
    name: list.name.replace(/\w+$/, 'counts'),
    method: 'GET',
    path: `${list.path}/counts` as const,
    access: list.access,
    overlay: false,
    input: list.input.omit({
      pageNum: true,
      pageSize: true,
      sort: true,
      [tab]: true,
    } as never) as unknown as z.ZodObject<Omit<Shape, 'pageNum' | 'pageSize' | 'sort' | Field>>,
    reply: z.object({
      counts: z.array(
        z.object({
          tab: z.enum(['all', ...tabs]),
          /** at most `countLimit`, or as many as are found by a keyword */
          count: z.number().int(),
          hasMore: z.boolean(),
        }),
      ),
    }),
    shows: list.shows,
  })
