import { scannedWords as words } from '@bdr/text/site-sign-in'
import { formatInstant } from '../../lib/format.ts'
import css from './scanned.module.css'
import type { Asked } from './use-asker.ts'

/** The device that asks, and whose account it would get. */
export function AskerFacts({ asked: { asker, user } }: { asked: Extract<Asked, { at: 'asked' }> }) {
  const facts = [
    [words.account, words.accountOf(user.name, user.account)],
    [words.device, asker.device || words.deviceUnknown],
    [words.address, asker.place === '' ? asker.address : words.addressAt(asker.address, asker.place)],
    [words.askedAt, formatInstant(asker.askedAt, 'second')],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
