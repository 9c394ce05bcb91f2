import type { ErrorCode } from '../../../sdk/typescript/src/index.ts';

/** What went wrong, by the service's code, in Chinese. */
export const BY_CODE: Readonly<Record<ErrorCode, string>> = {
  invalid_request: '请求无效。',
  invalid_query: '无法解析检索式。',
  missing_parameter: '缺少参数。',
  wrong_task_state: '任务当前阶段不接受此操作。',
  idempotency_key_reused: '该标识已用于其他请求。',
  idempotency_key_in_use: '相同请求仍在处理。',
  model_required: '此功能需要语言模型，尚未配置。',
  search_failed: '检索未能完成。',
  search_timeout: '检索超时，请缩小范围。',
  not_found: '未找到。',
  method_not_allowed: '不支持该操作。',
  body_too_large: '内容过大。',
  file_refused: '文件未被接受。',
  missing_api_key: '请先登录。',
  invalid_api_key: '密钥无效或已删除。',
  expired_api_key: '密钥已过期。',
  invalid_client: '客户端凭据无效。',
  unsupported_grant: '不支持该授权方式。',
  not_signed_in: '请先登录。',
  sign_in_refused: '名称或密码不正确。',
  forbidden: '没有权限。',
  rate_limited: '请求过多，请稍候。',
  timeout: '操作超时。',
  busy: '服务繁忙，请稍后重试。',
  storage_full: '磁盘已满，未保存任何内容。',
  wrong_host: '服务地址不符。',
  internal: '发生意外错误，日志中以下方编号记录。',
  unreachable: '无法连接服务。',
  cut: '连接中断。',
};

/** Faults of expressions, as the service says them, in the order of the reading. */
const OF_EXPRESSIONS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^The search expression is empty/, '检索式为空。'],
  [/^A bracket is not closed/, '括号未闭合。'],
  [/^A closing bracket has no opening bracket/, '右括号没有对应的左括号。'],
  [/^The brackets are empty/, '括号内为空。'],
  [/^A term is missing before the closing bracket/, '右括号前缺少检索词。'],
  [/^The search expression ends where a term should follow/, '检索式在应有检索词处结束。'],
  [/^There is no field/, '没有该字段。'],
  [/^The field (\w+) has no value/, '字段 $1 缺少取值。'],
  [/^The field (\w+) is not available yet/, '字段 $1 暂不可用。'],
  [/^Two field codes follow each other/, '两个字段代码相连。'],
  [/^The operator (\w+) has no term before it/, '运算符 $1 前缺少检索词。'],
  [/^(\$\w+) has no term before it/, '$1 前缺少检索词。'],
  [/^You have nothing that (\w+): “([^”]{0,80})” names/, '没有名为“$2”的 $1。'],
];

/** A failure in Chinese, as far as it is known; undefined for what only the service can say. */
export function failureZh(code: ErrorCode | undefined, message: string): string | undefined {
  if (code === 'invalid_query')
    for (const [pattern, text] of OF_EXPRESSIONS) {
      const found = pattern.exec(message);
      if (found) return text.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? '');
    }
  return code && BY_CODE[code];
}
