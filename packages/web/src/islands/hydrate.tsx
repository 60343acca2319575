import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island of this page with the props that the server rendered it with.
 * @returns when its effects have run, so that it handles all later events
 */
export async function hydrate<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): Promise<void> {
  // evaluating the script was one task, and this starts another: between them the page reacts to touches
  await new Promise((next) => setTimeout(next))
  const place = document.querySelector<HTMLElement>(`[data-island="${name}"]`)!
  const props = JSON.parse(place.dataset.props!) as Props
  await new Promise<void>((hydrated) => {
    // in slices: meanwhile a phone scrolls and reacts to touches
    startTransition(() => {
      hydrateRoot(
        place,
        <StrictMode>
          <Watched onHydrated={hydrated}>
            <Component {...props} />
          </Watched>
        </StrictMode>,
        { identifierPrefix: name },
      )
    })
  })
  // somebody pressed the button before the script ran, see document-scripts.tsx
  place.querySelector<HTMLFormElement>('form[data-pressed]')?.requestSubmit()
}

/** A parent's effects run after those of everything below it. */
function Watched({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
