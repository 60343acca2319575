/** A pipe that ends before its flange: the dimension between them marks the missing piece. */
export const OpenPipe = () => (
  <svg viewBox="0 0 320 120" aria-hidden>
    <path d="M8 44h92M8 76h92M100 36v48M108 36v48M100 36h8M100 84h8" />
    <path d="M212 36v48M220 36v48M212 36h8M212 84h8M220 44h92M220 76h92" />
    <path d="M8 60h304" strokeDasharray="12 4 2 4" opacity="0.45" />
    <path data-dimension d="M108 92v18M212 92v18M108 104h104M114 101l-6 3 6 3M206 101l6 3-6 3" />
  </svg>
)
