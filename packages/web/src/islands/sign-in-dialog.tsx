import { wakeOnDemand } from './wake-on-demand.ts'

const wakeAtOnce = wakeOnDemand('[data-opens="sign-in"]', () => import('./later/sign-in-dialog.tsx'))

// somebody was sent here to sign in: the dialog opens by itself
if (new URLSearchParams(location.search).has('redirect')) wakeAtOnce()
