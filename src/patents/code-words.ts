/** The interface's words for its status codes. A code that is not here has no word there. */
export const SIMPLE_STATUS: Readonly<Record<number, string>> = {
  0: 'Inactive',
  1: 'Active',
  2: 'Pending',
  220: 'PCT designated expiration',
  221: 'PCT designated period',
  999: 'Undetermined',
};

export const PATENT_TYPES = { A: 'APPLICATION', B: 'PATENT', U: 'UTILITY', D: 'DESIGN' } as const;

export const DETAILED_STATUS: Readonly<Record<number, string>> = {
  1: 'Published',
  2: 'Examining',
  3: 'Granted',
  8: 'Double',
  11: 'Withdrawn-Undetermined',
  12: 'Withdrawn-Undetermined',
  13: 'Rejected',
  14: 'Revoked',
  15: 'Expired',
  16: 'Non-Payment',
  17: 'Withdrawn-Deemed',
  18: 'Withdrawn-Voluntarily',
  19: 'Abandoned-Deemed',
  20: 'Abandoned-Voluntarily',
  21: 'Restoration',
  22: 'Ceased',
  23: 'P-Revoked',
  24: 'Discontinuation',
  25: 'Abandoned-Undetermined',
  30: 'Abandoned-Undetermined',
  222: 'PCT published',
  223: 'PCT entering(designated period)',
  224: 'PCT entering(designated expiration)',
  225: 'unentered',
};

export const EVENT_STATUS: Readonly<Record<number, string>> = {
  61: 'Transfer',
  62: 'License',
  63: 'Pledge',
  64: 'Trust',
  65: 'Opposition',
  66: 'Re-examination',
  69: 'Customs',
  70: 'Litigation',
  71: 'Preservation',
  72: 'Invalid-procedure',
  73: 'Oral-procedure',
  74: 'Declassification',
  75: 'Double application',
};

/** The words of the codes that have one, each once, in the order of the codes given. */
export const statusWords = (codes: readonly number[], words: Readonly<Record<number, string>>): string[] => [
  ...new Set(codes.map((code) => words[code]).filter((word) => word !== undefined)),
];

/** The Chinese of these words, for documents and in questions; the interface itself has the English ones. */
const CHINESE: Readonly<Record<string, string>> = {
  Inactive: '失效',
  Active: '有效',
  Pending: '审中',
  Undetermined: '未确定',
  'PCT designated expiration': 'PCT 指定期满',
  'PCT designated period': 'PCT 指定期内',
  Published: '公开',
  Examining: '实质审查',
  Granted: '授权',
  Double: '双重申请',
  'Withdrawn-Undetermined': '撤回（未明）',
  Rejected: '驳回',
  Revoked: '撤销',
  Expired: '期限届满',
  'Non-Payment': '未缴年费',
  'Withdrawn-Deemed': '视为撤回',
  'Withdrawn-Voluntarily': '主动撤回',
  'Abandoned-Deemed': '视为放弃',
  'Abandoned-Voluntarily': '主动放弃',
  Restoration: '权利恢复',
  Ceased: '权利终止',
  'P-Revoked': '部分无效',
  Discontinuation: '终止',
  'Abandoned-Undetermined': '放弃（未明）',
  'PCT published': 'PCT 公开',
  'PCT entering(designated period)': 'PCT 进入国家阶段（指定期内）',
  'PCT entering(designated expiration)': 'PCT 进入国家阶段（指定期满）',
  unentered: '未进入国家阶段',
  Transfer: '转让',
  License: '许可',
  Pledge: '质押',
  Trust: '信托',
  Opposition: '异议',
  'Re-examination': '复审',
  Customs: '海关备案',
  Litigation: '诉讼',
  Preservation: '保全',
  'Invalid-procedure': '无效程序',
  'Oral-procedure': '口审',
  Declassification: '解密',
  'Double application': '一案双申',
  APPLICATION: '发明申请',
  PATENT: '授权发明',
  UTILITY: '实用新型',
  DESIGN: '外观设计',
};

/** A state as `stateOf` writes it ("Inactive, Rejected"), in a document's language. */
export const statusIn = (status: string, lang: 'en' | 'zh'): string =>
  lang === 'en'
    ? status
    : status
        .split(', ')
        .map((word) => CHINESE[word] ?? word)
        .join('，');

/** Codes by the words for them, in upper case, English and Chinese: some words stand for several codes. */
export function codesByWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  for (const [code, word] of Object.entries(words))
    for (const said of [word, CHINESE[word]].filter((each) => each !== undefined)) {
      const known = codes.get(said.toUpperCase());
      if (known) known.push(code);
      else codes.set(said.toUpperCase(), [code]);
    }
  return codes;
}
