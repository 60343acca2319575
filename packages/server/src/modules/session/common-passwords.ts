/** Loaded at the first use, because unpacking takes time and most processes never need it. */
let common: Promise<{ test(password: string): boolean }> | null = null

/**
 * Whether it is one of the 50,000 most common passwords of at least eight characters, which include all of that length
 * among the 10,000 most common. The list is in lower case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('fxa-common-password-list').then((list) => list.default)
  return (await common).test(password.toLowerCase())
}
