import { maxFaults } from '@bdr/contract/errors'

/** The words of the API description. */
export const apiDescription = {
  title: '班德瑞商家平台接口',
  introduction: [
    '所有接口返回 `{code, msg, data}`。业务结果（含错误）一律为 HTTP 200，请以 `code` 判断；错误另有 `key`，说明原因，供程序判断。',
    '',
    '| code | 含义 |',
    '|---|---|',
    '| 00000 | 成功 |',
    '| A00001 | 业务上被拒绝，msg 说明原因；稍后自会解除的，data.retryAfter 为需等待的秒数 |',
    `| A00002 | 参数有误，data 为逐条说明；faults 与之逐一对应，给出字段位置 path、原因 key 与 message；最多列 ${maxFaults} 条，faultCount 为总数 |`,
    '| A00003 | 没有权限 |',
    '| A00004 | 登录已失效 |',
    '| A00005 | 记录不存在 |',
    '| A06002 | 记录当前状态不允许，或已被他人修改 |',
    '',
    '请求过于频繁为 HTTP 429，响应头 `Retry-After` 与 data.retryAfter 均为需等待的秒数。',
    '登录后在请求头携带 `Authorization: Bearer <token>`。数量与金额是十进制文本，时间带时区，日期为 `YYYY-MM-DD`。',
    '创建类接口可带 `Idempotency-Key`：同一键与同一内容重复提交，只执行一次并返回首次结果。',
  ].join('\n'),
  envelope: '统一返回结构',
  /** the export of a list */
  exported: (list: string) => `导出为工作簿：${list}`,
} as const
