/**
 * What this browser stores for the first paint: `early-script.ts` reads it before any other script has
 * loaded.
 */

/** The cookie with the state of the sidebar: 1 open, 0 closed, in the format of the marketplace. */
export const sidebarCookie = 'sidebarStatus'

/** The storage key of the chosen theme colour's tokens, which are stored by their names. */
export const accentTokensKey = 'accentTokens'

/** The storage key of a person's preferences about the frame. */
export const preferencesKey = 'preferences'

/** The storage key of the collapsed groups of the menu. */
export const foldedMenuGroupsKey = 'foldedMenuGroups'
