import type { z } from 'zod'
import { faultMessage } from '@bdr/contract/errors'
import { fieldLabels } from '@bdr/text/fields'
import { issueText } from '@bdr/text/issues'

type Path = readonly PropertyKey[]

/** `lines[2].quantity`, as a person would write it in code. */
const pathText = (path: Path): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index === 0 ? '' : '.') + String(part)))
    .join('')

/** As the field is called where it stands, `remarks.message`; else as its name is called anywhere. */
const label = (path: Path): string => {
  const names = path.filter((part) => typeof part === 'string')
  const name = names.at(-1)
  return name === undefined ? '' : (fieldLabels[names.join('.')] ?? fieldLabels[name] ?? name)
}

/** One message about one field of the input. */
export const fault = (path: Path, message: string): string =>
  faultMessage(label(path), pathText(path), message)

/** Every issue zod found, one message per field; an unknown field is named itself. */
export function faultsOf(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => fault([...issue.path, key], issueText(issue)))
      : [fault(issue.path, issueText(issue))],
  )
}
