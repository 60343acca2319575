/**
 * Wakes an island when somebody is about to use a link that it takes over: until then the page costs
 * nothing. A click that comes first waits for it, and follows the link if it does not come.
 */
export function wakeOnDemand(links: string, load: () => Promise<{ awake: Promise<void> }>): () => void {
  let waking: Promise<void> | null = null
  const wakeNow = (): Promise<void> => (waking ??= load().then(({ awake }) => awake))
  const linkOf = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>(links)

  const near = (event: Event) => {
    if (linkOf(event)) wakeNow().catch(() => (waking = null))
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
    wakeNow().then(again, () => location.assign(link.href))
  }
  document.addEventListener('click', click)
  return () => {
    wakeNow().then(
      () => document.removeEventListener('click', click),
      () => {},
    )
  }
}
