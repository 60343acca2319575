/** A small drawing of lines on a button or link, in the colour of its text; `d` is a path in a square of 16. */
export const LineIcon = ({ d }: { d: string }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden
  >
    <path d={d} />
  </svg>
)
