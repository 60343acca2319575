/** A drawing as a small picture beside a title that says what it is: a file, kept by the browser. */
export const DrawingCover = ({ name, className }: { name: string; className?: string | undefined }) => (
  <img
    className={className}
    src={`/drawings/${name}.svg`}
    width={640}
    height={400}
    loading="lazy"
    decoding="async"
    alt=""
  />
)
