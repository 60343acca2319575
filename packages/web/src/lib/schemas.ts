import { z } from 'zod'
import * as later from './schemas-later.ts'

/** In the browser's build of the back office, zod loads later, and until then another module has its name. */
const isLater = z === later.z

/** Whether schemas can be used now. */
export const areSchemasLoaded = (): boolean => !isLater || later.areSchemasLoaded()

/** Resolves when schemas can be used. Rejects as an import that fails; the next call tries again. */
export const loadSchemas = (): Promise<void> => (isLater ? later.loadSchemas() : Promise.resolve())
