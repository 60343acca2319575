import { companyText } from '@bdr/text/site-pages/company'
import { Drawing } from './drawing.tsx'

const { certificate } = companyText
const first = 76
const apart = 34

/** A placeholder for a certificate: its frame, and the fields it will have. */
export const Certificate = ({ className }: { className?: string | undefined }) => (
  <Drawing description={certificate.sentence} width={480} height={280} className={className}>
    <path className="fine" d="M52 28V12h214v240h-28" />
    <path className="solid" d="M24 28h214v240H24zM34 38h194v220H34z" />
    <path className="axis" d="M131 20v256" />
    {certificate.fields.map((field, index) => {
      const y = first + index * apart
      return (
        <g key={field}>
          <path className="fine free" strokeDasharray="6 4" d={`M58 ${y}h${index === 0 ? 146 : 110}`} />
          <path className="flow" d={`M${index === 0 ? 204 : 168} ${y}H316M310 ${y - 3}l6 3-6 3`} />
          <text x={328} y={y + 6}>
            {field}
          </text>
        </g>
      )
    })}
    <path d="M131 206a18 18 0 1 0 .1 0M122 240l-6 14 9-3 6 7 6-7 9 3-6-14" />
  </Drawing>
)
