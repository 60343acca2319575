import { SettleIn } from '../site/settle-in/settle-in.tsx'
import { hydrate } from './hydrate.tsx'

void hydrate('settle-in', SettleIn)
