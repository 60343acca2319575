import { SignInPanel } from '../site/sign-in/panel.tsx'
import { hydrate } from './hydrate.tsx'

void hydrate('sign-in', SignInPanel)
