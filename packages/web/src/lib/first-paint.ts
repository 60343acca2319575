/** What this browser remembers for the first paint: `early-script.ts` reads it before any script is there. */

/** The cookie that says whether the sidebar is open: 1 open, 0 closed, as the marketplace keeps it. */
export const sidebarCookie = 'sidebarStatus'

/** Where the tokens of a chosen theme colour are stored, by their names. */
export const accentTokensKey = 'accentTokens'

/** Where a person's preferences of the frame are stored. */
export const preferencesKey = 'preferences'

/** Where the groups of the menu that are folded are stored. */
export const foldedMenuGroupsKey = 'foldedMenuGroups'
