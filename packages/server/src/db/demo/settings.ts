import { templateColumns } from '@bdr/contract/delivery-notes/template'
import { listName, viewColumns, viewName, viewSearch } from '@bdr/contract/list-views/model'
import { shortText } from '@bdr/contract/kernel/field'
import { z } from 'zod'
import { saveTemplate } from '../../modules/delivery-notes/template.ts'
import { readYaml } from '../../platform/content-files/read.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { caller, setStoryTime, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/** How people of the demo have arranged their lists. */
const settings = z.strictObject({
  views: z.array(
    z.strictObject({
      /** the account it belongs to */
      by: z.string(),
      list: listName,
      name: viewName,
      search: viewSearch,
      columns: viewColumns.nullable().default(null),
      shared: z.boolean().default(false),
    }),
  ),
  noteTemplates: z.array(
    z.strictObject({
      merchant: z.string(),
      title: shortText(20),
      withLogo: z.boolean(),
      columns: z.array(z.enum(templateColumns)),
      copies: z.array(shortText(10)),
      footer: z.string().nullable(),
    }),
  ),
})

export const demoSettings = () => readYaml('demo/settings.yaml', settings)

/** Creates views of lists, and merchants' templates for delivery notes. */
export async function seedSettings(tx: Executor, stage: DemoStage): Promise<void> {
  const { byAccount, merchants, merchantIds, clock } = stage
  const { views, noteTemplates } = demoSettings()
  for (const { by, ...view } of views) {
    const { staffId, merchantId } = byAccount.get(by)!
    await tx
      .insertInto('list_view')
      .values({ staff_id: staffId, merchant_id: merchantId, ...view })
      .execute()
  }
  for (const [place, { merchant, ...template }] of noteTemplates.entries()) {
    const viewer = byAccount.get(merchants.find(({ code }) => code === merchant)!.owner)!
    await saveTemplate(tx, { viewer, caller }, merchantIds.get(merchant)!, { ...template, version: 0 })
    const [at] = storyTimes(clock.now(), 25, 700 + place, [])
    await setStoryTime(tx, clock.now(), at!)
  }
}
