import { noticeChannels, type NoticeChannel } from '@bdr/contract/account/model'
import type { Account } from '@bdr/contract/account/replies'
import { messageTypes } from '@bdr/contract/messages/model'
import { noticeChannelTitles, noticeTypeHints, noticeWords as words } from '@bdr/text/account'
import { messageTypeTitles } from '@bdr/text/messages'
import { useField } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import typography from '../../ui/typography.module.css'
import { isChosen, withChoice, type NoticeForm } from './notice-choices.ts'
import css from './notices.module.css'

interface NoticeMatrixProps {
  account: Account
  available: readonly NoticeChannel[]
  form: Form<NoticeForm>
}

/** A table of every type of notice and every channel. */
export function NoticeMatrix({ account, available, form }: NoticeMatrixProps) {
  const { value: choices, onChange } = useField<NoticeForm['choices']>(form.at('choices'), words.title)
  const notes: Readonly<Record<NoticeChannel, string>> = {
    app: '',
    sms: words.smsTo(account.mobile),
    mail: account.email === null ? words.mailMissing : words.mailTo(account.email),
  }
  const isUsable = (channel: NoticeChannel) =>
    available.includes(channel) && (channel !== 'mail' || account.email !== null)
  return (
    <table className={css.matrix} aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.type}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {noticeChannelTitles[channel]}
              <span className={`${typography.below} ${css.note}`}>
                {available.includes(channel) ? notes[channel] : words.unavailable}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messageTypes.map((type) => (
          <tr key={type}>
            <th scope="row">
              {messageTypeTitles[type]}
              <span className={`${typography.below} ${css.note}`}>{noticeTypeHints[type]}</span>
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  className={css.cell}
                  aria-label={words.cell(messageTypeTitles[type], noticeChannelTitles[channel])}
                  value={isChosen(choices, type, channel)}
                  // a channel that was chosen while it was available can still be switched off
                  isDisabled={!isUsable(channel) && !isChosen(choices, type, channel)}
                  onChange={(checked) => onChange(withChoice(choices, type, channel, checked))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
