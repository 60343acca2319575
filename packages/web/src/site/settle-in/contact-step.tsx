import { contactRoles } from '@bdr/contract/settle-in/form'
import { contactRole, contactWords as words } from '@bdr/text/settle-in'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { ChoiceField } from './choice-field.tsx'
import { useShared } from './form-context.ts'
import { Place, Remarks } from './place.tsx'
import { ProofPanel } from './proof-panel.tsx'
import { TextField } from './text-field.tsx'
import css from './form.module.css'

/** The step with the platform's contact, who becomes the owner of the first account. */
export function ContactStep() {
  return (
    <>
      <Remarks place="contact" />
      <div className={css.fields}>
        <Mobile />
        <TextField place="contact.name" autoComplete="name" />
        <ChoiceField place="contact.role">
          {({ id, className, describedBy, invalid, value, onChange }) => (
            <select
              id={id}
              className={className}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="">{words.choose}</option>
              {contactRoles.map((role) => (
                <option key={role} value={role}>
                  {contactRole[role]}
                </option>
              ))}
            </select>
          )}
        </ChoiceField>
        <TextField place="contact.email" type="email" inputMode="email" autoComplete="email" />
      </div>
    </>
  )
}

function Mobile() {
  const { form, target, proof, ticket, onProved } = useShared()
  const { mobile } = form.values.contact
  const fixed = target !== null
  return (
    <Place name="contact.mobile" wide>
      {ticket === null ? (
        <ProofPanel
          mobile={mobile}
          fixed={fixed}
          hint={words.mobileHint}
          over={proof.over}
          onProved={onProved}
        />
      ) : (
        <div className={`${layout.row} ${css.proved}`}>
          <span className={css.provedMobile}>
            {words.mobile} <strong>{mobile}</strong>
            <span className={css.provedMark}>{words.proved}</span>
          </span>
          {!fixed && (
            <button type="button" className={button.quiet} onClick={proof.forget}>
              {words.otherMobile}
            </button>
          )}
          <p className={css.help}>{words.mobileHint}</p>
        </div>
      )}
      <p className={css.fault}>{form.faults.fields['contact.mobile']}</p>
    </Place>
  )
}
