import { kitWords as words } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import typography from '../../typography.module.css'
import css from '../field.module.css'
import type { FieldProps } from '../field.tsx'

/**
 * The same frame as `Field`, within a widget of react-aria, which connects label and messages to its parts.
 */
export const AriaField = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <div className={css.field} data-wide={field.isWide || undefined}>
    {!field.hideLabel && (
      <Label className={css.label}>
        {field.which !== undefined && <span className="visually-hidden">{field.which}</span>}
        {field.label}
        {field.isOptional && <span className={css.optional}>{words.optional}</span>}
      </Label>
    )}
    {children}
    <FieldError className={`${typography.bad} ${css.error}`}>
      {field.error !== undefined && <span role="alert">{field.error}</span>}
    </FieldError>
    {field.hint !== undefined && field.hint !== field.error && (
      <Text slot="description" className={`${typography.quiet} ${css.hint}`}>
        {field.hint}
      </Text>
    )}
  </div>
)
