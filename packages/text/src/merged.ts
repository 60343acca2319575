type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Several lists as one. The bundler drops it where nobody reads it, which it does not with a spread. */
/* @__NO_SIDE_EFFECTS__ */
export const merged = <const Parts extends readonly object[]>(...parts: Parts): Intersection<Parts[number]> =>
  Object.assign({}, ...parts) as Intersection<Parts[number]>
