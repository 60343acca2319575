/** Unpacking takes a while and most starts never need it. */
let common: Promise<{ test(password: string): boolean }> | null = null

/**
 * Whether it is one of the 50,000 commonest passwords of at least eight characters, which all of
 * that length among the 10,000 commonest are part of. The list is in lower case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('fxa-common-password-list').then((list) => list.default)
  return (await common).test(password.toLowerCase())
}
