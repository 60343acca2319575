/** The agreement an applicant accepts; another text gets another version, and is asked for anew. */
export const agreementVersion = '2026-11'
