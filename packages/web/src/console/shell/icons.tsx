import type { IconName } from '@bdr/contract/navigation'

const drawings: Readonly<Record<IconName, string>> = {
  home: 'M3 9.5L10 4l7 5.5M5 8.5V16h10V8.5M8.5 16v-4.5h3V16',
  orders: 'M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12.5h5',
  'order-list': 'M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12.5h5',
  'delivery-note':
    'M2 5h9v9H2zM11 8h3.5L18 11v3h-7M5.5 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM14 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  platform: 'M3 17h14M5 17V8h4v9M11 17V4h4v13',
  import: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M3.5 12.5V17h13v-4.5',
}

/** A menu's icon, drawn like the website's drawings: 1.5 px lines. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[name]} />
    </svg>
  )
}
