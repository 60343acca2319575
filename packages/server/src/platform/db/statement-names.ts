/** Beyond this many texts a connection would spend its memory on plans nobody asks for again. */
const maximumStatements = 500
/**
 * Ends a text whose best plan depends on its values: how many rows a word or a range leaves. A plan made for
 * no value in particular would be kept, and reads a hundred times what is needed.
 */
export const plannedAnew = '/* planned with its values */'
/** A text this long is a bulk statement whose length follows its data: it hardly comes twice. */
const maximumTextLength = 8192

/**
 * Gives every distinct SQL text a name of its own, so that each connection parses and plans it
 * once. Texts beyond the bound get none and run unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()

  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    if (this.#names.size >= maximumStatements || sql.length > maximumTextLength || sql.endsWith(plannedAnew))
      return undefined
    const name = `s${this.#names.size + 1}`
    this.#names.set(sql, name)
    return name
  }
}
