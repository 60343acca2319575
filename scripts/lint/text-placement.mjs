/** The files in which code may contain Chinese; everywhere else texts are read from packages/text by key. */
const allowed = [
  /^packages\/text\//,
  // input of tests and their expectations
  /\.test\.tsx?$/,
  /\/(test|demo|fixtures)\//,
  /^(e2e|bench)\//,
  // shows widgets to developers, in no build
  /^packages\/web\/src\/ui\/kit\/showcase\//,
  // these print messages before anything is installed
  /^scripts\//,
  // how buyers write headings and values in their files: data to recognise, never shown
  /^packages\/server\/src\/modules\/order-import\//,
  /^packages\/server\/src\/platform\/workbook\/values\//,
]

const chinese = /\p{Script=Han}/u

export const mayHoldChinese = (path) => allowed.some((place) => place.test(path))

export const holdsChinese = (text) => chinese.test(text)
