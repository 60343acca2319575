import { AuthRedirect } from '../site/auth-redirect/auth-redirect.tsx'
import { wake } from './wake.tsx'

void wake('auth-redirect', AuthRedirect)
