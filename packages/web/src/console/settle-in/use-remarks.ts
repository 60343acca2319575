import { useState } from 'react'

/** What a reviewer writes beside the fields until it is sent. */
export function useRemarks() {
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({})
  return {
    remarks,
    /** those with words in them, in the order they were begun */
    written: Object.entries(remarks)
      .map(([path, text]) => ({ path, message: text.trim() }))
      .filter(({ message }) => message !== ''),
    setRemark: (path: string, text: string | null) =>
      setRemarks((before) => {
        if (text !== null) return { ...before, [path]: text }
        const { [path]: _taken, ...others } = before
        return others
      }),
    clear: () => setRemarks({}),
  }
}
