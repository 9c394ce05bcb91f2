// What registers write in codes, in words of people. The console takes this file too: it imports nothing.

/** English and Chinese of a code; Chinese alone where the code is English itself. */
type Said = string | readonly [en: string, zh: string];

const STAGE = {
  Discovery: '药物发现',
  Preclinical: '临床前',
  IND: '申请临床',
  IND_Approval: '批准临床',
  Early_Phase_1: '早期临床1期',
  Phase_1: '临床1期',
  Phase_1_2: ['Phase 1/2', '临床1/2期'],
  Phase_2: '临床2期',
  Phase_2_3: ['Phase 2/3', '临床2/3期'],
  Phase_3: '临床3期',
  Phase_4: '临床4期',
  NDA_BLA: ['NDA/BLA', '申请上市'],
  Approved: '批准上市',
  Not_Applicable: '不适用',
  Clinical: '临床',
  Pending: '暂停',
  Discontinued: '终止',
  Withdraw: '撤市',
  Suspended: '中止',
  Unknown: '未知',
} as const;

const REVIEW = {
  Priority_Review: '优先审评',
  Orphan_Drug: '孤儿药',
  Accelerated_Assessment: '加速评估',
  Conditional_Approval: '附条件批准',
  Exceptional_Circumstances: '特殊情况批准',
} as const;

/** Codes by the list that they are of, as registers write them or as importers read them. */
// biome-ignore format: read it as a table
export const REGISTER_WORDS = {
  dev_status: STAGE,
  phase: STAGE,
  milestone: { ...STAGE, ...REVIEW },
  trial_status: {
    Not_Yet_Recruiting: '尚未招募', Recruiting: '招募中', Enrolling_By_Invitation: '定向招募', Active_Not_Recruiting: '进行中（停止招募）',
    Suspended: '暂停', Terminated: '终止', Completed: '已完成', Withdrawn: '已撤回', Unknown_Status: '状态未知',
    Available: '可申请使用', Temporarily_Not_Available: '暂不可申请', No_Longer_Available: '不再提供', Approved_For_Marketing: '已获准上市', Withheld: '暂不公开',
  },
  study_type: { Interventional: '干预性研究', Observational: '观察性研究', 'Expanded Access': '扩大使用' },
  allocation: { Randomized: '随机', 'Non-Randomized': '非随机', 'N/A': '不适用' },
  intervention_model: {
    Parallel: '平行分组', 'Parallel Assignment': '平行分组', 'Single Group': '单组', 'Single Group Assignment': '单组', Crossover: '交叉', 'Crossover Assignment': '交叉',
    Sequential: '序贯', 'Sequential Assignment': '序贯', Factorial: '析因', 'Factorial Assignment': '析因',
  },
  masking: {
    None: '开放标签', 'Open Label': '开放标签', 'None (Open Label)': '开放标签', Single: '单盲', Double: '双盲', Triple: '三盲', Quadruple: '四盲', 'Double Blind': '双盲', 'Single Blind': '单盲',
    Participant: '受试者', 'Care Provider': '医护人员', Investigator: '研究者', 'Outcomes Assessor': '结局评估者',
  },
  primary_purpose: {
    Treatment: '治疗', Prevention: '预防', 'Supportive Care': '支持治疗', Diagnostic: '诊断', 'Basic Science': '基础科学', Screening: '筛查', 'Health Services Research': '卫生服务研究',
    'Device Feasibility': '器械可行性', 'Expanded Access': '扩大使用', ECT: '电休克治疗', 'Quality of life': '生活质量', Other: '其他',
  },
  arm_type: {
    Experimental: '试验组', 'Active Comparator': '阳性对照', 'Placebo Comparator': '安慰剂对照', 'Sham Comparator': '假处理对照', 'No Intervention': '无干预', Other: '其他',
  },
  outcome_type: { Primary: '主要', Secondary: '次要', Other: '其他', 'Other Pre-specified': '其他预设', 'Post-Hoc': '事后分析' },
  gender: { All: '不限', Both: '不限', Female: '女性', Male: '男性' },
  age_unit: { Years: '岁', Months: '月龄', Weeks: '周龄', Days: '日龄', Hours: '小时', Minutes: '分钟' },
  market_status: {
    Prescription: '处方药', 'Over-the-counter': '非处方药', Discontinued: '停止销售', 'None (Tentative Approval)': '未上市（暂定批准）', 'Voluntarily Revoked': '自愿撤销',
    Authorised: '已批准', Withdrawn: '已撤回', Refused: '未批准', Suspended: '暂停',
  },
  special_review: REVIEW,
  mark_status: {
    'Live/Registered': '有效/已注册', 'Live/Pending': '有效/审查中', Dead: '失效', 'Dead/Abandoned': '失效/放弃', 'Dead/Withdrawn': '失效/撤回', 'Dead/Refused': '失效/驳回',
    'Dead/Cancelled': '失效/撤销', 'Dead/Expired': '失效/期满', 'Dead/Invalidated': '失效/无效宣告', 'Dead/Surrendered': '失效/放弃权利',
  },
  deal_type: { Collaboration: '合作', License: '许可', Acquisition: '收购', Investment: '投资', Option: '选择权' },
  drug_patent_type: {
    PRODUCT_COMPOUND_SEQUENCE: '化合物或序列', DRUG_COMBINATION_FORMULATION: '组合物或制剂', PRODUCT_DERIVATIVE: '衍生物', CRYSTAL_FORM: '晶型', PROCESS: '制备方法', NEW_USE: '新用途',
    DOSAGE_FORM: '剂型', DEVICE: '器械', DIAGNOSTIC_ANALYSIS_AND_ASSAY: '诊断与检测', OTHERS: '其他',
  },
  /** As the index counts them. */
  mark_state: { registered: '已注册', pending: '审查中', dead: '失效' },
  mark_right: { Individual: '普通商标', Collective: '集体商标', Certificate: '证明商标', 'EU Certificate': '欧盟证明商标', Certification: '证明商标' },
  mark_kind: { word: '文字', figure: '图形', combined: '图文组合', shape: '立体', sound: '声音', other: '其他' },
  legal_fact: {
    transfer: '权利转移', name_change: '更名', party_change: '权利人信息变更', licence: '许可', licence_end: '许可终止', licence_offer: '开放许可', licence_offer_end: '开放许可撤回',
    pledge: '质押', pledge_release: '质押解除', preservation: '保全', preservation_end: '保全解除', opposition: '异议', opposition_end: '异议程序结束', litigation: '诉讼', invalidation: '无效宣告',
    reexamination: '复审', publication: '公布', search: '检索', examination: '审查', grant: '授权', refusal: '驳回', withdrawal: '撤回', fee: '缴纳年费', lapse: '权利终止', expiry: '期限届满',
    abandonment: '放弃', revocation: '撤销', restoration: '恢复', extension: '期限延长',
  },
  /** Names of what a fact states, and of its fixed values. */
  legal_value: {
    state: '国家', effective: '生效日', from: '原权利人', to: '新权利人', conveyance: '转移方式', reel_frame: '卷/帧号', licensor: '许可人', licensee: '被许可人', licence: '许可方式',
    registration_number: '登记号', pledgor: '出质人', pledgee: '质权人', opponent: '异议人', representative: '代理人', outcome: '结果', plaintiff: '原告', defendant: '被告', docket: '案号',
    petitioner: '请求人', year: '年度', paid: '缴费日', reason: '原因', exclusive: '独占', sole: '排他', 'non-exclusive': '普通', none_filed: '无人提出', inadmissible: '不予受理',
    rejected: '驳回', withdrawn: '撤回', amended: '修改后维持', closed: '结案', invalid: '无效', partly_invalid: '部分无效', maintained: '维持有效', fee: '未缴费', translation: '未提交译文',
  },
  transfer_kind: {
    assignment: '转让', 'assignment by inventors': '发明人转让', merger: '合并', 'court order': '法院裁定',
  },
  company_status: {
    ACTIVE: ['active', '存续'], INACTIVE: ['inactive', '非存续'], DISSOLVED: ['dissolved', '已解散'], WITHDRAWN: ['record withdrawn', '记录已撤销'],
  },
  company_type: {
    education: '教育机构', healthcare: '医疗机构', company: '企业', nonprofit: '非营利组织', government: '政府机构', facility: '研究设施', archive: '档案馆', funder: '资助机构', other: '其他',
    GENERAL: '一般法人', BRANCH: '分支机构', FUND: '基金', SOLE_PROPRIETOR: '个体经营者', RESIDENT_GOVERNMENT_ENTITY: '政府实体', INTERNATIONAL_ORGANIZATION: '国际组织',
  },
  /** What identifies a company: the schemes of its identities. */
  company_identifier: {
    lei: ['LEI', '全球法人识别编码（LEI）'], credit_code: ['credit code', '统一社会信用代码'], org_number: ['organisation code', '组织机构代码'],
    registry: ['register number', '登记注册号'], cik: ['CIK', '美国证监会编号（CIK）'], ror: ['ROR', 'ROR编号'], openalex: ['OpenAlex', 'OpenAlex编号'],
    grid: ['GRID', 'GRID编号'], wikidata: ['Wikidata', 'Wikidata编号'], own: ['own key', '自有编号'],
  },
  /** Kinds of papers, as sources write them. */
  work_type: {
    'journal-article': ['journal article', '期刊论文'], article: ['article', '论文'], 'research-article': ['research article', '研究论文'], review: ['review', '综述'],
    'review-article': ['review article', '综述'], 'systematic-review': ['systematic review', '系统综述'], 'meta-analysis': ['meta-analysis', '荟萃分析'],
    'case-report': ['case report', '病例报告'], 'case-reports': ['case report', '病例报告'], 'clinical-trial': ['clinical trial', '临床试验'],
    'randomized-controlled-trial': ['randomised controlled trial', '随机对照试验'], 'proceedings-article': ['conference paper', '会议论文'], 'conference-paper': ['conference paper', '会议论文'],
    'posted-content': ['preprint', '预印本'], preprint: ['preprint', '预印本'], book: ['book', '图书'], 'book-chapter': ['book chapter', '图书章节'], dissertation: ['thesis', '学位论文'],
    report: ['report', '报告'], dataset: ['data set', '数据集'], editorial: ['editorial', '社论'], letter: ['letter', '通讯'], comment: ['comment', '评论'], erratum: ['erratum', '勘误'],
    correction: ['correction', '更正'], standard: ['standard', '标准'], text: ['text', '文本'], other: ['other', '其他'],
  },
  /** Why a parent is not named. */
  company_exception: {
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
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Said>>>>;

export type RegisterList = keyof typeof REGISTER_WORDS;

/** Registers write `Not yet recruiting`, `NOT_YET_RECRUITING`, `Not_Yet_Recruiting`. */
const folded = (code: string) => code.toLowerCase().replace(/[^a-z0-9]+/g, '');

const tables = new Map<RegisterList, ReadonlyMap<string, Said>>();
function tableOf(list: RegisterList): ReadonlyMap<string, Said> {
  const known = tables.get(list);
  if (known) return known;
  const made = new Map(Object.entries(REGISTER_WORDS[list]).map(([code, said]) => [folded(code), said as Said]));
  tables.set(list, made);
  return made;
}

/** What is said of a code: `Double (Participant, Investigator)` by its words, where the whole is none. */
function chinese(list: RegisterList, code: string): string | undefined {
  const table = tableOf(list);
  const said = table.get(folded(code));
  if (said !== undefined) return typeof said === 'string' ? said : said[1];
  const [, head, more] = /^([^()]{1,60}) \(([^()]{1,200})\)$/.exec(code) ?? [];
  if (head === undefined || more === undefined) return undefined;
  const words = [head, ...more.split(', ')].map((word) => chinese(list, word));
  return words.includes(undefined) ? undefined : `${words[0]}（${words.slice(1).join('、')}）`;
}

/** The Chinese of a code; undefined where no table has the list, or the list the code. */
export const inChinese = (list: string, code: string): string | undefined =>
  list in REGISTER_WORDS ? chinese(list as RegisterList, code) : undefined;

/** The English of a code: `Phase_1_2` is `Phase 1/2`; what no table words otherwise has blanks for underscores. */
export function inEnglish(list: string, code: string): string {
  const said = list in REGISTER_WORDS ? tableOf(list as RegisterList).get(folded(code)) : undefined;
  return said === undefined || typeof said === 'string' ? code.replaceAll('_', ' ') : said[0];
}

/** A code in words of a language; what no table has stays as the register writes it, with blanks for underscores. */
export function registerWord(list: RegisterList, code: string, lang: 'en' | 'zh'): string {
  return lang === 'zh' ? (chinese(list, code) ?? inEnglish(list, code)) : inEnglish(list, code);
}
