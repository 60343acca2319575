/** Lines named in a sentence. An order may have a thousand lines, so the others are only counted. */
const named = 5

/** The numbers of a record's lines as text: a few are named, many are counted. */
export const lineNumbersText = (lineNos: readonly number[]): string =>
  lineNos.length <= named
    ? `第 ${lineNos.join('、')} 行`
    : `第 ${lineNos.slice(0, named).join('、')} 等 ${lineNos.length} 行`
