import { settleInLimits } from '@bdr/contract/settle-in/form'
import { changeForm as words, factWords } from '@bdr/text/company'
import { banks } from '@bdr/text/settle-in'
import { useId } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import css from './change-form.module.css'
import type { ChangePart } from './change-parts.ts'
import { FactLine } from './fact-line.tsx'

/** Digits as they count: people put spaces between them. */
const account = (text: string) => groupedAccount(text.replace(/\s+/g, ''))

/** Where the company is paid. */
export function BankFields({ form, present }: ChangePart) {
  const known = useId()
  const of = { form, present }
  return (
    <div className={css.fields}>
      <FactLine
        {...of}
        fact="bank.name"
        label={factWords.bankName}
        maxLength={settleInLimits.bankName}
        list={known}
      />
      <FactLine
        {...of}
        fact="bank.branch"
        label={factWords.bankBranch}
        maxLength={settleInLimits.bankBranch}
      />
      <FactLine
        {...of}
        fact="bank.account"
        label={factWords.bankAccount}
        hint={words.accountHint}
        shown={account}
        maxLength={42}
        inputMode="numeric"
      />
      <datalist id={known}>
        {banks.map((bank) => (
          <option key={bank} value={bank}>
            {bank}
          </option>
        ))}
      </datalist>
    </div>
  )
}
