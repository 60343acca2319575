import { signInAt } from '@bdr/contract/guard'
import { Outlet, redirect, useLoaderData, useRouteError, type ClientLoaderFunctionArgs } from 'react-router'
import { requireViewer } from '../lib/guard.ts'
import { ViewerContext, type Viewer } from '../lib/session.ts'
import { readToken } from '../lib/token.ts'
import { Fault } from '../ui/fault.tsx'
import { ConsoleOutline } from '../ui/console-outline.tsx'
import PageFault from './shell/page-fault.tsx'
import Shell from './shell/shell.tsx'

/** Everything below works in the browser, for somebody who is signed in; `first-view.tsx` draws it before. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Viewer> {
  const { pathname, search } = new URL(request.url)
  const token = readToken()
  if (token === null) throw redirect(signInAt('/', pathname + search))
  return requireViewer(token, pathname + search)
}
clientLoader.hydrate = true as const

export const HydrateFallback = ConsoleOutline

export default function ConsoleLayout() {
  return (
    <ViewerContext value={useLoaderData<Viewer>()}>
      <Shell>
        <Outlet />
      </Shell>
    </ViewerContext>
  )
}

/** A page that fails leaves the frame standing: the menu is the way on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const viewer = useLoaderData<Viewer | undefined>()
  if (!viewer) return <Fault error={error} />
  return (
    <ViewerContext value={viewer}>
      <Shell>
        <PageFault error={error} />
      </Shell>
    </ViewerContext>
  )
}
