import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { BackOffice } from './back-office.tsx'
import { openPage, preloadPage } from './open-page.ts'
import { createNavigation } from '../lib/navigation.ts'
import outline from '../ui/console-outline.module.css'
import '../ui/tokens.css'

/** Beside a first view style sheets come late, and hold once this draws: see `early-script.ts`. */
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

// what was scrolled to belongs to the page before; lists find their own place again
history.scrollRestoration = 'manual'

// no `await` out here: a file with one is never joined with others
void navigation
  .start()
  .then(sheets)
  .then(() => {
    // what the server drew stands until the page takes its place in one step
    createRoot(document.querySelector(`.${outline.root}`)!).render(
      <StrictMode>
        <BackOffice navigation={navigation} />
      </StrictMode>,
    )
  })
