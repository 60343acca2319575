import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Makes react-aria speak Chinese and write days the Chinese way, whatever the browser's own language. */
export const Chinese = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="zh-CN">{children}</I18nProvider>
)
