/** The first bytes of files of these types; workbooks and documents are zip files. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'image/png': '\u0089PNG',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'PK',
}

/** Whether a file has this type, both by its own bytes and by the header of the answer that contained it. */
export async function isOfType(file: Blob, mediaType: string | null, contentType: string): Promise<boolean> {
  if (mediaType === null || contentType.split(';', 1)[0]!.trim().toLowerCase() !== mediaType) return false
  const beginning = beginnings[mediaType] ?? ''
  const bytes = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer())
  return String.fromCharCode(...bytes) === beginning
}
