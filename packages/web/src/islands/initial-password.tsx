import { InitialPassword } from '../site/sign-in/initial-password.tsx'
import { hydrate } from './hydrate.tsx'

void hydrate('initial-password', InitialPassword)
