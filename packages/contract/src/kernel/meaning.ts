/**
 * What the states of a machine mean, as facts by name. Every state answers every fact, so that a state added later does
 * not compile before somebody has decided what it means.
 */
export type Meanings<State extends string, Meaning> = Readonly<Record<State, Readonly<Meaning>>>

/** The facts of a table that are answered by yes or no. */
type FactOf<Meaning> = {
  [Name in keyof Meaning]: Meaning[Name] extends boolean ? Name : never
}[keyof Meaning]

/** A question that code asks of a state, in place of its name. */
/* @__NO_SIDE_EFFECTS__ */
export const asks =
  <State extends string, Meaning>(table: Meanings<State, Meaning>, fact: NoInfer<FactOf<Meaning>>) =>
  (status: State): boolean =>
    table[status][fact] as boolean

/** The states that answer a fact with this value, for SQL and for filters. */
/* @__NO_SIDE_EFFECTS__ */
export const statesWith = <State extends string, Meaning, Fact extends keyof Meaning>(
  table: Meanings<State, Meaning>,
  fact: Fact,
  value: NoInfer<Meaning[Fact]>,
): readonly State[] => (Object.keys(table) as State[]).filter((state) => table[state][fact] === value)
