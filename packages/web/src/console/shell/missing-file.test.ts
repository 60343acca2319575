import { expect, it } from 'vitest'
import { isMissingFile } from './missing-file.ts'

const file = 'https://supplier.example/assets/list-IwJd9M1O.js'

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${file}`],
  ['Firefox', `error loading dynamically imported module: ${file}`],
  ['Safari', 'Importing a module script failed.'],
  ['the build’s own loader', 'Unable to preload CSS for /assets/list-BX0cU9Xk.css'],
])('recognises the error message of %s', (_who, message) => {
  expect(isMissingFile(new TypeError(message))).toBe(true)
})

it('is not missing where the page itself is broken', () => {
  for (const error of [new TypeError("Cannot read properties of undefined (reading 'id')"), 'text', null])
    expect(isMissingFile(error)).toBe(false)
})
