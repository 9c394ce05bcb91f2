import type { RiskName } from '#analytics/companies/indicators.ts';
import { dayText } from '#clock.ts';
import { type BorneBlock, rowsOf } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import type { CompanyFacts } from './facts.ts';

const RISKS: Readonly<Record<RiskName, readonly [en: string, zh: string]>> = {
  litigation_plaintiff: ['Court cases as plaintiff', '诉讼（原告）'],
  litigation_defendant: ['Court cases as defendant', '诉讼（被告）'],
  pledge: ['Open pledges', '未解除的质押'],
  reexam: ['Re-examination, invalidation, appeal', '复审、无效与上诉'],
  transfer: ['Transfers to it', '转入'],
  transfer_out: ['Transfers from it', '转出'],
};
const KINDS = Object.keys(RISKS) as RiskName[];
/** Events that are listed one by one. */
const LISTED = 15;

/** What is recorded against its patents, and that it happened: counts, then the latest events. */
export function risks({ subject, now, read, say, events, called }: CompanyFacts): BorneBlock[] {
  const { patents, events: counts, rejected } = now.risks;
  const told = (count: number | undefined) =>
    cell(count === undefined ? { text: say('unknown', '未知'), style: 'muted' } : String(count));
  const own = new Set(subject.names);
  const latest = [...events].sort((a, b) => b.event.day - a.event.day).slice(0, LISTED);
  return [
    heading(say('Risks', '风险'), 'risks'),
    rowsOf(
      say(
        `Applications and events by what is recorded of them [${read}]; "unknown" where no loaded source states such events`,
        `按所记录事件统计的专利数与事件数[${read}]；“未知”表示没有来源提供该类事件`,
      ),
      [
        [say('Kind', '类型'), 4, 'form'],
        [say('Applications', '专利数'), 2, 'cited'],
        [say('Events', '事件数'), 2, 'cited'],
      ],
      [
        ...KINDS.map((kind) => [cell(say(...RISKS[kind])), told(patents[kind]), told(counts[kind])]),
        [cell(say('Refused', '被驳回')), told(rejected), cell({ text: '—', style: 'muted' })],
      ],
      'cited',
    ),
    ...(latest.length === 0
      ? []
      : [
          rowsOf(
            say(
              `The latest ${latest.length} of the ${events.length} events counted above [${read}]`,
              `上述${events.length}个事件中最新的${latest.length}个[${read}]`,
            ),
            [
              [say('Day', '日期'), 1.4, 'stored'],
              [say('Kind', '类型'), 2.6, 'stored'],
              [say('Application', '申请号'), 2.4, 'stored'],
              [say('Other side', '相对方'), 4, 'stored'],
            ],
            latest.map(({ risk, right, event }) => {
              const others = Object.values(event.parties)
                .flat()
                .filter((name) => !own.has(name));
              return [
                cell(dayText(event.day)),
                cell(say(...RISKS[risk])),
                cell(right.application),
                others.length > 0
                  ? cell(short([...new Set(others.map(called))].join('; ')))
                  : cell({ text: say('not stated', '未载明'), style: 'muted' }),
              ];
            }),
            'cited',
          ),
        ]),
  ];
}
