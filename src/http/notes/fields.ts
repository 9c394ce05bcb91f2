import { INDICATOR_WORDS } from '#operations/analysis-report/company-report/indicator-words.ts';

/** What fields of the evaluation of companies are called in Chinese, beside the indicators that reports name. */
// biome-ignore format: read it as a table
const OTHERS: Readonly<Record<string, string>> = {
  // what registers state
  actual_capital_formatted: '实缴资本', reg_capital_formatted: '注册资本', duration: '成立年限', num_members: '核心人员数', publics: '上市板块',
  qualification: '资质标签', qualify_certificate: '资质标签', num_certificates: '资质证书', num_certificates_valid: '有效资质证书',
  standard_information_num: '参与标准', country_standard_information_num: '参与国家标准',
  reg_num: '软件著作权', reg_num_5y: '近五年软件著作权', ic_num: '近五年集成电路布图与软件', reg_3y_avg: '软件著作权近三年年均', reg3y_avg: '软件著作权近三年年均', reg_growth_ratio: '软件著作权增长率',
  num_trademarks_registered: '注册商标', num_trademarks_registered_5y: '近五年注册商标', num_trademarks_total: '商标申请', num_trademarks_total_5y: '近五年商标申请',
  // financing
  rounds: '融资轮次', round_all: '融资轮次', avg_funding_interval: '平均融资间隔', avg_funding_interval_all: '平均融资间隔', money_q25_sum_weighted: '融资总额', fin_money_sum_all: '融资总额',
  most_recent_money_q25_formatted: '最近一次融资额', most_recent_time: '距最近一次融资的年数',
  // values and scores
  value_avg: '专利平均价值', value_sum: '专利总价值', value_top5_avg: '价值最高五件的平均价值', most_cited_patents_value: '被引最多专利的价值', avg_technology_score: '平均技术得分', total_patent_award_score: '专利奖得分',
  avg3y_cnt: '年均申请',
  // risks
  active_invention_cnt: '有效发明', patent_litigation_defendant: '涉诉专利（被告）', patent_litigation_plaintiff: '涉诉专利（原告）', patent_pledge: '质押专利', patent_reexam: '复审或无效专利',
  patent_transfer: '转入专利', patent_transfer_out: '转出专利', rejected: '被驳回申请', litigation_defendant: '作为被告的诉讼', litigation_plaintiff: '作为原告的诉讼', pledge: '质押',
  reexam: '复审或无效', transfer: '转入', transfer_out: '转出',
};

/** Names of fields as notes list them: in Chinese, with the name that the answer has. */
export const FIELDS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(INDICATOR_WORDS).map(([field, { zh }]) => [field, zh] as const), ...Object.entries(OTHERS)].map(
    ([field, zh]) => [field, `${zh}（${field}）`],
  ),
);
