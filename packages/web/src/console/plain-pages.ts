import type { PageKey } from '@bdr/contract/navigation'

/**
 * Pages drawn without antd, so that their first row does not wait for it: the page after signing in
 * and the lists people open first in the morning. Every other page stands in `with-antd.tsx`; the
 * build refuses a plain page that reaches antd after all.
 */
export const plainPages: readonly PageKey[] = ['dashboard', 'orderList', 'deliveryNoteList']
