import { announcementFields, announcementLimits } from '@bdr/contract/announcements/model'
import { shortText } from '@bdr/contract/kernel/field'
import { merchantPost } from '@bdr/contract/posts/model'
import { z } from 'zod'
import { publishAnnouncement } from '../../modules/announcements/publish.ts'
import { createAnnouncement } from '../../modules/announcements/save.ts'
import { readYaml } from '../../platform/content-files/read.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { caller, setStoryTime, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

const stories = z.array(
  z.strictObject({
    title: announcementFields.shape.title,
    body: shortText(announcementLimits.body),
    audience: z.discriminatedUnion('to', [
      z.strictObject({ to: z.literal('all') }),
      z.strictObject({ to: z.literal('posts'), posts: z.array(merchantPost) }),
      // by code
      z.strictObject({ to: z.literal('merchants'), merchants: z.array(z.string()) }),
    ]),
    daysAgo: z.int().min(0),
  }),
)

export const demoAnnouncements = () => readYaml('demo/announcements.yaml', stories)

/** Creates the platform's announcements to suppliers, oldest first. */
export async function seedAnnouncements(
  tx: Executor,
  { operator, merchantIds, clock }: Pick<DemoStage, 'operator' | 'merchantIds' | 'clock'>,
): Promise<void> {
  const change = { viewer: operator, caller }
  const oldestFirst = [...demoAnnouncements().entries()].toReversed()
  for (const [place, { title, body, audience, daysAgo }] of oldestFirst) {
    const fields = {
      ...{ title, body, showUntil: null },
      audience:
        audience.to === 'merchants'
          ? { to: audience.to, merchantIds: audience.merchants.map((code) => merchantIds.get(code)!) }
          : audience,
    }
    const [written, shown] = storyTimes(clock.now(), daysAgo, 800 + place, [0.05])
    const id = await createAnnouncement(tx, change, clock, fields)
    await setStoryTime(tx, clock.now(), written!)
    await publishAnnouncement(tx, change, { id, version: 1 }, clock.now())
    await setStoryTime(tx, clock.now(), shown!)
  }
}
