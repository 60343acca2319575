import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { sessionText } from '@bdr/text/client'
import { queryClient } from '../../lib/query.ts'
import { onSessionChangedElsewhere, onSignOut, useViewer } from '../../lib/session.ts'
import { keepToast } from '../../lib/toasts.ts'
import { sweepDrafts } from '../../ui/form/drafts.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { collectErrors } from './error-log/collect-errors.ts'
import { clearErrorLog } from './error-log/error-log.ts'
import { Frame } from './frame.tsx'
import { usePreferences } from './preferences.ts'
import { forgetTabs } from './tags/open-tabs.ts'
import { useViewerRenewal } from './use-viewer-renewal.ts'
import { applyColorScheme, applyElementSize, applyThemeColor } from './apply-preferences.ts'

/** What every page of the back office stands in: the data's cache, the frame, the person's preferences. */
export default function Shell({ children }: { children: ReactNode }) {
  const { uid } = useViewer().user
  const { themeColor, elementSize, colorScheme } = usePreferences()
  useLayoutEffect(() => applyThemeColor(themeColor), [themeColor])
  useLayoutEffect(() => applyElementSize(elementSize), [elementSize])
  useLayoutEffect(() => applyColorScheme(colorScheme), [colorScheme])
  useEffect(collectErrors, [])
  useEffect(() => sweepDrafts(Date.now()), [])
  useEffect(() => onSignOut(() => forgetPerson(uid)), [uid])
  useEffect(
    () =>
      onSessionChangedElsewhere((signedOut) => {
        if (signedOut) {
          forgetPerson(uid)
          keepToast('info', sessionText.endedElsewhere)
        }
        location.reload()
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

/** What the next person at this browser must not find. */
function forgetPerson(uid: string): void {
  forgetTabs(uid)
  clearErrorLog()
}
