/** The specification's theme colour. Style sheets cannot read it, so a test compares them with it. */
export const defaultThemeColor = '#2851e4'
