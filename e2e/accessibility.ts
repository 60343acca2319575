import axe from 'axe-core'
import type { Page } from '@playwright/test'

interface Scope {
  /** only what is inside this */
  readonly within?: string
  /** where everything else has been asked of the same page in other colours */
  readonly coloursOnly?: boolean
  /** what is less than serious counts too */
  readonly strict?: boolean
}

/** Axe puts itself on the page as `axe`, once for every document. */
declare const window: Window & { axe?: typeof axe }

/** What axe finds serious on a page as it stands: a line for each rule, with the elements that break it. */
export async function seriousFaults(
  page: Page,
  { within, coloursOnly = false, strict = false }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([context, options]) => window.axe!.run(context ?? document, options),
    [
      within,
      {
        // to describe every element that passed takes longer than to look at it
        resultTypes: ['violations'],
        ...(coloursOnly ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
      } satisfies axe.RunOptions,
    ] as const,
  )
  return violations
    .filter(({ impact }) => strict || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html}\n${node.failureSummary ?? ''}`).join('\n')}`,
    )
}

/** Colours fade where they change: until then they are neither the day's nor the night's. */
export async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const fading = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}
