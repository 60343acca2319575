/** A notice is a sentence: an order may have a thousand lines. */
const named = 5

/** Lines of a record by their numbers: a few are named, many counted. */
export const linesNamed = (lineNos: readonly number[]): string =>
  lineNos.length <= named
    ? `第 ${lineNos.join('、')} 行`
    : `第 ${lineNos.slice(0, named).join('、')} 等 ${lineNos.length} 行`
