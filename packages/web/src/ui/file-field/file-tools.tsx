import { fileFieldWords as words } from '@bdr/text/files'

interface FileToolsProps {
  readonly inputId: string
  readonly label: string
  /** whether there is a file already */
  readonly stored: boolean
  /** whether the file that failed may do the next time */
  readonly again: boolean
  readonly disabled: boolean
  readonly look: { readonly className: string }
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** What can be done with a field's file. The label opens the input, which has focus and name. */
export function FileTools({
  inputId,
  label,
  stored,
  again,
  disabled,
  look,
  onRetry,
  onRemove,
}: FileToolsProps) {
  return (
    <>
      {again && (
        <button type="button" {...look} onClick={onRetry} disabled={disabled}>
          {words.retry}
        </button>
      )}
      <label htmlFor={inputId} {...look} data-choose data-disabled={disabled || undefined}>
        {stored ? words.replace : words.choose}
      </label>
      {stored && (
        <button
          type="button"
          {...look}
          aria-label={words.removeFor(label)}
          disabled={disabled}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      )}
    </>
  )
}
