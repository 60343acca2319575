import { documentTitle } from '@bdr/text/entities'
import { Component, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Router, type Location } from 'react-router'
import { NavigationContext, type Navigation } from '../lib/navigation.ts'
import { ViewerContext } from '../lib/session.ts'
import { Fault } from '../ui/fault.tsx'
import type { ConsolePage } from './open-page.ts'
import PageFault from './shell/page-fault.tsx'
import Shell from './shell/shell.tsx'

/** The page of the address, within its frame, for whoever is signed in. */
export function BackOffice({ navigation }: { navigation: Navigation<ConsolePage> }) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.getState)
  const { location, action, page, keepsScroll } = state
  useLayoutEffect(() => {
    document.title = documentTitle(location.pathname)
  }, [location.pathname])
  useLayoutEffect(() => {
    const target = targetOf(location)
    if (target) target.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [location, keepsScroll])
  if (page === null) return null
  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={action} navigator={navigation.navigator}>
        <FaultBoundary location={location} fallback={(error) => <Fault error={error} />}>
          <ViewerContext value={page.viewer}>
            <Shell>
              {/* a page that fails leaves the frame standing: the menu is the way on */}
              <FaultBoundary location={location} fallback={(error) => <PageFault error={error} />}>
                {'error' in page ? <PageFault error={page.error} /> : <page.Component key={page.key} />}
              </FaultBoundary>
            </Shell>
          </ViewerContext>
        </FaultBoundary>
      </Router>
    </NavigationContext>
  )
}

/** What the mark at the end of an address names. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // whoever wrote the address may have written anything
    return null
  }
}

interface FaultBoundaryProps {
  location: Location
  fallback(error: unknown): ReactNode
  children: ReactNode
}

/** What cannot be drawn is said in its place, until another address is drawn. */
class FaultBoundary extends Component<
  FaultBoundaryProps,
  { at: Location; failure: { error: unknown } | null }
> {
  override state = { at: this.props.location, failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: FaultBoundaryProps, { at }: { at: Location }) {
    return at === location ? null : { at: location, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
