/**
 * For a script of the document itself, before any module: makes zod interpret schemas without trying whether
 * it may compile them. The policy forbids that, and each attempt would be reported.
 */
export const withoutEval = 'globalThis.__zod_globalConfig = { jitless: true }'
