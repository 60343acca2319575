import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useMemo, type ReactNode } from 'react'
import { queryClient } from '../../lib/query.ts'
import { onSessionChangedElsewhere } from '../../lib/session.ts'
import { Toasts } from '../../ui/toasts.tsx'
import 'antd/dist/antd.css'
import { Frame } from './frame.tsx'
import { antdTheme } from './theme.ts'
import { darkScheme, useMedia } from './use-media.ts'

dayjs.locale('zh-cn')

/** What every page of the back office stands in: antd's settings, the data's cache, the frame. */
export default function Shell({ children }: { children: ReactNode }) {
  const dark = useMedia(darkScheme)
  const theme = useMemo(() => antdTheme(dark), [dark])
  useEffect(() => onSessionChangedElsewhere(() => location.reload()), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
        <Frame>{children}</Frame>
        <Toasts />
      </ConfigProvider>
    </QueryClientProvider>
  )
}
