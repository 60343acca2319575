import { merchantOptions } from '@bdr/contract/merchants/calls'
import { orderImport } from '@bdr/text/console-orders'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { Section } from '../../ui/console/section.tsx'
import css from './import.module.css'
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
            <PartyName party={party} />
            <MerchantSelect
              label={words.choose(party.name || words.unnamed)}
              value={choices[partyKey(party)]?.merchantId}
              onChange={(merchantId) => onChoose(withChoice(choices, party, merchantId))}
            />
          </li>
        ))}
      </ul>
      <div className={css.recheck}>
        <Button type="primary" disabled={missing > 0} onClick={onRecheck}>
          {words.recheck}
        </Button>
        {missing > 0 && <span className={css.quiet}>{words.missing(missing)}</span>}
      </div>
    </Section>
  )
}

const PartyName = ({ party }: { party: UnknownParty }) => (
  <div>
    <div>{party.name || words.unnamed}</div>
    <div className={css.small}>{[party.scheme, party.partyId].filter(Boolean).join('：')}</div>
  </div>
)

function MerchantSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (id: string) => void
}) {
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const answer = useCall(merchantOptions, keyword === '' ? {} : { keyword }, { keepPrevious: true })
  return (
    <Select
      id={id}
      className={css.merchant}
      aria-label={label}
      placeholder={words.placeholder}
      value={value}
      onChange={onChange}
      showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.trim().slice(0, 50)) }}
      loading={answer.isFetching}
      notFoundContent={answer.isFetching ? null : words.nothing}
      options={answer.data?.map((merchant) => ({
        value: merchant.id,
        label: `${merchant.name}（${merchant.code}）`,
      }))}
    />
  )
}
