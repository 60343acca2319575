import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { FieldValues } from 'react-hook-form'
import { useCallMutation, type MutationInput } from '../../lib/query.ts'
import { faultsOfSchema } from './schema-faults.ts'
import { useForm, type Form, type FormSource } from './use-form.ts'

/** An input before the contract has checked it: a choice not made yet is an empty text. */
export type Unchecked<Input> = Input extends string
  ? string
  : Input extends readonly (infer Item)[]
    ? readonly Unchecked<Item>[]
    : Input extends object
      ? { readonly [Name in keyof Input]: Unchecked<Input[Name]> }
      : Input

interface CallFormSource<C extends Call, Values extends FieldValues> extends Omit<
  FormSource<Values, ReplyOf<C>>,
  'contract' | 'send'
> {
  /** the call that checks the input and receives it */
  readonly call: C
  /** Makes the input from the values. */
  readonly input: (values: Values, version: number) => Unchecked<InputOf<C>>
  /** the message for a missing value, by its path in the input; `必填` where it returns nothing */
  readonly missing?: (path: string) => string | undefined
  /** where the page has a mutation of its own for the call */
  readonly send?: (input: InputOf<C>) => Promise<ReplyOf<C>>
  /** calls whose answers are outdated afterwards */
  readonly invalidates?: readonly Call[]
}

/** A form whose values are sent with one call. */
export function useCallForm<C extends Call, Values extends FieldValues>({
  call,
  input,
  missing,
  send,
  invalidates,
  ...source
}: CallFormSource<C, Values>): Form<Values> {
  const { mutateAsync } = useCallMutation(call, { toast: false, ...(invalidates && { invalidates }) })
  return useForm<Values, ReplyOf<C>>({
    ...source,
    contract: (values, version) => faultsOfSchema(call.input, input(values, version), missing),
    // at this point the contract has found no fault in it
    send: (values, version) => {
      const checked = input(values, version) as MutationInput<C>
      return send ? send(checked) : mutateAsync(checked)
    },
  })
}
