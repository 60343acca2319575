import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState, type ReactNode, useEffectEvent } from 'react'
import { sessionText } from '@bdr/text/client'
import { accentTokensKey } from '../../lib/first-paint.ts'
import { queryClient, invalidateEverything } from '../../lib/query.ts'
import { onSessionChangedElsewhere, onSignOut, useViewer, renewViewer } from '../../lib/session.ts'
import { followOtherSession, noteOwnPerson } from '../../lib/other-session.ts'
import { showStoredToasts, storeToast } from '../../lib/toasts.ts'
import { sweepDrafts } from '../../ui/form/drafts.ts'
import layout from '../../ui/layout.module.css'
import { Toasts } from '../../ui/toasts.tsx'
import { collectErrors } from './error-log/collect-errors.ts'
import { clearErrorLog, logError } from './error-log/error-log.ts'
import { usePreferences, type ColorScheme, type ElementSize } from './preferences.ts'
import { forgetTabs } from './tags/open-tabs.ts'
import { Link, useLocation } from 'react-router'
import { useNavigation } from '../../lib/navigation.ts'
import { readToken } from '../../lib/token.ts'
import { onViewerPost } from '../../lib/viewer-post.ts'
import { shellText } from '@bdr/text/shell'
import css from './frame.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { TagsView } from './tags/tags-view.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdateBar } from './updates/update-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSidebar } from './use-sidebar.ts'
import { pageAt, trailTo, type PageKey } from '@bdr/contract/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { backTo, forgetListPlaces, keepListPlaces } from '../../ui/console/list-place.ts'
import { defaultThemeColor } from '@bdr/contract/theme-color'
import { accentTokens, type AccentTokens } from './theme-color.ts'

/** The surroundings of every back-office page: the data's cache, the frame, the person's preferences. */
export default function Shell({ children }: { children: ReactNode }) {
  const { uid } = useViewer().user
  useState(() => keepListPlaces(uid))
  const { themeColor, elementSize, colorScheme } = usePreferences()
  useLayoutEffect(() => applyThemeColor(themeColor), [themeColor])
  useLayoutEffect(() => applyElementSize(elementSize), [elementSize])
  useLayoutEffect(() => applyColorScheme(colorScheme), [colorScheme])
  useEffect(collectErrors, [])
  useEffect(() => sweepDrafts(Date.now()), [])
  useEffect(() => onSignOut(() => forgetPerson(uid)), [uid])
  useEffect(() => noteOwnPerson(uid), [uid])
  useEffect(showStoredToasts, [])
  useEffect(
    () =>
      onSessionChangedElsewhere((signedOut) => {
        if (signedOut) {
          forgetPerson(uid)
          storeToast('info', sessionText.endedElsewhere)
        }
        if (readToken() === null) location.reload()
        else void followOtherSession()
      }),
    [uid],
  )
  useViewerRenewal()
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
      <Toasts />
    </QueryClientProvider>
  )
}

/** Clears what the next person at this browser must not see. */
function forgetPerson(uid: string): void {
  forgetTabs(uid)
  forgetListPlaces()
  clearErrorLog()
}

/**
 * Milliseconds for which the page trusts its data about the viewer; after that, returning to the page reads
 * it again.
 */
const cachedFor = 60_000

/**
 * Keeps menu and permissions up to date without a reload. The viewer is read again when an answer names
 * another post than the page's, and when somebody returns to the page after a while. The guard then runs
 * again, so that a page the new post may not open is left.
 */
function useViewerRenewal(): void {
  const { post } = useViewer()
  const { revalidate } = useNavigation()
  const differs = useEffectEvent(
    (token: string, answeredPost: string) => token === readToken() && answeredPost !== post,
  )
  useEffect(() => {
    let askedAt = Date.now()
    let asking = false

    const renew = async () => {
      const token = readToken()
      if (asking || token === null) return
      asking = true
      askedAt = Date.now()
      try {
        if (!(await renewViewer(token))) return
        // first leave a page that is no longer allowed, whose data would be refused
        await revalidate()
        invalidateEverything()
      } catch (error) {
        // the page stays as it is; the next call shows the error
        logError('call', error)
      } finally {
        asking = false
      }
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > cachedFor) void renew()
    }
    const stopListening = onViewerPost((token, answeredPost) => {
      if (differs(token, answeredPost)) void renew()
    })
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [revalidate])
}

/** Heights in pixels; the same in top-bar.module.css and tags-view.module.css. */
const barHeight = 56
const tagsHeight = 36

/** Sidebar, top bar and the place for the page. */
export function Frame({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const main = useFocusOnNavigation()
  const { tagsView, fixedHeader, sidebarLogo } = usePreferences()
  // a phone has no space for tabs, and goes back with its own gesture
  const tags = tagsView && !sidebar.mobile
  useLayoutEffect(
    () => applyStuckHeight(fixedHeader ? barHeight + (tags ? tagsHeight : 0) : 0),
    [fixedHeader, tags],
  )
  return (
    <div className={css.frame} data-sidebar={sidebar.opened ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        {shellText.skipToContent}
      </a>
      <LoadingBar />
      <Sidebar {...sidebar} logo={sidebarLogo} />
      <div className={`${layout.shrinks} ${css.head}`} data-fixed={fixedHeader || undefined}>
        <TopBar sidebar={sidebar} logo={sidebar.mobile || !sidebarLogo} />
        {tags && <TagsView />}
      </div>
      <main ref={main} id="content" className={css.main} tabIndex={-1}>
        <UpdateBar />
        <Breadcrumb />
        {children}
      </main>
    </div>
  )
}

/** The breadcrumbs of the page: its group, the pages above it, itself. The first page has none. */
function Breadcrumb() {
  const { pathname, search } = useLocation()
  const page = pageAt(pathname, search)
  if (!page || page.menu === 'home') return null
  const trail = trailTo(page)
  const group = trail[0]!.menu
  return (
    <nav aria-label={shellText.breadcrumb} className={css.trail}>
      <ol>
        {/* the first page consists of its group only */}
        {group && group !== 'home' && <li>{menuGroupTitles[group]}</li>}
        {trail.map((step) => (
          <li key={step.key} aria-current={step === page ? 'page' : undefined}>
            {step === page ? (
              pageTitles[step.key as PageKey]
            ) : (
              <Link to={backTo(step.path)}>{pageTitles[step.key as PageKey]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The page's inline tokens override those of `ui/tokens.css`. */
const root = () => document.documentElement.style

/** Applies a theme colour: everything drawn with the tokens follows at once. */
function applyThemeColor(color: string): void {
  const light = accentTokens(color, 'light')
  const dark = accentTokens(color, 'dark')
  const names = Object.keys(light) as (keyof AccentTokens)[]
  // the default's variants were chosen by hand, see ui/tokens.css
  const isDefault = color === defaultThemeColor
  const tokens = names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`] as const)
  for (const [name, value] of tokens) {
    if (isDefault) root().removeProperty(name)
    else root().setProperty(name, value)
  }
  try {
    if (isDefault) localStorage.removeItem(accentTokensKey)
    else localStorage.setItem(accentTokensKey, JSON.stringify(Object.fromEntries(tokens)))
  } catch {
    // in a browser without storage the colour is applied once the scripts have loaded
  }
}

/** Applies an element size, whose measures are in `ui/tokens.css`. */
const applyElementSize = (size: ElementSize): void => {
  document.documentElement.dataset.size = size
}

/** Applies light or dark: every token has a value for each, see `ui/tokens.css`. */
function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

/**
 * Publishes the height of the bars at the top edge to elements that are sticky below them, such as table
 * heads.
 */
const applyStuckHeight = (pixels: number): void => root().setProperty('--bar-height', `${pixels / 16}rem`)
