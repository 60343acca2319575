import { SignInPanel } from '../site/sign-in/panel.tsx'
import { wake } from './wake.tsx'

void wake('sign-in', SignInPanel)
