/** A request that cannot even be parsed into fields; it is answered with 400. */
export class Malformed extends Error {
  override name = 'Malformed'
  readonly statusCode = 400
}
