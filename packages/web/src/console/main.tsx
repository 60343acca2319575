import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { BackOffice } from './back-office.tsx'
import { openPage, preloadPage } from './open-page.ts'
import { createNavigation } from '../lib/navigation.ts'
import outline from '../ui/console-outline.module.css'
import '../ui/tokens.css'

/** With a first view, full style sheets load late and apply once this renders: see `run-after-paint.ts`. */
async function sheets(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')]
  const isAnswered = () => late.every(({ dataset }) => 'answered' in dataset)
  if (!isAnswered())
    await new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!isAnswered()) return
        observer.disconnect()
        resolve()
      }).observe(document.head, { subtree: true, attributeFilter: ['data-answered'] })
    })
  for (const sheet of late) sheet.media = 'all'
}

const navigation = createNavigation({
  history: createBrowserHistory(),
  open: openPage,
  preload: preloadPage,
  leave: (address, { replace }) => (replace ? location.replace(address) : location.assign(address)),
})

// the scroll position belonged to the previous page: every page starts at the top
history.scrollRestoration = 'manual'

// no top-level `await`: the bundler never joins a file that has one with others
void navigation
  .start()
  .then(sheets)
  .then(() => {
    // the server's drawing stays visible until the page replaces it in one step
    createRoot(document.querySelector(`.${outline.root}`)!).render(
      <StrictMode>
        <BackOffice navigation={navigation} />
      </StrictMode>,
    )
  })
