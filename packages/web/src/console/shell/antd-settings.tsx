import { LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import 'antd/dist/antd.css'
import './antd-motion.css'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo, type ReactNode } from 'react'
import { usePreferences } from './preferences.ts'
import { antdTheme } from './theme.ts'
import { darkScheme, useMedia } from './use-media.ts'
import { applyThemeColor } from './apply-preferences.ts'

dayjs.locale('zh-cn')

/** antd's language, colours and sizes. Whatever draws with antd stands within, and in no other file. */
export function AntdSettings({ children }: { children: ReactNode }) {
  const dark = useMedia(darkScheme)
  const { themeColor, elementSize } = usePreferences()
  const theme = useMemo(() => {
    // antd's values are read from the tokens, so these come first
    applyThemeColor(themeColor)
    return antdTheme(dark)
  }, [dark, themeColor])
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      componentSize={elementSize}
      // antd's own calls itself "loading", which would become part of the button's name
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }}
    >
      {children}
    </ConfigProvider>
  )
}
