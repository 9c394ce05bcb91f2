import type { Company } from '#collections/companies/companies.ts';
import { officeName } from '#patents/offices.ts';
import type { Say } from './facts.ts';

// What registers write in codes, in words of the report.

const STATUS_ZH: Readonly<Record<string, string>> = {
  ACTIVE: '存续',
  INACTIVE: '非存续',
  DISSOLVED: '已解散',
  WITHDRAWN: '记录已撤销',
};
const STATUS_EN: Readonly<Record<string, string>> = {
  ACTIVE: 'active',
  INACTIVE: 'inactive',
  DISSOLVED: 'dissolved',
  WITHDRAWN: 'record withdrawn',
};

/** A status in words; what a register calls it otherwise stays as it is. */
export const statusText = (status: string | undefined, zh: boolean): string | undefined =>
  status && ((zh ? STATUS_ZH : STATUS_EN)[status] ?? status);

const SCHEMES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  lei: ['LEI', '全球法人识别编码（LEI）'],
  credit_code: ['credit code', '统一社会信用代码'],
  org_number: ['organisation code', '组织机构代码'],
  registry: ['register number', '登记注册号'],
  cik: ['CIK', '美国证监会编号（CIK）'],
  ror: ['ROR', 'ROR编号'],
  openalex: ['OpenAlex', 'OpenAlex编号'],
  grid: ['GRID', 'GRID编号'],
  wikidata: ['Wikidata', 'Wikidata编号'],
};

/** Identifiers by what they are called; those of a table of one's own are left out, they say nothing to others. */
export const identifierTexts = (ids: readonly string[], say: Say): string[] =>
  ids.flatMap((id) => {
    const scheme = SCHEMES[id.slice(0, id.indexOf(':'))];
    return scheme ? [`${say(...scheme)} ${id.slice(id.indexOf(':') + 1)}`] : [];
  });

const REASONS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  NO_KNOWN_PERSON: ['no person is known who controls it', '无已知的控制人'],
  NATURAL_PERSONS: ['it is controlled by natural persons', '由自然人控制'],
  NON_CONSOLIDATING: ['its parent does not consolidate it', '母公司不合并其报表'],
  NO_LEI: ['the parent has no LEI', '母公司没有LEI'],
  NON_PUBLIC: ['the relationship is not public', '该关系不公开'],
  BINDING_LEGAL_COMMITMENTS: ['legal commitments bar it', '受法律承诺限制'],
  LEGAL_OBSTACLES: ['laws bar it', '受法律障碍限制'],
  CONSENT_NOT_OBTAINED: ['consent was not given', '未获同意'],
  DETRIMENT_NOT_EXCLUDED: ['harm could not be excluded', '不能排除损害'],
  DISCLOSURE_DETRIMENTAL: ['disclosure would do harm', '披露会造成损害'],
};

/** Why a parent is not named, in words; the code where a register has another one. */
export const exceptionTexts = ({ exceptions }: Company, say: Say): string[] =>
  exceptions.map(({ kind, reason }) => {
    const of = kind === 'ultimate_parent' ? say('ultimate parent', '最终母公司') : say('direct parent', '直接母公司');
    const why = REASONS[reason];
    return say(`${of}: ${why?.[0] ?? reason}`, `${of}：${why?.[1] ?? reason}`);
  });

/** A country by its name. */
export const countryText = (code: string | undefined, zh: boolean): string | undefined =>
  code && officeName(code, zh ? 'zh' : 'en');
