import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import '../../tokens.css'
import { Toasts } from '../../toasts.tsx'
import { Showcase } from './showcase.tsx'

createRoot(document.getElementById('kit')!).render(
  <MemoryRouter>
    <Showcase widget={location.pathname.split('/').at(-1)!} />
    <Toasts />
  </MemoryRouter>,
)
