import { AuthRedirect } from '../site/auth-redirect/auth-redirect.tsx'
import { hydrate } from './hydrate.tsx'

void hydrate('auth-redirect', AuthRedirect)
