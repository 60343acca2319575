/**
 * Hydrates an island when somebody is about to use a link that it handles: until then the page costs nothing.
 * A click before that waits for the island, and follows the link if it does not load.
 */
export function hydrateOnDemand(links: string, load: () => Promise<{ hydrated: Promise<void> }>): () => void {
  let hydrating: Promise<void> | null = null
  const hydrateNow = (): Promise<void> => (hydrating ??= load().then(({ hydrated }) => hydrated))
  const linkOf = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>(links)

  const near = (event: Event) => {
    if (linkOf(event)) hydrateNow().catch(() => (hydrating = null))
  }
  document.addEventListener('pointerover', near)
  document.addEventListener('focusin', near)
  const click = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const again = () => {
      document.removeEventListener('click', click)
      link.click()
    }
    hydrateNow().then(again, () => location.assign(link.href))
  }
  document.addEventListener('click', click)
  return () => {
    hydrateNow().then(
      () => document.removeEventListener('click', click),
      () => {},
    )
  }
}
