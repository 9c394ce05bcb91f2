import { entityId } from '#collections/entities/entities.ts';
import type { WireName } from './entity-names.ts';

/** A word of a fixed vocabulary as the interface writes it: with an id that is the same everywhere. */
export interface WireTerm {
  normalized_id: string;
  display_name: WireName[];
}

/** Chinese words of the vocabularies. */
// biome-ignore format: read it as a table
const CHINESE: Readonly<Record<string, string>> = {
  Discovery: '药物发现', Preclinical: '临床前', IND: '申请临床', IND_Approval: '批准临床', Early_Phase_1: '早期临床1期', Phase_1: '临床1期',
  Phase_1_2: '临床1/2期', Phase_2: '临床2期', Phase_2_3: '临床2/3期', Phase_3: '临床3期', Phase_4: '临床4期', NDA_BLA: '申请上市', Approved: '批准上市',
  Not_Applicable: '不适用', Clinical: '临床', Pending: '暂停', Discontinued: '终止', Withdraw: '撤市', Suspended: '中止', Unknown: '未知',
};

export const term = (list: string, code: string, name = code.replaceAll('_', ' ')): WireTerm => ({
  normalized_id: entityId(`term:${list}:${code}`),
  display_name: [{ lang: 'EN', name }, ...(CHINESE[code] ? [{ lang: 'CN', name: CHINESE[code]! }] : [])],
});

/** Milliseconds since 1970 at the beginning, in UTC, of a day yyyyMMdd. */
export const epochOfDay = (day: number): number =>
  Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100);
