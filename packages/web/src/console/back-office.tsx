import { documentTitle } from '@bdr/text/entities'
import { Component, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Router, type Location } from 'react-router'
import { NavigationContext, type Navigation } from '../lib/navigation.ts'
import { ViewerContext } from '../lib/session.ts'
import { Fault } from '../ui/fault.tsx'
import type { ConsolePage } from './open-page.ts'
import PageFault from './shell/page-fault.tsx'
import Shell from './shell/shell.tsx'

/** Renders the page of the address within its frame, for the person who is signed in. */
export function BackOffice({ navigation }: { navigation: Navigation<ConsolePage> }) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.getState)
  const { location, action, page, keepsScroll } = state
  useLayoutEffect(() => {
    document.title = documentTitle(location)
  }, [location])
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
              {/* the frame stays when a page fails: the menu leads to other pages */}
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

/** The element that the hash of the address names. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // the address may contain anything, such as a malformed escape sequence
    return null
  }
}

interface FaultBoundaryProps {
  location: Location
  fallback(error: unknown): ReactNode
  children: ReactNode
}

/** Shows an error in place of a page that cannot be drawn, until another address is drawn. */
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
