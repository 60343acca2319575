import { Outlet } from 'react-router'
import { AntdSettings } from './shell/antd-settings.tsx'

/** Stands between the frame and the pages drawn with antd's components. */
export default function WithAntd() {
  return (
    <AntdSettings>
      <Outlet />
    </AntdSettings>
  )
}
