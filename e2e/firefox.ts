import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const commandNames = ['firefox-esr', 'firefox']
const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The Firefox named by `FIREFOX_PATH`, else an installed one; null where there is none. */
export async function findFirefox(): Promise<string | null> {
  const named = process.env.FIREFOX_PATH
  if (named !== undefined) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)))
  for (const place of [...places, ...usualPlaces]) {
    const there = await access(place).then(
      () => true,
      () => false,
    )
    if (there) return place
  }
  return null
}
