import { expect, it } from 'vitest';
import { DRUG_PATENT_TYPES } from '#patents/drug-patent-type.ts';
import { REVIEWS } from './approvals/approvals.ts';
import { DEAL_TYPES } from './deals/deals.ts';
import { LegalFact } from './patents/legal/legal-event.ts';
import { inChinese, REGISTER_WORDS, registerWord } from './register-words.ts';
import { ASKED_STAGES, PHASES, STATUSES } from './trials/vocabulary.ts';

it('has every code that is read into records', () => {
  const lacking = (list: string, codes: readonly string[]) =>
    codes.filter((code) => inChinese(list, code) === undefined);
  expect(lacking('dev_status', ASKED_STAGES)).toEqual([]);
  expect(lacking('phase', PHASES)).toEqual([]);
  expect(lacking('trial_status', STATUSES)).toEqual([]);
  expect(lacking('special_review', REVIEWS)).toEqual([]);
  expect(lacking('deal_type', DEAL_TYPES)).toEqual([]);
  expect(lacking('drug_patent_type', DRUG_PATENT_TYPES)).toEqual([]);
  const facts = LegalFact.anyOf;
  expect(
    lacking(
      'legal_fact',
      facts.map(({ properties }) => properties.kind.const),
    ),
  ).toEqual([]);
  const fields = facts.flatMap(({ properties }) => Object.keys(properties)).filter((name) => name !== 'kind');
  expect(lacking('legal_value', [...new Set(fields)])).toEqual([]);
});

it.each([
  ['trial_status', 'Not yet recruiting', '尚未招募'],
  ['trial_status', 'NOT_YET_RECRUITING', '尚未招募'],
  ['trial_status', 'AVAILABLE', '可申请使用'],
  ['trial_status', 'TEMPORARILY_NOT_AVAILABLE', '暂不可申请'],
  ['trial_status', 'NO_LONGER_AVAILABLE', '不再提供'],
  ['trial_status', 'APPROVED_FOR_MARKETING', '已获准上市'],
  ['trial_status', 'WITHHELD', '暂不公开'],
  ['masking', 'Double (Participant, Outcomes Assessor)', '双盲（受试者、结局评估者）'],
  ['masking', 'Double (a Stranger)', 'Double (a Stranger)'],
  ['market_status', 'Discontinued', '停止销售'],
  ['dev_status', 'Discontinued', '终止'],
  ['company_status', 'RESTRUCTURED_TWICE', 'RESTRUCTURED TWICE'],
  ['mark_status', 'Dead/Expired', '失效/期满'],
  ['work_type', 'journal-article', '期刊论文'],
  ['company_identifier', 'credit_code', '统一社会信用代码'],
] as const)('%s %s in Chinese: %s', (list, code, said) => {
  expect(registerWord(list, code, 'zh')).toBe(said);
});

it('is English as registers write it, or as the table has it', () => {
  expect(registerWord('trial_status', 'Not_Yet_Recruiting', 'en')).toBe('Not Yet Recruiting');
  expect(registerWord('work_type', 'journal-article', 'en')).toBe('journal article');
  expect(registerWord('company_identifier', 'cik', 'en')).toBe('CIK');
  expect(registerWord('company_exception', 'NO_LEI', 'en')).toBe('the parent has no LEI');
  expect(inChinese('of no table', 'x')).toBeUndefined();
});

it('is Chinese throughout', () => {
  for (const [list, words] of Object.entries(REGISTER_WORDS))
    for (const [code, said] of Object.entries(words as Record<string, string | readonly string[]>))
      expect([list, code, /\p{Script=Han}/u.test(typeof said === 'string' ? said : said[1]!)]).toEqual([
        list,
        code,
        true,
      ]);
});
