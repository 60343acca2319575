/** Saves a file with the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser reads the object after the click; a minute is enough for it to have started
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
