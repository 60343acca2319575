import { hydrateOnDemand } from './hydrate-on-demand.ts'

const hydrateAtOnce = hydrateOnDemand('[data-opens="sign-in"]', () => import('./later/sign-in-dialog.tsx'))

// somebody was sent here to sign in: the dialog opens without a click
if (new URLSearchParams(location.search).has('redirect')) hydrateAtOnce()
