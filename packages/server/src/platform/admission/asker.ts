import { networkOf } from '../network.ts'
import type { Viewer } from '../viewer.ts'

/** For whom something costly is done. */
export interface Asker {
  /** whether somebody with an account asks; their work never waits for that of strangers */
  readonly isKnown: boolean
  /** the company; for a stranger the network address */
  readonly group: string
  /** the person; for a stranger the link, if there is one */
  readonly name: string
}

/** Operators belong to no company, so each of them stands for themselves. */
export const personAsker = ({ staffId, merchantId }: Viewer): Asker => ({
  isKnown: true,
  group: merchantId ?? `operator ${staffId}`,
  name: staffId,
})

export const strangerAt = (address: string): Asker => {
  const network = networkOf(address)
  return { isKnown: false, group: network, name: network }
}

/** Whoever holds a link: several may share one network. */
export const holderOf = (link: string, asker: Asker): Asker =>
  asker.isKnown ? asker : { ...asker, name: `link ${link}` }

/** Work that was started for a company and is done later; null: for the marketplace. */
export const companyAsker = (merchantId: string | null): Asker => ({
  isKnown: true,
  group: merchantId ?? 'marketplace',
  name: 'later',
})
