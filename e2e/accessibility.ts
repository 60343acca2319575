import axe from 'axe-core'
import type { Page } from '@playwright/test'

interface Scope {
  /** checks only this part of the page */
  readonly within?: string
  /** checks only colours, because everything else was checked in other colours already */
  readonly coloursOnly?: boolean
  /** also reports findings that are less than serious */
  readonly strict?: boolean
}

/** Adds axe to the page as `axe`, once for every document. */
declare const window: Window & { axe?: typeof axe }

/**
 * The serious findings of axe on the page as it is: a line for each rule, with the elements that violate it.
 */
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
        // describing every element that passed takes longer than checking it
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

/** Colours change with a transition: until it ends they belong to neither the light nor the dark mode. */
export async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const fading = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}
