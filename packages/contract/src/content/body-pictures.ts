/**
 * A picture as bodies are stored with it: which file it is and what is read out instead. Where it is
 * served and how large it is are added when the body is shown.
 */
const bodyPicture = /<img data-file="(\d+)" alt="([^"]*)"[^>]*>/g

interface BodyPicture {
  readonly fileId: string
  /** as HTML has it, `&quot;` for a quotation mark */
  readonly alt: string
}

export const picturesOf = (body: string): BodyPicture[] =>
  [...body.matchAll(bodyPicture)].map(([, fileId, alt]) => ({ fileId: fileId!, alt: alt! }))

/** A body with something else in the place of each picture. */
export const withPictures = (body: string, write: (picture: BodyPicture) => string): string =>
  body.replaceAll(bodyPicture, (_picture, fileId: string, alt: string) => write({ fileId, alt }))
