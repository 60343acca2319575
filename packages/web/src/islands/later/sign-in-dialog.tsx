import { SignInDialog } from '../../site/home/sign-in-dialog.tsx'
import { wake } from '../wake.tsx'

export const awake = wake('sign-in-dialog', SignInDialog)
