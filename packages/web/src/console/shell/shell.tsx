import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { queryClient } from '../../lib/query.ts'
import { onSessionChangedElsewhere, onSignOut } from '../../lib/session.ts'
import { Toasts } from '../../ui/toasts.tsx'
import 'antd/dist/antd.css'
import { collectErrors } from './error-log/collect-errors.ts'
import { clearErrorLog } from './error-log/error-log.ts'
import { Frame } from './frame.tsx'
import { usePreferences } from './preferences.ts'
import { forgetTabs } from './tags/open-tabs.ts'
import { antdTheme } from './theme.ts'
import { darkScheme, useMedia } from './use-media.ts'
import { useViewerRenewal } from './use-viewer-renewal.ts'
import { wearElementSize, wearThemeColor } from './wear-preferences.ts'

dayjs.locale('zh-cn')

/** What every page of the back office stands in: antd's settings, the data's cache, the frame. */
export default function Shell({ children }: { children: ReactNode }) {
  const dark = useMedia(darkScheme)
  const { themeColor, elementSize } = usePreferences()
  const theme = useMemo(() => {
    // antd's values are read from the tokens, so these come first
    wearThemeColor(themeColor)
    return antdTheme(dark)
  }, [dark, themeColor])
  useLayoutEffect(() => wearElementSize(elementSize), [elementSize])
  useEffect(collectErrors, [])
  useEffect(() => onSignOut(forgetPerson), [])
  useEffect(
    () =>
      onSessionChangedElsewhere(() => {
        forgetPerson()
        location.reload()
      }),
    [],
  )
  useViewerRenewal()
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        locale={zhCN}
        theme={theme}
        componentSize={elementSize}
        button={{ autoInsertSpace: false }}
      >
        <Frame>{children}</Frame>
        <Toasts />
      </ConfigProvider>
    </QueryClientProvider>
  )
}

/** What the next person at this browser must not find. */
function forgetPerson(): void {
  forgetTabs()
  clearErrorLog()
}
