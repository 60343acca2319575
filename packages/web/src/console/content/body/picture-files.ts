/** The files of what is pasted or dropped, when it is files and no text that merely has pictures with it. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return []
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  return body.textContent.trim() === '' ? [...data.files] : []
}

/** Whether something that is pasted has pictures the text cannot take along. */
export function hasForeignPicture(html: string, isOwn: (fileId: string) => boolean): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img')].some(({ dataset }) => !isOwn(dataset['file'] ?? ''))
}
