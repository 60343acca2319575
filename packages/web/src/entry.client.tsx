import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// No transitions: React would draw in slices of 5 ms and let the browser in between. There is
// nothing to press before the first page is there, and the pauses add up to its being later.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter useTransitions={false} />
  </StrictMode>,
)
