import { markup } from './messages.ts'

/** Mails there are. */
export const noticeSubject = (title: string): string => `班德瑞商家平台：您有一条${title}通知`

const more = '查看详情'
const footer =
  '这是系统自动发送的邮件，请勿回复。如需调整接收方式，请登录商家平台，在“个人账号信息”中修改通知设置。'

/** `link`: where the record is; null when there is nothing to open. */
interface NoticeMail {
  readonly link: string | null
}

export const mailText = ({ text, link }: NoticeMail & { text: string }): string =>
  [text, ...(link === null ? [] : [`${more}：${link}`]), `——\n${footer}`].join('\n\n')

/** The same as a page; `html` has been sanitised. */
export const mailHtml = ({ html, link }: NoticeMail & { html: string }): string =>
  [
    '<!doctype html><html lang="zh-CN"><body>',
    `<div>${html}</div>`,
    link === null ? '' : markup`<p><a href="${link}">${more}</a></p>`,
    markup`<hr><p><small>${footer}</small></p></body></html>`,
  ].join('')
