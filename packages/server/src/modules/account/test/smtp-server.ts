import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** The mails a test's server received, and its configured answers. */
export interface SmtpServer {
  readonly port: number
  /** all lines outside of mails */
  readonly commands: string[]
  /** all accepted mails as received */
  readonly mails: string[]
  /** answers by the start of a command; `hang up` closes the connection */
  answers: Record<string, string>
  close(): Promise<void>
}

/** Default answers by the first four letters of a command; all other commands are accepted. */
const usual: Record<string, string> = {
  EHLO: '250-smtp.test\r\n250-AUTH PLAIN\r\n250 8BITMIME',
  AUTH: '235 2.7.0 accepted',
  STAR: '454 4.7.0 no TLS here',
  DATA: '354 go on',
  QUIT: '221 2.0.0 bye',
}

/** A server with the part of SMTP that sending a mail needs. */
export async function smtpServer(): Promise<SmtpServer> {
  const state = { commands: [] as string[], mails: [] as string[], answers: {} as SmtpServer['answers'] }
  const sockets = new Set<Socket>()

  const answer = (socket: Socket, command: string, agreed = '250 2.0.0 ok') => {
    const given = Object.entries(state.answers).find(([beginning]) => command.startsWith(beginning))
    const text = given?.[1] ?? usual[command.slice(0, 4)] ?? agreed
    if (text === 'hang up') socket.destroy()
    else socket.write(`${text}\r\n`)
    return text
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let mail: string[] | null = null
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (mail === null) {
        state.commands.push(line)
        const reply = answer(socket, line)
        if (line === 'DATA' && reply.startsWith('354')) mail = []
      } else if (line === '.') {
        if (answer(socket, 'the mail').startsWith('250')) state.mails.push(mail.join('\r\n'))
        mail = null
      } else mail.push(line)
    })
    answer(socket, 'greeting', '220 smtp.test')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  })
}
