import type { IconName } from '@bdr/contract/navigation'

const drawings: Readonly<Record<IconName, string>> = {
  home: 'M3 9.5L10 4l7 5.5M5 8.5V16h10V8.5M8.5 16v-4.5h3V16',
  orders: 'M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12.5h5',
  'order-list': 'M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12.5h5',
  'delivery-note':
    'M2 5h9v9H2zM11 8h3.5L18 11v3h-7M5.5 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM14 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  platform: 'M3 17h14M5 17V8h4v9M11 17V4h4v13',
  import: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M3.5 12.5V17h13v-4.5',
  company: 'M4 17V4h8v13M12 8h4v9M2.5 17h15M6.5 7h3M6.5 10h3M6.5 13h3',
  staff:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 4a3 3 0 0 1 0 5.5M14.5 12c2 .6 3 2.3 3 4.5',
  posts: 'M3 6.5h14V16H3zM7.5 6.5V4h5v2.5M3 11h14M10 10v2',
  review: 'M4 3h9l3 3v11H4zM7 10.5l2 2 4-4.5',
  'settle-in': 'M3 9l7-5 7 5v8H3zM10 8v5M7.5 10.5h5',
  merchants: 'M3 8l1.5-4h11L17 8M3 8h14M4.5 8v9h11V8M8 17v-5h4v5',
  categories: 'M8 3h4v4H8zM2.5 13h4v4h-4zM13.5 13h4v4h-4zM10 7v3M4.5 13v-3h11v3',
  content: 'M3 4h14v12H3zM6 8h8M6 11h8M6 13.5h5',
  consultation: 'M3 4h14v10H9l-4 3v-3H3zM6.5 8h7M6.5 11h4',
  outbox: 'M3 4h14v12H3zM3 5l7 6 7-6',
  audit: 'M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h3',
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
