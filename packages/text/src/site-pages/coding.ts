import coding from '../../../../content/site/coding.json' with { type: 'json' }
import type { Coding } from './coding-schema.ts'

export type { Coding, CodingField, CodingKind, CodingOption } from './coding-schema.ts'

/** The categories of the page on material standardisation. A test ensures that the file matches its schema. */
export const codingKinds = (coding as unknown as Coding).kinds
