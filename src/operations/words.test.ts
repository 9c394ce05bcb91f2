import { expect, it } from 'vitest';
import type { Fault, FaultKind } from '#skills/draft-specification/types.ts';
import { wordsText } from '#testing/words-text.ts';
import { INDICATOR_WORDS } from './analysis-report/company-report/indicator-words.ts';
import { EVALUATION_WORDS } from './analysis-report/filing-evaluation/words.ts';
import { VALUE_WORDS } from './analysis-report/value-report/words.ts';
import { FTO_WORDS } from './fto-search/report-words.ts';
import { NOVELTY_WORDS } from './novelty-search/novelty-words.ts';
import { MONITOR_WORDS } from './others/monitor-words.ts';
import { DIMENSIONS } from './patent-mining-data/material-facts.ts';
import { term } from './shared/terms.ts';
import { faultText } from './specification-drafting/fault-text.ts';
import { EXPLORATION_WORDS } from './tech-solution-exploration/words.ts';
import { DISCLOSURE_WORDS } from './technical-disclosure/words.ts';
import { QUESTION_WORDS } from './technical-q-a/words.ts';

// as somebody has read them in both languages: a word that is meant to change is read again (vitest -u)
it.each(
  Object.entries({
    'value-report': VALUE_WORDS,
    'filing-evaluation': EVALUATION_WORDS,
    'novelty-search': NOVELTY_WORDS,
    fto: FTO_WORDS,
    disclosure: DISCLOSURE_WORDS,
    exploration: EXPLORATION_WORDS,
    questions: QUESTION_WORDS,
    monitors: MONITOR_WORDS,
  }).flatMap(([name, { en, zh }]) => [[`${name}-en`, en] as const, [`${name}-zh`, zh] as const]),
)('%s says what stands in its file', async (name, words) => {
  await expect(wordsText(words)).toMatchFileSnapshot(`./readings/${name}.txt`);
});

it.each(['en', 'zh'] as const)('every fault of a draft is told in %s', async (lang) => {
  const kinds = [
    ...['no_antecedent', 'unsupported_term', 'unsupported_feature', 'unsupported_number', 'numbering', 'reference'],
    ...['multiple_on_multiple', 'category', 'vague', 'no_unit', 'sign_twice', 'unity'],
  ] as FaultKind[];
  const said = kinds.map(
    (kind) => `${kind}: ${faultText({ kind, text: '‹text›', also: ['‹a›', '‹b›'] } as unknown as Fault, lang)}\n`,
  );
  // a thing for which the disclosure has no name at all
  said.push(`unsupported_term: ${faultText({ kind: 'unsupported_term', text: '‹text›', also: [] }, lang)}\n`);
  await expect(said.join('')).toMatchFileSnapshot(`./readings/draft-faults-${lang}.txt`);
});

it('indicators of companies have names, a formula, and how they are written', async () => {
  await expect(wordsText(INDICATOR_WORDS)).toMatchFileSnapshot('./readings/indicators.txt');
});

it('dimensions of quantities have a number, names and a unit', async () => {
  const rows = Object.entries(DIMENSIONS).map(([name, row]) => `${name}: ${row.join(' | ')}\n`);
  await expect(rows.join('')).toMatchFileSnapshot('./readings/dimensions.txt');
});

it('stages and states of drugs have a Chinese name', () => {
  const chinese = (code: string) => term('dev_status', code).display_name.find(({ lang }) => lang === 'CN')?.name;
  const codes = [
    ...['Discovery', 'Preclinical', 'IND', 'IND_Approval', 'Early_Phase_1', 'Phase_1', 'Phase_1_2', 'Phase_2'],
    ...['Phase_2_3', 'Phase_3', 'Phase_4', 'NDA_BLA', 'Approved', 'Not_Applicable', 'Clinical', 'Pending'],
    ...['Discontinued', 'Withdraw', 'Suspended', 'Unknown', 'Other'],
  ];
  expect(codes.map((code) => `${code} ${chinese(code)}`)).toEqual([
    ...['Discovery 药物发现', 'Preclinical 临床前', 'IND 申请临床', 'IND_Approval 批准临床'],
    ...['Early_Phase_1 早期临床1期', 'Phase_1 临床1期', 'Phase_1_2 临床1/2期', 'Phase_2 临床2期'],
    ...['Phase_2_3 临床2/3期', 'Phase_3 临床3期', 'Phase_4 临床4期', 'NDA_BLA 申请上市', 'Approved 批准上市'],
    ...['Not_Applicable 不适用', 'Clinical 临床', 'Pending 暂停', 'Discontinued 终止', 'Withdraw 撤市'],
    ...['Suspended 中止', 'Unknown 未知', 'Other undefined'],
  ]);
  expect(term('dev_status', 'Phase_1_2')).toMatchObject({
    display_name: [
      { lang: 'EN', name: 'Phase 1/2' },
      { lang: 'CN', name: '临床1/2期' },
    ],
  });
  expect(term('stage', 'Other')).toMatchObject({ display_name: [{ lang: 'EN', name: 'Other' }] });
});
