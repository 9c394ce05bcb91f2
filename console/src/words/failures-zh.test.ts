import { expect, it } from 'vitest';
import { failureZh } from './failures-zh.ts';

it('words faults of expressions and codes, and leaves unknown ones to the service', () => {
  const message = 'A bracket is not closed. (at character 7 of the search expression)';
  expect(failureZh('invalid_query', message)).toBe('括号未闭合。');
  expect(failureZh('invalid_query', 'The field TTL has no value. (at character 4)')).toBe('字段 TTL 缺少取值。');
  expect(failureZh('invalid_query', 'You have nothing that LIST: “Zellen $2” names.')).toBe(
    '没有名为“Zellen $2”的 LIST。',
  );
  expect(failureZh('invalid_query', 'Something new.')).toBe('无法解析检索式。');
  expect(failureZh('storage_full', '')).toBe('磁盘已满，未保存任何内容。');
  expect(failureZh(undefined, 'Bad gateway')).toBeUndefined();
});
