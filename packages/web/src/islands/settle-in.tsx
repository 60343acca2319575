import { SettleIn } from '../site/settle-in/settle-in.tsx'
import { wake } from './wake.tsx'

void wake('settle-in', SettleIn)
