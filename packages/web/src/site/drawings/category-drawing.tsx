import type { EntryCategory } from '@bdr/contract/content/kinds'
import { Drawing } from './drawing.tsx'

/** One line drawing for each category of materials, on a square of 64. */
const lines: Readonly<Record<EntryCategory, string>> = {
  bearing:
    'M32 6a26 26 0 1 0 .1 0M32 13a19 19 0 1 0 .1 0M32 21a11 11 0 1 0 .1 0M32 25a7 7 0 1 0 .1 0M32 14a3 3 0 1 0 .1 0M32 44a3 3 0 1 0 .1 0M17 29a3 3 0 1 0 .1 0M47 29a3 3 0 1 0 .1 0M21.4 18.4a3 3 0 1 0 .1 0M42.6 18.4a3 3 0 1 0 .1 0M21.4 39.6a3 3 0 1 0 .1 0M42.6 39.6a3 3 0 1 0 .1 0',
  valve:
    'M20 6h24M32 6v20M27 10h10M27 26h10l5 12H22zM22 38h20v14H22zM8 36h5v18H8zM51 36h5v18h-5zM13 40h9M13 50h9M42 40h9M42 50h9M28 45h8M26 26v-6h12v6',
  pump: 'M28 18V8h12v12M26 8h16M30 18a18 18 0 1 0 10 2M30 36m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M30 29v-8M37 36h8M30 43v8M23 36h-8M15 29H6v14h9M16 60h30M22 54l-4 6M40 54l4 6M40 16h16v12M52 28h8',
  motor:
    'M12 18h32v30H12zM44 24h8v18h-8zM52 31h8v4h-8zM6 22h6v22H6zM12 24h32M12 30h32M12 36h32M12 42h32M22 10h14v8H22zM14 48l-4 8h14l-2-8M34 48l2 8h12l-4-8',
  instrument:
    'M32 6a22 22 0 1 0 .1 0M32 10a18 18 0 1 0 .1 0M32 28l10-10M32 26a2 2 0 1 0 .1 0M20 38l2-2M18 28h3M21 19l2 2M32 14v3M43 28h3M42 38l-2-2M28 50v8h8v-8M26 58h12',
  fastener:
    'M8 20h14v24H8zM22 26h30l6 3v6l-6 3H22M28 26v12M33 26v12M38 26v12M43 26v12M48 26v12M8 28h14M8 36h14M22 23v18',
  seal: 'M32 8a24 24 0 1 0 .1 0M32 16a16 16 0 1 0 .1 0M32 12a20 20 0 1 0 .1 0M10 32H2M62 32h-8M32 2v6M32 56v6M26 32h12M32 26v12',
  filter:
    'M22 10a10 3 0 1 0 20 0a10 3 0 1 0-20 0M22 10v44a10 4 0 0 0 20 0V10M20 10v5h24v-5M27 14v42M32 14v43M37 14v42M22 26h20M22 40h20',
  cable:
    'M4 24h22v18H4M26 24a4 9 0 0 1 0 18M30 26h12v4H30M30 31h16v4H30M30 36h12v4H30M42 28h16M46 33h14M42 38h16M26 24a4 9 0 0 0 0 18M10 24v18',
  protection:
    'M10 40a22 22 0 0 1 44 0M6 40h52v6H6zM26 19v-5h12v5M26 19v21M38 19v21M16 30q4-8 10-11M48 30q-4-8-10-11M14 46q4 12 18 12t18-12',
  chemical: 'M18 12h28v6l4 4v34H14V22l4-4zM26 6h12v6H26zM14 30h36M14 48h36M24 39h16M32 34v10M14 56h36',
  conveying:
    'M14 34a8 8 0 1 0 .1 0M50 34a8 8 0 1 0 .1 0M14 34h36M14 50h36M14 39a3 3 0 1 0 .1 0M50 39a3 3 0 1 0 .1 0M26 38h2v-4M36 38h2v-4M20 34l4-8h8l4 4h6l6 4M8 60h48M14 50v10M50 50v10',
  wear: 'M8 14h48v10H8zM8 24h48v8H8zM8 32h48v8H8zM20 14v10M32 14v10M44 14v10M14 24v8M26 24v8M38 24v8M50 24v8M20 32v8M32 32v8M44 32v8M8 46h48M14 46l-4 8M24 46l-4 8M34 46l-4 8M44 46l-4 8M54 46l-4 8',
  fitting:
    'M6 12h6v28H6zM12 16h14a20 20 0 0 1 20 20v12M12 36h10a4 4 0 0 1 4 4v8M22 48h28v6H22zM12 26h14a10 10 0 0 1 10 10v12M9 16v2M9 34v2',
  lubrication:
    'M8 30h30v26H8zM8 38h30M14 30v-8h14v8M28 26l18-12 4 6-12 10M50 18l6-2M56 26q4 6 0 8t-4-4q0-2 4-4M16 46h14',
}

/** It is decorative: the category's name is beside it. */
export const CategoryDrawing = ({
  category,
  className,
}: {
  category: EntryCategory
  className?: string | undefined
}) => (
  <Drawing description={null} width={64} height={64} className={className}>
    <path d={lines[category]} />
  </Drawing>
)
