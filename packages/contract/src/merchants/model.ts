import { z } from 'zod'
import { merchantMachine } from './machine.ts'

export const merchantStatus = z.enum(merchantMachine.states)
