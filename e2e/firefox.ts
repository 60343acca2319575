import { test } from '@playwright/test'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { installedBrowser } from './browser.ts'
import { expect } from './journey.ts'

const places = {
  commands: ['firefox-esr', 'firefox'],
  usual: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
}

/** The Firefox named by `FIREFOX_PATH`, otherwise an installed one. No npm package contains one. */
export const findFirefox = async (): Promise<string | undefined> =>
  process.env.FIREFOX_PATH ?? (await installedBrowser(places.commands, places.usual))

export const withoutFirefox =
  'no Firefox on this machine: install one (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH'

/**
 * Controls a stock Firefox with WebDriver BiDi, because Playwright can only control a Firefox of its own. An
 * installed Firefox may have English as its language, which shows what a page leaves to the browser.
 */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
    // one process for all pages: further ones, and those started in advance, cost more than the pages do
    extraPrefsFirefox: {
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
    },
  })

type Role = 'button' | 'link' | 'textbox' | 'heading' | 'combobox' | 'checkbox' | 'treeitem'

/**
 * A page in Firefox, used by role and name as people know them. Every action waits until it is possible.
 * Puppeteer's own locators are not used: they evaluate text in the page, which the page's policy forbids.
 */
export class FirefoxPage {
  /** the errors in the console, where Firefox also reports violations of the page's policy */
  readonly consoleErrors: string[] = []
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
    page.on('pageerror', (error) => this.consoleErrors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text())
    })
  }

  static async open(browser: Browser): Promise<FirefoxPage> {
    return new FirefoxPage(await browser.newPage())
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }

  path = (): string => new URL(this.#page.url()).pathname + new URL(this.#page.url()).search

  evaluate = <Result>(work: () => Result): Promise<Result> => this.#page.evaluate(work) as Promise<Result>

  screenshot = (path: `${string}.png`): Promise<unknown> => this.#page.screenshot({ path })

  /** Waits until the element exists; `nth` counts from 0 among those of the same role and name. */
  see = (role: Role, name: string, nth = 0): Promise<ElementHandle> =>
    this.#usable(`${role} ${name}`, async () => {
      const found = await this.#page.$$(`aria/[role="${role}"][name="${name}"]`)
      return found[nth] ?? null
    })

  /** Waits until the page contains the text. */
  async read(text: string | RegExp): Promise<void> {
    const shown = () => this.#page.evaluate(() => document.body.innerText).catch(() => '')
    await (typeof text === 'string' ? expect.poll(shown).toContain(text) : expect.poll(shown).toMatch(text))
  }

  async click(role: Role, name: string, nth = 0): Promise<void> {
    await (await this.see(role, name, nth)).click()
  }

  /** Types into a field, key by key, replacing its text. */
  async type(label: string, text: string): Promise<void> {
    const field = await this.field(label)
    await field.evaluate((element) => (element as HTMLInputElement).select())
    await field.focus()
    await this.#page.keyboard.press('Backspace')
    await this.#page.keyboard.type(text)
  }

  async press(key: 'Enter' | 'Tab' | 'End' | ' ' | 'Escape'): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Sets a native input whose typing differs between browser languages. */
  async set(label: string, value: string): Promise<void> {
    const field = await this.field(label)
    await field.evaluate((element, wanted) => {
      const input = element as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, wanted)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }

  /** Chooses the option of this text. */
  async choose(label: string, option: string): Promise<void> {
    const field = await this.#usable(`option ${option} of ${label}`, async () => {
      const select = await this.#labelled(label)
      const offered = await select?.evaluate(
        (element, text) =>
          element instanceof HTMLSelectElement && [...element.options].some((one) => one.text === text),
        option,
      )
      return offered ? select : null
    })
    const value = await field.evaluate(
      (element, text) => [...(element as HTMLSelectElement).options].find((one) => one.text === text)!.value,
      option,
    )
    await field.select(value)
  }

  async attach(label: string, file: string): Promise<void> {
    const input = (await this.#usable(
      label,
      () => this.#labelled(label),
      false,
    )) as ElementHandle<HTMLInputElement>
    await input.uploadFile(file)
  }

  /** Finds a field by its label, as Playwright's `getByLabel` does. */
  field = (label: string): Promise<ElementHandle> => this.#usable(label, () => this.#labelled(label))

  async #labelled(label: string): Promise<ElementHandle | null> {
    const handle = await this.#page.evaluateHandle((wanted) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      const nameOf = (field: HTMLInputElement) =>
        field.getAttribute('aria-label') ?? [...(field.labels ?? [])].map((one) => one.textContent).join(' ')
      return fields.find((field) => nameOf(field).trim().startsWith(wanted)) ?? null
    }, label)
    return handle.asElement() as ElementHandle | null
  }

  async #usable(
    what: string,
    find: () => Promise<ElementHandle | null>,
    visible = true,
  ): Promise<ElementHandle> {
    let found: ElementHandle | null = null
    const usable = async () => {
      // a page that is just being left does not answer: the next one is read
      found = await find().catch(() => null)
      return found
        ?.evaluate(
          (element, mustShow) =>
            element.isConnected &&
            !(element as HTMLButtonElement).disabled &&
            (!mustShow || element.checkVisibility()),
          visible,
        )
        .catch(() => false)
    }
    await expect.poll(usable, `${what} on ${this.path()}`).toBe(true)
    return found!
  }
}

/**
 * Skips the tests of a file where there is no Firefox, and logs that: the list of tests would not show it.
 */
export async function skipWithoutFirefox(): Promise<void> {
  const missing = (await findFirefox()) === undefined
  if (missing) console.warn(withoutFirefox)
  test.skip(missing, withoutFirefox)
}
