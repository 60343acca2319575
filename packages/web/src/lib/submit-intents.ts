import { randomId } from './random-id.ts'

/** Chooses the idempotency key of a submit: the same for one intent of the person. */
export interface SubmitIntents {
  /** the key of this submit; the same again for the same input while its outcome is unknown */
  keyFor(input: unknown, file?: File): string
  /** called when the server has answered: the next submit is another intent */
  finish(): void
}

export function createSubmitIntents(): SubmitIntents {
  let open: { input: string; file: File | undefined; key: string } | null = null
  return {
    keyFor(input, file) {
      const text = JSON.stringify(input)
      if (open === null || open.input !== text || open.file !== file)
        open = { input: text, file, key: randomId() }
      return open.key
    },
    finish() {
      open = null
    },
  }
}
