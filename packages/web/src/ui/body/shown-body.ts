import { withPictures } from '@bdr/contract/content/body-pictures'
import type { StoredFile } from '@bdr/contract/files/replies'

/** A stored body with its pictures' present addresses; pictures whose file is missing are left out. */
export const shownBody = (body: string, pictures: readonly StoredFile[]): string =>
  withPictures(body, ({ fileId, alt }) => {
    const file = pictures.find(({ id }) => id === fileId)
    return file ? `<img src="${file.url.replaceAll('&', '&amp;')}" alt="${alt}" decoding="async">` : ''
  })
