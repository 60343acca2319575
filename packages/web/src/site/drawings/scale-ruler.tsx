/** A draughtsman's scale along the top of a list, whose ticks keep their distance at any width. */
export const ScaleRuler = ({ className }: { className?: string | undefined }) => (
  <svg className={className} aria-hidden>
    <defs>
      <pattern id="scale" width="160" height="56" patternUnits="userSpaceOnUse">
        <path
          d={Array.from({ length: 20 }, (_, tick) => {
            const length = tick % 10 === 0 ? 24 : tick % 5 === 0 ? 16 : 9
            return `M${tick * 8 + 0.5} 56v-${length}`
          }).join('')}
          fill="none"
          stroke="var(--line-strong)"
        />
      </pattern>
    </defs>
    <rect width="100%" height="56" fill="url(#scale)" />
    <path d="M0 55.5H10000" stroke="var(--ink)" strokeWidth="1.5" />
  </svg>
)
