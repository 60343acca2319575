/** Limit of named texts, beyond which a connection would fill its memory with plans that are rarely used again. */
const maximumStatements = 500
/**
 * Marks the end of a text whose best plan depends on its values, such as a word or range that may match few or many
 * rows. A cached generic plan would read a hundred times as many rows as needed.
 */
export const planWithValues = '/* planned with its values */'
/** A longer text is a bulk statement whose length depends on its data, so it rarely occurs twice. */
const maximumTextLength = 8192

/**
 * Gives every distinct SQL text a name, so that each connection parses and plans it once. Texts beyond the limit run
 * unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    if (
      this.#names.size >= maximumStatements ||
      sql.length > maximumTextLength ||
      sql.endsWith(planWithValues)
    )
      return undefined
    const name = `s${this.#names.size + 1}`
    this.#names.set(sql, name)
    return name
  }
}
