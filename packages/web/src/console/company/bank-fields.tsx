import { settleInLimits } from '@bdr/contract/settle-in/form'
import { changeForm as words, factWords } from '@bdr/text/console-company'
import { banks } from '@bdr/text/settle-in'
import { useId } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import type { ChangeFields } from './change-fields.ts'
import css from './change-form.module.css'
import { FactLine } from './fact-line.tsx'

/** Digits as they count: people put spaces between them. */
const account = (text: string) => groupedAccount(text.replace(/\s+/g, ''))

/** Where the company is paid. */
export function BankFields(form: ChangeFields) {
  const known = useId()
  return (
    <div className={css.fields}>
      <FactLine
        {...form}
        fact="bank.name"
        label={factWords.bankName}
        input={{ maxLength: settleInLimits.bankName, list: known }}
      />
      <FactLine
        {...form}
        fact="bank.branch"
        label={factWords.bankBranch}
        input={{ maxLength: settleInLimits.bankBranch }}
      />
      <FactLine
        {...form}
        fact="bank.account"
        label={factWords.bankAccount}
        hint={words.accountHint}
        shown={account}
        input={{ maxLength: 42, inputMode: 'numeric' }}
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
