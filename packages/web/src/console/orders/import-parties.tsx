import { orderImport } from '@bdr/text/order-import'
import { TwoLines } from '../../ui/console/cell-text.tsx'
import { MerchantSelect } from '../../ui/console/merchant-select.tsx'
import layout from '../../ui/layout.module.css'
import css from './import-parties.module.css'
import { partyKey, withChoice, type PartyChoices, type UnknownParty } from './party-choices.ts'

const words = orderImport.parties

interface ImportPartiesProps {
  parties: readonly UnknownParty[]
  choices: PartyChoices
  onChoose: (choices: PartyChoices) => void
}

/** The merchant that a seller in the file is; the platform asks once and remembers the answer. */
export const ImportParties = ({ parties, choices, onChoose }: ImportPartiesProps) => (
  <section className={layout.above} aria-label={words.title}>
    <h3 className={css.title}>{words.title}</h3>
    <p className={css.hint}>{words.hint}</p>
    <ul className={`${layout.list} ${layout.blocks} ${css.parties}`}>
      {parties.map((party) => (
        <li key={partyKey(party)}>
          <TwoLines
            above={party.name || words.unnamed}
            below={[party.scheme, party.partyId].filter(Boolean).join('：')}
          />
          <div className={css.merchant}>
            <MerchantSelect
              label={words.choose(party.name || words.unnamed)}
              hideLabel
              placeholder={words.placeholder}
              value={choices[partyKey(party)]?.merchantId}
              onChange={(merchantId) =>
                merchantId !== undefined && onChoose(withChoice(choices, party, merchantId))
              }
            />
          </div>
        </li>
      ))}
    </ul>
  </section>
)
