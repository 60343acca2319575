/**
 * The version of the agreement that applicants accept. When the text changes, a new version is set and must be accepted
 * again.
 */
export const agreementVersion = '2026-11'
