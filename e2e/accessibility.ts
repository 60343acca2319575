import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** only what is inside this */
  readonly within?: string
  /** where everything else has been asked of the same page in other colours */
  readonly coloursOnly?: boolean
  /** what is less than serious counts too */
  readonly strict?: boolean
}

/** What axe finds serious on a page as it stands: a line for each rule, with the elements that break it. */
export async function seriousFaults(
  page: Page,
  { within, coloursOnly = false, strict = false }: Scope = {},
): Promise<string[]> {
  // our pages have no frames: axe needs no second page to put their findings together
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within !== undefined) axe.include(within)
  if (coloursOnly) axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => strict || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html}\n${node.failureSummary ?? ''}`).join('\n')}`,
    )
}
