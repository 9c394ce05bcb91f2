import type { Dimension, IndicatorName } from '#analytics/companies/indicators.ts';

/** What an indicator is called, how its value is written, and what it is in Chinese. */
interface IndicatorWords {
  readonly en: string;
  readonly zh: string;
  readonly formula_zh: string;
  /** A share of 1, or years. */
  readonly as?: 'share' | 'years';
}

// biome-ignore format: read it as a table
export const INDICATOR_WORDS: Readonly<Record<IndicatorName, IndicatorWords>> = {
  apno_cnt: { en: 'Applications owned', zh: '拥有的申请', formula_zh: '所拥有的申请件数' },
  non_design_apno_cnt: { en: 'Inventions and utility models', zh: '发明与实用新型', formula_zh: '发明与实用新型申请件数' },
  apno_cnt_valid_5y: { en: 'Recent rights in force', zh: '近五年有效专利', formula_zh: '近五年申请且有效的权利件数' },
  patent_valid_ratio: { en: 'Share in force', zh: '有效率', formula_zh: '有效权利／状态已知的申请，不含国际申请', as: 'share' },
  granted_invention_cnt: { en: 'Granted inventions in force', zh: '有效授权发明', formula_zh: '有效的授权发明件数' },
  avg_3y_cnt: { en: 'Filings a year', zh: '年均申请', formula_zh: '最近三个完整年度的年均申请件数' },
  active_inventor_cnt: { en: 'Active inventors', zh: '活跃发明人', formula_zh: '最近五个完整年度每年均有申请的发明人数' },
  active_inventor_ratio: { en: 'Share of active inventors', zh: '活跃发明人占比', formula_zh: '活跃发明人／全部发明人', as: 'share' },
  invention_stability: { en: 'Variance of filings', zh: '申请波动', formula_zh: '最近五个完整年度发明申请量的方差，越小越稳定' },
  patenting_growth_ratio: { en: 'Growth of filings', zh: '申请增长率', formula_zh: '（最近三个完整年度申请量－此前三年）／此前三年', as: 'share' },
  in_examing_ratio: { en: 'Share pending', zh: '审中率', formula_zh: '审中申请／状态已知的申请，不含国际申请', as: 'share' },
  avg_cited_by_cnt: { en: 'Citations an application', zh: '平均被引', formula_zh: '平均每件申请被多少申请引用' },
  core_patents_cited_by_cnt: { en: 'Citations of the core', zh: '核心专利被引', formula_zh: '被引最多的十个同族的被引次数' },
  core_patents_cited_by_ratio: { en: 'Mean citations of the core', zh: '核心专利平均被引', formula_zh: '被引最多的十个同族的平均被引次数' },
  top5_current_impact_index: { en: 'Current impact', zh: '近期影响力', formula_zh: '被引最多的五个同族近三年年均被引／首次被引以来年均被引' },
  self_cited_by_ratio: { en: 'Self-citation', zh: '自引率', formula_zh: '来自自身的引用／全部引用，越小越好', as: 'share' },
  country_cnt: { en: 'Offices', zh: '受理局', formula_zh: '提交过申请的受理局数' },
  ipc_sub_class_cnt: { en: 'IPC subclasses', zh: 'IPC小类', formula_zh: '涉及的不同IPC小类数' },
  tech_width: { en: 'Breadth in the main field', zh: '主领域宽度', formula_zh: '主要小类内每件申请的平均IPC大组数' },
  tech_global_concentration: { en: 'Share of the main field', zh: '主领域占比', formula_zh: '主要小类中本企业同族／语料库该小类全部同族', as: 'share' },
  pct_apno_cnt: { en: 'International applications', zh: '国际申请', formula_zh: '国际申请件数' },
  non_design_pct_apno_cnt: { en: 'International applications but designs', zh: '国际申请（不含外观）', formula_zh: '不含外观设计的国际申请件数' },
  joint_applicant_cnt: { en: 'Co-applicants', zh: '共同申请人', formula_zh: '与其共同申请的其他申请人数' },
  joint_application_cnt: { en: 'Joint applications', zh: '共同申请', formula_zh: '与他人共同申请的件数' },
  invention_ratio: { en: 'Share of inventions', zh: '发明占比', formula_zh: '发明／申请，不含国际申请', as: 'share' },
  granted_invention_ratio: { en: 'Share of inventions granted', zh: '发明授权占比', formula_zh: '有效授权发明／状态已知的发明', as: 'share' },
  granted_invention_cnt_pb_1y: { en: 'Inventions granted in a year', zh: '近一年授权发明', formula_zh: '最近一年授权的发明件数' },
  granted_invention_cnt_pb_original_2y: { en: 'Own inventions granted in two years', zh: '近两年自有授权发明', formula_zh: '最近两年授权且由其自行申请的发明件数' },
  avg_remaining_life_span: { en: 'Remaining life', zh: '平均剩余寿命', formula_zh: '届满日已知的有效发明距届满的平均年数', as: 'years' },
  invention_cnt_validity_higher_10: { en: 'Ten years or more to go', zh: '剩余十年以上', formula_zh: '距届满十年及以上的有效发明件数' },
  invention_cnt_validity_higher_5_lower_10: { en: 'Five to ten years to go', zh: '剩余五至十年', formula_zh: '距届满五至十年的有效发明件数' },
  invention_cnt_validity_lower_5: { en: 'Less than five years to go', zh: '剩余不足五年', formula_zh: '距届满不足五年的有效发明件数' },
  external_licensing_cnt: { en: 'Licensed out', zh: '对外许可', formula_zh: '有许可备案且由其许可的有效权利件数' },
  ip_dependency: { en: 'Licensed in', zh: '许可依赖度', formula_zh: '有许可备案且许可给它的有效权利／申请', as: 'share' },
};

export const DIMENSION_WORDS: Readonly<Record<Dimension, { readonly en: string; readonly zh: string }>> = {
  fundamental: { en: 'Size and state', zh: '基础实力' },
  rd_scale_and_stability: { en: 'Research and its steadiness', zh: '研发规模与稳定性' },
  tech_influence: { en: 'Influence', zh: '技术影响力' },
  tech_layout: { en: 'Reach', zh: '技术布局' },
  tech_quality: { en: 'Quality', zh: '技术质量' },
};

/** A value as it is read: shares in percent, years with their unit. */
export function indicatorText(name: IndicatorName, value: number, zh: boolean): string {
  const { as } = INDICATOR_WORDS[name];
  if (as === 'share') return `${(100 * value).toFixed(1)} %`;
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return as === 'years' ? `${figure} ${zh ? '年' : 'years'}` : figure;
}
