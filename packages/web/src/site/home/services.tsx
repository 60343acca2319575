import { pageByKey, type PageKey } from '@bdr/contract/navigation'
import { homePageText } from '@bdr/text/site-pages/home'
import layout from '../../ui/layout.module.css'
import { Section } from '../../ui/site/page.tsx'
import typography from '../../ui/typography.module.css'
import { Drawing } from '../drawings/drawing.tsx'
import css from './services.module.css'

const { services } = homePageText
const keys = Object.keys(services.items) as (keyof typeof services.items & PageKey)[]

/** The services as a list: each line links to its page. */
export const Services = () => (
  <Section title={services.title}>
    <ul className={`${layout.list} ${css.services}`}>
      {keys.map((key) => (
        <li key={key}>
          <a className={css.service} href={pageByKey(key).path}>
            <ServiceSign service={key} className={css.sign} />
            <span className={typography.prominent}>{services.items[key].name}</span>
            <span className={`${typography.quiet} ${css.text}`}>{services.items[key].text}</span>
            <svg className={css.arrow} width="24" height="12" viewBox="0 0 24 12" aria-hidden>
              <path d="M0 6h22M17 1l5 5-5 5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

type Service = keyof typeof homePageText.services.items

/** The result of each service, drawn on 96 by 64; `flow` marks what the service changes. */
const lines: Readonly<Record<Service, { fixed: string; flow: string }>> = {
  // two curves, the second after the renovation, and the saving between them
  techniqueList: {
    fixed: 'M12 6v50h76M9 11l3-5 3 5M83 53l5 3-5 3M12 15q42 2 66 34',
    flow: 'M12 33q28 2 44 21M50 27v21M47 43l3 5 3-5',
  },
  // a code in its segments, the last one its check digits
  standardisation: {
    fixed: 'M6 20h84v24H6zM26 20v24M52 20v24M66 20v24M11 32h10M31 32h16M56 32h6',
    flow: 'M71 32l5 5 9-11M6 50h84M6 47v6M26 47v6M52 47v6M66 47v6M90 47v6',
  },
  // a pipe with its band, name and direction of flow
  visualManagement: {
    fixed: 'M4 22h80M4 42h80M84 17h5v30h-5zM40 27h26l8 5-8 5H40zM46 32h16',
    flow: 'M14 22v20M26 22v20M14 30l8-8M14 38l12-12M16 42l10-10M22 42l4-4',
  },
  // a book opened at a bearing
  encyclopedia: {
    fixed:
      'M48 14q-18-9-40-3v42q22-6 40 3q18-9 40-3V11q-22-6-40 3v42M16 22q10-2 22 2M16 31q10-2 22 2M16 40q10-2 22 2',
    flow: 'M68 20a12 12 0 1 0 .1 0M68 27a5 5 0 1 0 .1 0',
  },
  // a note with its code, read line by line
  dataApplication: {
    fixed: 'M24 4h48v56H24zM30 12h16M30 20h10M30 34h36M30 42h36M30 50h36M56 10h10v10H56z',
    flow: 'M59 13h4v4h-4zM8 42h16M19 38l5 4-5 4M72 42h16M83 38l5 4-5 4',
  },
}

/** It is decorative: the service's name is beside it. */
const ServiceSign = ({ service, className }: { service: Service; className?: string | undefined }) => (
  <Drawing description={null} width={96} height={64} className={className}>
    <path d={lines[service].fixed} />
    <path className="flow" d={lines[service].flow} />
  </Drawing>
)
