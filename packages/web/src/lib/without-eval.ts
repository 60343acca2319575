/**
 * For a script of the document itself, before any module: schemas are read as they are, and zod does
 * not try whether it may compile them. The policy forbids that, and each try would be reported.
 */
export const withoutEval = 'globalThis.__zod_globalConfig = { jitless: true }'
