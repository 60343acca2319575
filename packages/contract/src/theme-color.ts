/** The specification's theme colour. Style sheets, which cannot read it, are held to it by a test. */
export const defaultThemeColor = '#2851e4'
