type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Merges several objects. Unlike a spread, the bundler can drop the call if the result is unused. */
/* @__NO_SIDE_EFFECTS__ */
export const merged = <const Parts extends readonly object[]>(...parts: Parts): Intersection<Parts[number]> =>
  Object.assign({}, ...parts) as Intersection<Parts[number]>
