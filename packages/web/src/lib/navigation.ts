import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  createPath,
  parsePath,
  resolvePath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router'

/** The part of the History API that this needs; tests have their own. */
export type History = Pick<
  ReturnType<typeof createMemoryHistory>,
  'location' | 'createHref' | 'push' | 'replace' | 'go' | 'listen'
>

/** A redirect to another address. */
export interface Redirect {
  readonly redirect: string
  /** it is loaded as a document of its own, even if it is this very address */
  readonly asDocument?: boolean
}

export const redirect = (to: string): Redirect => ({ redirect: to })
export const redirectDocument = (to: string): Redirect => ({ redirect: to, asDocument: true })

/** What a page's address leads to: the page, ready to be drawn, or another address. */
export type Opened<Page> = { readonly page: Page } | Redirect

export interface NavigationState<Page = unknown> {
  readonly location: Location
  /** the location that was left for this one; null for the first page of a document */
  readonly from: Location | null
  /** how the person came here; also `Pop` for the first page of a document */
  readonly action: NavigationType
  /** the address of the next page while it is being prepared */
  readonly next: Path | null
  /** the window keeps its scroll position */
  readonly keepsScroll: boolean
  /** null until the first page is ready */
  readonly page: Page | null
}

/** Blocks navigation away from the page. */
interface Blocker {
  blocks(from: Location, to: Path): boolean
  /** Asks the person; `proceed` continues the navigation. */
  ask(proceed: () => void): void
}

export interface Navigation<Page = unknown> {
  getState(): NavigationState<Page>
  subscribe(listener: () => void): () => void
  /** Shows the page of the document's own address. */
  start(): Promise<void>
  /** Resolves once the page is shown, the person stays, or another navigation has replaced this one. */
  navigate(to: To, options?: NavigateOptions): Promise<void>
  /**
   * Opens the page of this address again, or the one that is being prepared: who is signed in may have
   * changed.
   */
  revalidate(): Promise<void>
  /** Preloads the file of a page that somebody is about to open. */
  preload(address: string): void
  /** @returns a function that removes the blocker */
  block(blocker: Blocker): () => void
  /** The functions that links navigate with. */
  readonly navigator: Navigator
}

interface NavigationOptions<Page> {
  readonly history: History
  /**
   * Prepares a page: checks whether it may be opened, loads its file and what it reads first. Never rejects.
   */
  open(at: Path): Promise<Opened<Page>>
  /** Loads another document; this page stays visible until it has loaded. */
  leave(address: string, options: { replace: boolean }): void
  preload?(address: string): void
}

/** Navigates between pages: the address changes when the next page is ready to be drawn. */
export function createNavigation<Page>(options: NavigationOptions<Page>): Navigation<Page> {
  const { history, open } = options
  let state: NavigationState<Page> = {
    location: history.location,
    from: null,
    action: NavigationType.Pop,
    next: null,
    keepsScroll: false,
    page: null,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<NavigationState<Page>>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** several forms of a page may have unsent input */
  const blockers = new Set<Blocker>()
  /** the blocker that has to ask before this navigation; undefined where none does */
  const asking = (to: Path): Blocker | undefined =>
    [...blockers].findLast((blocker) => blocker.blocks(state.location, to))
  let latest = 0
  /** starts the navigation that is under way again; null while none is */
  let again: (() => Promise<void>) | null = null
  /** what to do at the next step through the history, which this code causes itself */
  let onStep: (() => void) | null = null

  interface Step {
    readonly action: NavigationType
    /** puts the address into the history; not needed where the browser went there by itself */
    readonly write?: () => void
    readonly keepsScroll?: boolean
  }

  async function show(to: Path, step: Step): Promise<void> {
    const { action, write, keepsScroll = false } = step
    const attempt = ++latest
    const isFirst = state.page === null
    const arrive = (page: Page | null) => {
      write?.()
      again = null
      const from = isFirst ? null : state.location
      set({ location: history.location, from, action, next: null, keepsScroll, page })
    }
    if (isOnlyHash(state.location, to) && !isFirst) return arrive(state.page)
    again = () => show(to, step)
    set({ next: to })
    const opened = await open(to)
    if (attempt !== latest) return
    if ('page' in opened) return arrive(opened.page)
    const isReplaced = isFirst || action !== NavigationType.Push
    if (opened.asDocument === true) return options.leave(opened.redirect, { replace: isReplaced })
    await show(
      resolvePath(opened.redirect),
      isReplaced ? replacing(opened.redirect, null) : pushing(opened.redirect, null),
    )
  }

  const pushing = (to: To, value: unknown): Step => ({
    action: NavigationType.Push,
    write: () => history.push(to, value),
  })
  const replacing = (to: To, value: unknown): Step => ({
    action: NavigationType.Replace,
    write: () => history.replace(to, value),
  })

  /** Asks first, where a blocker wants it. */
  function go(to: Path, proceed: () => Promise<void> | void): Promise<void> | void {
    const blocker = asking(to)
    return blocker ? blocker.ask(() => void proceed()) : proceed()
  }

  const resolved = (to: To): Path =>
    resolvePath(
      typeof to === 'string' ? parsePath(to) : to,
      // an address without a path is another query of this page
      state.location.pathname,
    )

  async function navigate(
    to: To,
    { replace = false, state: value = null, preventScrollReset }: NavigateOptions = {},
  ) {
    const at = resolved(to)
    const isSame = createPath(at) === createPath(state.location)
    const step = replace || isSame ? replacing(at, value) : pushing(at, value)
    await go(at, () => show(at, { ...step, keepsScroll: preventScrollReset === true }))
  }

  history.listen(({ delta }) => {
    if (onStep !== null) {
      const done = onStep
      onStep = null
      return done()
    }
    const to = history.location
    const proceed = () => show(to, { action: NavigationType.Pop })
    // a history entry that is not ours has no position to go back from
    const blocker = delta === null ? undefined : asking(to)
    if (delta === null || !blocker) return void proceed()
    // the browser has changed the address already: it is restored until the person has answered
    onStep = () =>
      blocker.ask(() => {
        onStep = () => void proceed()
        history.go(delta)
      })
    history.go(-delta)
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => show(history.location, { action: NavigationType.Pop }),
    navigate,
    async revalidate() {
      // the next page was prepared for a state that no longer holds
      if (again !== null) return again()
      const attempt = latest
      const opened = await open(state.location)
      if (attempt !== latest) return
      if ('page' in opened) return set({ page: opened.page })
      if (opened.asDocument === true) return options.leave(opened.redirect, { replace: true })
      await show(resolvePath(opened.redirect), replacing(opened.redirect, null))
    },
    preload: (address) => options.preload?.(address),
    block(blocker) {
      blockers.add(blocker)
      return () => blockers.delete(blocker)
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (delta) => history.go(delta),
      push: (to, value: unknown, given) => void navigate(to, { ...given, state: value }),
      replace: (to, value: unknown, given) => void navigate(to, { ...given, state: value, replace: true }),
    },
  }
}

const isOnlyHash = (from: Path, to: Path) =>
  to.hash !== '' && from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash

/** A navigation that leads nowhere, used while the server draws. */
const nowhere: Navigation = createNavigation({
  history: {
    location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push() {},
    replace() {},
    go() {},
    listen: () => () => {},
  },
  open: () => new Promise(() => {}),
  leave() {},
})

export const NavigationContext = createContext<Navigation>(nowhere)

export const useNavigation = (): Navigation => use(NavigationContext)

/** The address of the next page while it is being prepared; null while none is. */
export function useNextAddress(): Path | null {
  const { subscribe, getState } = useNavigation()
  return useSyncExternalStore(
    subscribe,
    () => getState().next,
    () => null,
  )
}

export interface LeaveBlocker {
  /** the person wanted to leave and has to be asked */
  readonly isBlocked: boolean
  proceed(): void
  stay(): void
}

/** Blocks every navigation away from the page for which `blocks` returns true. */
export function useLeaveBlocker(blocks: Blocker['blocks']): LeaveBlocker {
  const navigation = useNavigation()
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  const latest = useRef(blocks)
  useEffect(() => {
    latest.current = blocks
  })
  useEffect(
    () =>
      navigation.block({
        blocks: (from, to) => latest.current(from, to),
        ask: (go) => setProceed(() => go),
      }),
    [navigation],
  )
  return {
    isBlocked: proceed !== null,
    proceed() {
      setProceed(null)
      proceed?.()
    },
    stay: () => setProceed(null),
  }
}
