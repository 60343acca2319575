import { standardisationText } from '@bdr/text/site-pages/standardisation'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Select } from '../../ui/site/select.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import typography from '../../ui/typography.module.css'
import { ValveDrawing } from '../drawings/valve-drawing.tsx'
import { codeOf, doubtsAbout, kinds, materials, nominalSizes, pressures, type Valve } from './coding.ts'
import css from './coding-example.module.css'

const words = standardisationText.example

/** Choose four things, read the code: a form that asks by its address, so it needs no script. */
export function CodingExample({ path, valve }: { path: string; valve: Valve }) {
  const code = codeOf(valve)
  const kind = standardisationText.kinds[valve.kind]
  const material = standardisationText.materials[valve.material]
  const doubts = doubtsAbout(valve)
  return (
    <>
      <Section title={words.title} lead={words.lead}>
        <div className={css.example}>
          <form className={`${layout.card} ${css.form}`} action={path}>
            <Select
              name="category"
              label={words.kind}
              value={valve.kind}
              options={kinds.map((one) => [one, standardisationText.kinds[one]])}
            />
            <Select
              name="specification"
              label={words.size}
              value={valve.size}
              options={nominalSizes.map((size) => [size, words.sizeOption(size)])}
            />
            <Select
              name="material"
              label={words.material}
              value={valve.material}
              options={materials.map((one) => [one, standardisationText.materials[one].name])}
            />
            <Select
              name="pressure"
              label={words.pressure}
              value={valve.pressure}
              options={pressures.map((pressure) => [pressure, words.pressureOption(pressure)])}
            />
            <button className={button.primary}>{words.submit}</button>
          </form>
          <Sheet name={words.drawing.name} number={words.drawing.number}>
            <p className={css.code}>
              <span className={typography.small}>{words.code}</span>
              <output className={css.segments}>
                {Object.entries(code).map(([segment, text], index) => (
                  <span key={segment}>
                    {index > 0 && '-'}
                    <b>{text}</b>
                  </span>
                ))}
              </output>
            </p>
            <ValveDrawing
              shape={valve.kind}
              description={words.sentence(kind)}
              size={words.sizeOption(valve.size)}
              pressure={words.pressureOption(valve.pressure)}
              material={material.grade}
            />
          </Sheet>
        </div>
        {doubts.length > 0 && (
          <div className={css.doubts} role="status">
            <strong>{words.doubtsTitle}</strong>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{words.doubts[doubt]}</li>
              ))}
            </ul>
          </div>
        )}
      </Section>
      <Section title={words.segments}>
        <FactTable
          columns={words.columns}
          rows={[
            [words.segmentNames.kind, code.kind, words.explain.kind(kind)],
            [words.segmentNames.size, code.size, words.explain.size(valve.size)],
            [words.segmentNames.material, code.material, words.explain.material(material.name)],
            [words.segmentNames.pressure, code.pressure, words.explain.pressure(valve.pressure)],
            [words.segmentNames.check, code.check, words.explain.check],
          ]}
        />
      </Section>
      <Section title={words.standard}>
        <FactTable
          rows={[
            [words.standard, words.standardOf(valve)],
            [
              words.variants,
              <ul key="variants" className={css.variants}>
                {words.variantsOf(valve).map((variant) => (
                  <li key={variant}>{variant}</li>
                ))}
              </ul>,
            ],
          ]}
          note={words.variantsNote}
        />
      </Section>
    </>
  )
}
