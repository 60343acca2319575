import { qualificationKinds } from '@bdr/contract/categories/qualifications'
import { filePurposes } from '@bdr/contract/files/model'
import { checklistItems } from '@bdr/contract/settle-in/model'
import { qualificationHints, qualificationKind } from '@bdr/text/qualifications'
import { bytesText, mediaTypesText } from '@bdr/text/files'
import { checklistItem, settleInBefore as words } from '@bdr/text/settle-in'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './before-and-after.module.css'

const { licence } = filePurposes

/** What to prepare, which papers are required, and the next steps: readable before the form has loaded. */
export const BeforeAndAfter = () => (
  <div className={css.before}>
    <dl className={`${layout.row} ${css.prepare}`}>
      <dt>{words.prepare}</dt>
      {words.prepared.map((thing) => (
        <dd key={thing}>{thing}</dd>
      ))}
    </dl>
    <p className={`${typography.aside} ${css.files}`}>
      {words.files(mediaTypesText(licence.mediaTypes), bytesText(licence.maxBytes))}
    </p>
    <details className={css.more}>
      <summary>{words.papersTitle}</summary>
      <dl className={css.papers}>
        {qualificationKinds.map((kind) => (
          <div key={kind}>
            <dt>{qualificationKind[kind]}</dt>
            <dd>{qualificationHints[kind]}</dd>
          </div>
        ))}
      </dl>
    </details>
    <details className={css.more}>
      <summary>{words.afterTitle}</summary>
      <ol className={css.after}>
        <li>
          {words.checks(checklistItems.length)}
          <ul>
            {checklistItems.map((item) => (
              <li key={item}>{words.checkOf[item] ?? checklistItem[item]}</li>
            ))}
          </ul>
        </li>
        <li>{words.returned}</li>
        <li>{words.approved}</li>
      </ol>
      <p>{words.refused}</p>
    </details>
  </div>
)
