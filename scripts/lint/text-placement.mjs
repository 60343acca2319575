/** Where code may contain Chinese. Everywhere else words come from packages/text by key. */
const allowed = [
  /^packages\/text\//,
  // what is fed in and looked for
  /\.test\.tsx?$/,
  /\/(test|demo|fixtures)\//,
  /^(e2e|bench)\//,
  // shows widgets to those who develop them, in no build
  /^packages\/web\/src\/ui\/kit\/showcase\.tsx$/,
  // these speak before anything is installed
  /^scripts\//,
  // how buyers spell headings and values in their files: data to recognise, never shown
  /^packages\/server\/src\/modules\/order-import\//,
  /^packages\/server\/src\/platform\/workbook\/values\//,
]

const chinese = /\p{Script=Han}/u

export const mayHoldChinese = (path) => allowed.some((place) => place.test(path))

export const holdsChinese = (text) => chinese.test(text)
