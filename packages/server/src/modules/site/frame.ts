import type { CompanyFactName } from '@bdr/contract/content/company-facts'
import type { CompanyFact, SiteFrame } from '@bdr/contract/site/data'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Env } from '../../platform/env.ts'
import { readCompanyFacts } from '../content/company-facts.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'

interface FrameParts {
  readonly db: Executor
  readonly bus: Bus
  readonly env: Pick<Env, 'publicUrl' | 'filingNumber' | 'publicAccountUrl' | 'demo'>
  readonly clock: Clock
}

/**
 * The content of every page's frame. A fact that nobody has provided is replaced by an example, which is marked as one.
 */
export function siteFrame({ db, bus, env, clock }: FrameParts): () => Promise<SiteFrame> {
  const known = cachedUntilChanged(bus, async () => {
    const facts = await companyFacts(db, env)
    const fact = (name: CompanyFactName) => facts.find((one) => one.name === name)!
    const filing = fact('filingNumber')
    const account = fact('publicAccountUrl').value
    return {
      publicUrl: env.publicUrl,
      isDemo: env.demo,
      filing: { number: filing.value ?? '', isExample: filing.isExample },
      facts,
      publicAccount: { ...(await qrPath(account ?? env.publicUrl)), isExample: account === null },
    }
  })
  return async () => ({ ...(await known()), year: clock.today().slice(0, 4) })
}

/** Each fact as an operator entered it, otherwise from the settings, otherwise the example. */
async function companyFacts(db: Executor, env: FrameParts['env']): Promise<CompanyFact[]> {
  const settings: Partial<Record<CompanyFactName, string | null>> = {
    filingNumber: env.filingNumber,
    publicAccountUrl: env.publicAccountUrl,
  }
  const { facts } = await readCompanyFacts(db)
  return facts.map(({ name, label, value, example }) => {
    const given = value ?? settings[name] ?? null
    return { name, label, value: given ?? example, isExample: given === null && example !== null }
  })
}

/** A QR code as one SVG path, row by row. */
async function qrPath(link: string): Promise<{ path: string; size: number }> {
  const { default: qrcode } = await import('qrcode')
  const { modules } = qrcode.create(link, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`
    }
  }
  return { path, size: modules.size }
}
