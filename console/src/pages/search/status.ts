import type { Say } from '../../words/words.tsx';

export const statusName = (say: Say, code: string | number): string =>
  ['0', '1', '2', '220', '221', '999'].includes(String(code)) ? say(`status_${code}` as 'status_0') : String(code);
