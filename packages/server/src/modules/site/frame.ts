import type { SiteFrame } from '@bdr/contract/site/data'
import { siteExamples } from '@bdr/text/site-layout'
import type { Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'

type SiteSettings = Pick<Env, 'publicUrl' | 'filingNumber' | 'publicAccountUrl' | 'demo'>

/** What stands on every page; where a setting is missing an example stands, and says so. */
export async function siteFrame(env: SiteSettings, clock: Clock): Promise<() => SiteFrame> {
  const code = await qrPath(env.publicAccountUrl ?? env.publicUrl)
  const fixed = {
    publicUrl: env.publicUrl,
    isDemo: env.demo,
    filing: {
      number: env.filingNumber ?? siteExamples.filingNumber,
      isExample: env.filingNumber === null,
    },
    publicAccount: { ...code, isExample: env.publicAccountUrl === null },
  }
  return () => ({ ...fixed, year: clock.today().slice(0, 4) })
}

/** A QR code as one outline: a step to the right for each dark square in a row, row by row. */
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
