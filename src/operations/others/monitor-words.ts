import { howMany } from '#how-many.ts';

type Lang = 'en' | 'zh';

/** The sentences of a monitor's weekly report. */
export interface MonitorWords {
  readonly without_owner: string;
  readonly without_class: string;
  /** Of a company: in which classes it published; of a class: whose its publications are. */
  summary(count: number, from: string, to: string, parts: readonly (readonly [name: string, count: number])[]): string;
  group(count: number, shown: readonly string[]): string;
}

export const MONITOR_WORDS: Readonly<Record<Lang, MonitorWords>> = {
  en: {
    without_owner: 'Without a known owner',
    without_class: 'Without an IPC symbol',
    summary: (count, from, to, parts) =>
      `${howMany(count, 'publication')} from ${from} to ${to}${parts.length > 0 ? `: ${parts.map(([name, of]) => `${name} ${of}`).join('; ')}` : ''}.`,
    group: (count, shown) => `${howMany(count, 'publication')}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}.`,
  },
  zh: {
    without_owner: '权利人未知',
    without_class: '无IPC分类号',
    summary: (count, from, to, parts) =>
      `${from}至${to}公开${count}件${parts.length > 0 ? `：${parts.map(([name, of]) => `${name} ${of}件`).join('；')}` : ''}。`,
    group: (count, shown) => `${count}件${shown.length > 0 ? `：${shown.join('、')}` : ''}。`,
  },
};
