import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What Chromium starts with: without a sandbox, as root, and without connections of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const packages = createRequire(import.meta.url)
const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/browser/', import.meta.url))

/** The path of a Chromium, and the environment it needs. */
export interface Browser {
  executablePath: string
  env: Record<string, string>
}

/** npm brings a Chromium for this kind of machine only. */
const isBroughtByNpm = process.platform === 'linux' && process.arch === 'x64'

/**
 * The Chromium named by `CHROMIUM_PATH`, otherwise the one from npm, which needs no root and no download and
 * has the version that the tests were written with. Where npm has none, an installed one. Chinese is drawn
 * with the same font everywhere.
 */
export async function findBrowser(): Promise<Browser> {
  // without a UTF-8 locale Chromium cannot give a file a Chinese name
  const always = { FONTCONFIG_FILE: await writeFontConfig(), LC_ALL: 'C.UTF-8' }
  const named =
    process.env.CHROMIUM_PATH ??
    (isBroughtByNpm ? undefined : await installedBrowser(commandNames, knownPaths))
  if (named) return { executablePath: named, env: { ...environment(), ...always } }
  const folder = await unpackedChromium()
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...environment(), ...always, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
  }
}

const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The first program with one of these names on the `PATH`, otherwise the first of these paths that exists.
 */
export async function installedBrowser(
  commands: readonly string[],
  usual: readonly string[],
): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = folders.flatMap((folder) => commands.map((name) => join(folder, name)))
  for (const place of [...places, ...usual]) {
    if (await exists(place)) return place
  }
  return undefined
}

/** Unpacks the browser, its libraries and its software renderer once; returns their folder. */
async function unpackedChromium(): Promise<string> {
  if (!isBroughtByNpm)
    throw new Error(`no Chromium found on ${process.platform} ${process.arch}: set CHROMIUM_PATH to one`)
  const packageFolder = dirname(dirname(packages.resolve('@sparticuz/chromium')))
  const { version } = packages(join(packageFolder, 'package.json')) as { version: string }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (await exists(folder)) return folder

  await mkdir(cacheFolder, { recursive: true })
  const partial = await mkdtemp(join(cacheFolder, 'unpacking-'))
  const { inflate } = await import('@sparticuz/chromium')
  await withTemporaryFolder(partial, () =>
    Promise.all(
      ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
        inflate(join(packageFolder, 'bin', name)),
      ),
    ),
  )
  // In one step, so that a folder of this name is always complete; another process may have done it first.
  await rename(partial, folder).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error
    await rm(partial, { recursive: true })
  })
  return folder
}

/** The package unpacks into the system's temporary folder, which is never cleared and would mix versions. */
async function withTemporaryFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

async function writeFontConfig(): Promise<string> {
  const fonts = dirname(packages.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const file = join(cacheFolder, 'fonts.conf')
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(fonts, '400Regular')}</dir>
  <dir>${join(fonts, '700Bold')}</dir>
  <cachedir>${join(cacheFolder, 'fontconfig')}</cachedir>
  <alias binding="strong">
    <family>sans-serif</family>
    <prefer><family>Noto Sans SC</family></prefer>
  </alias>
</fontconfig>
`,
  )
  return file
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
