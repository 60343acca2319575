import { InitialPassword } from '../site/sign-in/initial-password.tsx'
import { wake } from './wake.tsx'

void wake('initial-password', InitialPassword)
