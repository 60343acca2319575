/** A line along which something flows, with an arrow at its end. */
export function Flow({ points }: { points: readonly (readonly [number, number])[] }) {
  const [endX, endY] = points.at(-1)!
  const [fromX, fromY] = points.at(-2)!
  const turn = Math.atan2(endY - fromY, endX - fromX)
  const barb = (side: number) => {
    const angle = turn + Math.PI + side * 0.45
    return `${Math.round(endX + 9 * Math.cos(angle))} ${Math.round(endY + 9 * Math.sin(angle))}`
  }
  const line = points.map(([x, y]) => `${x} ${y}`).join('L')
  return <path className="flow" d={`M${line}M${barb(1)}L${endX} ${endY}L${barb(-1)}`} />
}
