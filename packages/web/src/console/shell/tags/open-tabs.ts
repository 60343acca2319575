import { pageByKey } from '@bdr/contract/navigation'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useViewer } from '../../../lib/session.ts'
import { persistentStore, useStore } from '../persistent-store.ts'
import { mayOpen } from '../menu.ts'
import { useRecordNumber } from './record-number.ts'
import {
  homeTab,
  keepOnly,
  parseOpenTabs,
  tabKeyOf,
  tabsOf,
  visit,
  withoutPerson,
  withoutTab,
  withTabs,
  type Tab,
} from './tabs.ts'

const store = persistentStore({ storage: () => sessionStorage, key: 'openTabs', parse: parseOpenTabs })

/** For a sign-out: nobody finds what this person had open. */
export const forgetTabs = (uid: string): void => store.set(withoutPerson(store.get(), uid))

/** Goes with a navigation: the tabs that stay once it has really happened. */
interface TabsState {
  storedTabs?: readonly string[]
}

export interface TabsControl {
  readonly tabs: readonly Tab[]
  readonly here: string
  /**
   * Closes all tabs but these. When the page on the screen is among the closed, `next` is opened
   * first, and nothing closes if the person stays on what they have not sent.
   */
  keep(keys: readonly string[], next: Tab): void
}

/** The tabs of the person signed in, with the page on the screen among them. */
export function useOpenTabs(): TabsControl {
  const viewer = useViewer()
  const { uid } = viewer.user
  const open = useStore(store)
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const here = tabKeyOf(location)
  const number = useRecordNumber(location)
  // a page the post no longer allows would lead to a closed door
  const tabs = tabsOf(open, uid).filter((tab) => mayOpen(viewer, pageByKey(tab.page)))

  useEffect(() => {
    const before = store.get()
    const known = tabsOf(before, uid)
    // going back to where a tab was closed does not close it again
    const stored =
      navigationType === NavigationType.Pop ? undefined : (location.state as TabsState | null)?.storedTabs
    const staying = stored ? keepOnly(known, stored) : known
    const after = number === undefined ? withoutTab(staying, here) : visit(staying, location, number)
    if (after !== known) store.set(withTabs(before, { uid, tabs: after }))
  }, [uid, here, location, navigationType, number])

  const keep = (keys: readonly string[], next: Tab) => {
    if (here === homeTab.key || keys.includes(here))
      store.set(withTabs(store.get(), { uid, tabs: keepOnly(tabs, keys) }))
    else void navigate(next.url, { state: { storedTabs: keys } satisfies TabsState })
  }
  return { tabs, here, keep }
}
