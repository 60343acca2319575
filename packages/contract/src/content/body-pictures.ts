/**
 * A picture as it is stored in a body: the id of its file, and its alternative text. Its address and size are added
 * when the body is shown.
 */
const bodyPicture = /<img data-file="(\d+)" alt="([^"]*)"[^>]*>/g

interface BodyPicture {
  readonly fileId: string
  /** escaped as in HTML, `&quot;` for a quotation mark */
  readonly alt: string
}

export const picturesOf = (body: string): BodyPicture[] =>
  [...body.matchAll(bodyPicture)].map(([, fileId, alt]) => ({ fileId: fileId!, alt: alt! }))

/** Replaces every picture of a body with what `write` returns for it. */
export const withPictures = (body: string, write: (picture: BodyPicture) => string): string =>
  body.replaceAll(bodyPicture, (_picture, fileId: string, alt: string) => write({ fileId, alt }))
