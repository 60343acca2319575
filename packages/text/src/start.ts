/** The server's console messages. */
export const announce = {
  seeded: '已写入演示数据（账号 owner、sales、driver、owner2、admin，密码均为 Bdr@2026）',
  databaseAwaited: (reason: string) => `数据库尚不可用，等待中：${reason}`,
  busLost: (reason: string) => `与 Redis 的连接中断，正在重连（各节点暂不互通）：${reason}`,
  linksLeadNowhere: (url: string) =>
    `没有设置 PUBLIC_URL：送货单二维码和邮件中的链接以 ${url} 开头，别的设备打不开`,
  listening: (url: string) => `班德瑞商家平台已启动：${url}`,
}
