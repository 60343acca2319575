/** A request that is not even formed so that its fields could be looked at: answered with 400. */
export class Malformed extends Error {
  override name = 'Malformed'
  readonly statusCode = 400
}
