/** Hands the browser a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser reads the object after the click; a minute is enough to have started
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
