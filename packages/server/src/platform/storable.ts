/**
 * Which text may enter: PostgreSQL can store neither U+0000 nor unpaired surrogates. Whatever comes from outside is
 * asked `isStorable` and refused, or passes `storable` where nobody could be told.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The text with a replacement for each character that cannot be stored. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()
