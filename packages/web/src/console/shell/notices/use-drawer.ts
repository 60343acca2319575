import { useState } from 'react'
import { explainMissing } from '../missing-file.ts'
import type NoticeDrawer from './drawer/drawer.tsx'

const loadDrawer = () => import('./drawer/drawer.tsx')

/**
 * The drawer is in a file of its own: most page loads open none. When it cannot be fetched, that is
 * said, and the page stays as it is.
 */
export function useDrawer() {
  const [Drawer, setDrawer] = useState<typeof NoticeDrawer | null>(null)
  const [isOpen, setOpen] = useState(false)

  const open = async () => {
    try {
      const loaded = await loadDrawer()
      setDrawer(() => loaded.default)
      setOpen(true)
    } catch (error) {
      await explainMissing(error)
    }
  }
  return {
    Drawer,
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    /** it is likely to be opened next */
    prepare: () => void loadDrawer().catch(() => {}),
  }
}
