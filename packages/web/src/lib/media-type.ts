/** How files of these types begin; a zip is what workbooks and documents are. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'image/png': '\u0089PNG',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'PK',
}

/** Whether it is a file of this type: it says so itself, and the answer that brought it. */
export async function isOfType(file: Blob, mediaType: string | null, contentType: string): Promise<boolean> {
  if (mediaType === null || contentType.split(';', 1)[0]!.trim().toLowerCase() !== mediaType) return false
  const beginning = beginnings[mediaType] ?? ''
  const bytes = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer())
  return String.fromCharCode(...bytes) === beginning
}
