import { z } from 'zod'
import * as later from './schemas-later.ts'

/** In the browser's build of the back office zod comes later, and its name is another's until then. */
const isLater = z === later.z

/** Whether a schema can be asked now. */
export const schemasAreThere = (): boolean => !isLater || later.schemasAreThere()

/** Resolves when schemas can be asked. Rejects as an import does that cannot be had; the next call tries again. */
export const loadSchemas = (): Promise<void> => (isLater ? later.loadSchemas() : Promise.resolve())
