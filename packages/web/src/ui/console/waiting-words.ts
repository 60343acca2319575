import type { WaitingKey } from '@bdr/contract/dashboard/model'
import { countLimit } from '@bdr/contract/kernel/counts'
import { groupThousands } from '@bdr/text/number-format'
import { statsText } from '@bdr/text/dashboard'
import type { Viewer } from '../../lib/session.ts'

/** A number on the first page; null where the post may not see it. */
export type Counts = Readonly<Record<WaitingKey, number | null>>

/** `10,000+` where counting stopped there. */
export const countText = (count: number): string =>
  count > countLimit ? `${groupThousands(String(countLimit))}+` : groupThousands(String(count))

export const tileTitle = (key: WaitingKey, { can }: Pick<Viewer, 'can'>): string =>
  (can('order:manage') && statsText.forOperator[key]) || statsText.tiles[key]
