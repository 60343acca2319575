import { orderImport } from '@bdr/text/console-orders'
import { Button } from '../../ui/kit/button.tsx'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { MerchantSelect } from '../../ui/console/merchant-select.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './import-parties.module.css'
import { countMissing, partyKey, withChoice, type PartyChoices, type UnknownParty } from './party-choices.ts'

const words = orderImport.parties

interface ImportPartiesProps {
  parties: readonly UnknownParty[]
  choices: PartyChoices
  onChoose: (choices: PartyChoices) => void
  onRecheck: () => void
}

/** Which merchant a seller of the file is; asked once and remembered by the platform. */
export function ImportParties({ parties, choices, onChoose, onRecheck }: ImportPartiesProps) {
  const missing = countMissing(parties, choices)
  return (
    <Section title={words.title} note={words.hint}>
      <ul className={css.parties}>
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
      <div className={css.recheck}>
        <Button look="primary" isDisabled={missing > 0} onClick={onRecheck}>
          {words.recheck}
        </Button>
        {missing > 0 && <Quiet>{words.missing(missing)}</Quiet>}
      </div>
    </Section>
  )
}
