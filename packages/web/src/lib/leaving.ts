type Question = () => Promise<boolean>

const questions = new Set<Question>()

/** A page with unsent input is asked before the person signs out. @returns how to stop */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => questions.delete(question)
}

/** Whether nothing would be lost, or the person gives it up. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}

/** Whether something was typed that is not sent yet. */
export const hasUnsent = (): boolean => questions.size > 0
