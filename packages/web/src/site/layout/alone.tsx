import { Outlet } from 'react-router'
import type { SiteLoaderArgs } from '../context.ts'
import { loadFrame } from './load-frame.ts'

export const loader = (args: SiteLoaderArgs) => loadFrame(args)

/** Public pages without the website's menu and footer. */
export default Outlet
