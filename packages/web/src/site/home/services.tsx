import { pageByKey, type PageKey } from '@bdr/contract/navigation'
import { homePageText } from '@bdr/text/site-pages/home'
import { Section } from '../../ui/site/page.tsx'
import { ServiceSign } from './service-sign.tsx'
import css from './services.module.css'

const { services } = homePageText
const keys = Object.keys(services.items) as (keyof typeof services.items & PageKey)[]

/** The services as a register: each line leads to its page. */
export const Services = () => (
  <Section title={services.title}>
    <ul className={css.services}>
      {keys.map((key) => (
        <li key={key}>
          <a className={css.service} href={pageByKey(key).path}>
            <ServiceSign service={key} className={css.sign} />
            <span className={css.name}>{services.items[key].name}</span>
            <span className={css.text}>{services.items[key].text}</span>
            <svg className={css.arrow} width="24" height="12" viewBox="0 0 24 12" aria-hidden>
              <path d="M0 6h22M17 1l5 5-5 5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
