import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Beside a first view its style sheets come late: nothing is drawn before they hold, see `early-script.ts`. */
async function sheets(): Promise<void> {
  const isLate = () => document.querySelector('link[rel="stylesheet"][media="print"]') !== null
  if (!isLate()) return
  await new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (isLate()) return
      observer.disconnect()
      resolve()
    }).observe(document.head, { subtree: true, attributeFilter: ['media'] })
  })
}

const start = () =>
  // No transitions: React would draw in slices of 5 ms and let the browser in between. There is
  // nothing to press before the first page is there, and the pauses add up to its being later.
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  )

// no `await` out here: a file with one is never joined with others
void sheets().then(start)
