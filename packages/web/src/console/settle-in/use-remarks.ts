import { useRef, useState } from 'react'

/** What a reviewer writes beside the fields until it is sent. */
export function useRemarks() {
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({})
  const removed = useRef<Readonly<Record<string, string>>>({})
  return {
    remarks,
    /** those with words in them, in the order they were begun */
    written: Object.entries(remarks)
      .map(([path, text]) => ({ path, message: text.trim() }))
      .filter(({ message }) => message !== ''),
    /** Begins a remark, with the words of one that was removed there: that may have been a slip. */
    beginRemark: (path: string) =>
      setRemarks((before) => ({ ...before, [path]: removed.current[path] ?? '' })),
    setRemark: (path: string, text: string) => setRemarks((before) => ({ ...before, [path]: text })),
    removeRemark: (path: string) => {
      const { [path]: text = '', ...others } = remarks
      removed.current = { ...removed.current, [path]: text }
      setRemarks(others)
    },
    clear: () => {
      removed.current = {}
      setRemarks({})
    },
  }
}
