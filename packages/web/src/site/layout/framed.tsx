import { pageAt } from '@bdr/contract/navigation'
import { missingText, siteMenuText } from '@bdr/text/site-layout'
import type { ReactNode } from 'react'
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { SiteFooter } from './footer.tsx'
import css from './framed.module.css'
import { loadFrame, type FrameData } from './load-frame.ts'
import { Missing } from './missing.tsx'
import { SiteHeader } from './header.tsx'

export const handle: PageHandle = { static: true }

export const loader = (args: SiteLoaderArgs) => loadFrame(args)

export default function Framed() {
  return (
    <Frame data={useLoaderData<FrameData>()}>
      <Outlet />
    </Frame>
  )
}

/** A record that is not there, or not any more, is said inside the website. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<FrameData>('site/layout/framed')
  return data ? (
    <Frame data={data}>
      <Missing />
    </Frame>
  ) : (
    <main>
      <h1>{missingText.fault.title}</h1>
      <p>{missingText.fault.hint}</p>
    </main>
  )
}

function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const isRed = pageAt(useLocation().pathname)?.key === 'visualManagement'
  return (
    <div className={css.frame} data-tone={isRed ? 'red' : undefined}>
      <a className="skip-link" href="#content">
        {siteMenuText.skipToContent}
      </a>
      <SiteHeader visitor={data.visitor} />
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={data.frame} />
    </div>
  )
}
