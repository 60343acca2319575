import { SignInDialog } from '../../site/home/sign-in-dialog.tsx'
import { hydrate } from '../hydrate.tsx'

export const hydrated = hydrate('sign-in-dialog', SignInDialog)
