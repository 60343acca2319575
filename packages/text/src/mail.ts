/** Mails there are. */
export const noticeMail = (title: string, text: string): { subject: string; text: string } => ({
  subject: `班德瑞商家平台：您有一条${title}通知`,
  text: `${text}\n\n——\n这是系统自动发送的邮件。如需调整接收方式，请登录商家平台，在“个人账号信息”中修改通知设置。`,
})
