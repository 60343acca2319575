type Question = () => Promise<boolean>

const questions = new Set<Question>()

/**
 * Registers a question that a page with unsent input asks before signing out. @returns a function that
 * removes it
 */
export function askBeforeSignOut(question: Question): () => void {
  questions.add(question)
  return () => questions.delete(question)
}

/** Whether nothing would be lost, or the person agrees to lose it. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false
  return true
}

/** Whether something was typed that has not been sent yet. */
export const hasUnsent = (): boolean => questions.size > 0
