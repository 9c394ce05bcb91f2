import { MOST_TOLD, type NoveltyWords } from './novelty-words-en.ts';

const zhList = (items: readonly string[]) => items.join('、');
/** Features that only their meaning says to be disclosed. */
const byMeaning = (meant: readonly string[]) =>
  meant.length > 0 ? `，其中 ${zhList(meant)} 仅按含义判断，须核对` : '';
/** What every feature is disclosed without. */
const notCounting = (results: readonly string[]) =>
  results.length > 0 ? `（不计由其产生的效果 ${zhList(results)}）` : '';
const told = (values: readonly string[]) =>
  values.length > MOST_TOLD ? `${zhList(values.slice(0, MOST_TOLD))} 等 ${values.length} 个` : zhList(values);
/** The words of reports and rounds in Chinese. */
export const zh: NoveltyWords = {
  report: '新颖性检索报告',
  subtitle: (day) => `新颖性检索报告，${day}`,
  task: '任务',
  searchedFor: '检索对象',
  window: '公开日范围',
  windowText: (from, to) => (from || to ? `${from || '不限'} 至 ${to || '不限'}` : '不限'),
  referenceDate: '现有技术截止',
  referenceBasis: { priority: '检索对象的最早优先权日', window: '公开日范围终点的次日', today: '检索次日' },
  corpus: '数据范围',
  corpusText: (records, seq) => `${records} 篇公开文献，状态号 ${seq}`,
  coverage: '检索覆盖',
  coverageText: ({ publications, offices, languages, first_year, last_year, undated, without_claims }) =>
    [
      `公开日范围内 ${publications} 篇`,
      offices.length > 0 ? `受理局：${told(offices.map(({ office, publications: n }) => `${office} ${n}`))}` : '',
      languages.length > 0 ? `语种：${told(languages.map(({ language, publications: n }) => `${language} ${n}`))}` : '',
      first_year === undefined ? '' : `公开年份 ${first_year} 至 ${last_year}`,
      `无权利要求：${without_claims}`,
      `公开日不详（限定公开日时不检索）：${undated}`,
    ]
      .filter(Boolean)
      .join('；'),
  onlyHere: (numbers) => `仅此篇公开：${zhList(numbers)}`,
  compared: '比对',
  comparedText: (compared, kept, chosen) =>
    `逐特征比对检索所得 ${compared} 篇；保留 ${kept} 篇（含用户添加），报告选用 ${chosen} 篇`,
  papers: '论文',
  papersText: (compared, kept, abstracts) =>
    compared === 0
      ? '数据中未检出'
      : `比对 ${compared} 篇，保留 ${kept} 篇${abstracts > 0 ? `，其中 ${abstracts} 篇仅存标题和摘要` : ''}`,
  abstractOnly: '仅存标题和摘要',
  retracted: '已撤稿',
  superseded: '已有新版本',
  quotes: '引文',
  quotesText: (ok, all) => `生成报告时逐字复核：${all} 处引文中 ${ok} 处一致`,
  result: '结论',
  nothingCompared: '未检索到现有技术文献。这并不说明具备新颖性：检索过程见检索记录。',
  takesNovelty: (who, count, results, meant) =>
    `按措辞比对，${zhList(who)} 公开了全部 ${count} 个技术特征${notCounting(results)}${byMeaning(meant)}。`,
  noneAlone: (all, count) => `所保留的 ${all} 篇文献中，没有一篇按措辞公开全部 ${count} 个技术特征。`,
  titleOnly: '仅存标题',
  titlesOnly: (count, all) => `所保留的 ${all} 篇文献中，有 ${count} 篇仅存标题：其公开内容在此无从得知。`,
  closest: (who, title, disclosed, all, missing) =>
    `最接近的现有技术为 ${who}《${title}》：公开 ${all} 个特征中的 ${disclosed} 个${missing.length > 0 ? `；未公开或仅部分公开：${zhList(missing)}` : ''}。`,
  disclosesMore: (who, title, disclosed, all) =>
    `公开特征更多的是 ${who}《${title}》：${all} 个特征中的 ${disclosed} 个。`,
  pairCovers: (first, second, all, results) =>
    `${first} 与 ${second} 结合覆盖全部特征${notCounting(results)}${all > 1 ? `，另有 ${all - 1} 组结合亦然` : ''}。`,
  noPair: '所比对的文献中，任意两篇结合均不能覆盖全部特征。',
  inPart: (numbers) => `所比对文献均未完整公开：${zhList(numbers)}。`,
  nowhere: (numbers) => `按措辞未找到相应段落：${zhList(numbers)}。文献可能用别的词说到，见下文最接近的段落。`,
  undated: (who, disclosed, all) => `${who} 公开了 ${all} 个技术特征中的 ${disclosed} 个，其公开日有待核实。`,
  published_by_number: (text) => `${text}（据公开号）`,
  published_by_record: (text) => `${text}（记录仅精确至此）`,
  published_before: (text) => `不晚于 ${text}，公开日有待核实`,
  notAnOpinion:
    '本报告比较的是措辞：它指出各特征的词语出现在在先文献的何处。这些内容是否影响新颖性或创造性，应由熟悉该领域和法律的人员判断。',
  question: '检索内容',
  given: '提交的文本',
  cut: (length) => `此处仅显示开头部分；检索使用了全文（${length} 个字符）。`,
  summary: '技术方案概要（摘自原文）',
  summaryEdited: '技术方案概要（经用户编辑）',
  features: '技术特征',
  featuresCaption: '用于检索和比对的技术特征',
  number: '编号',
  feature: '特征',
  weight: '权重',
  why: '理由',
  weights: { topic: '主题', key: '关键', supplementary: '补充' },
  userAdded: '用户添加',
  userAddedShort: '用户',
  leftOut: (items) => `用户未选用：${items.join('；')}。`,
  documents: '最相关文献',
  documentsCaption: '已比对的文献：公开全部特征者在前，其余按整体相近程度排序',
  document: '文献',
  title: '名称与申请人',
  published: '公开日',
  category: '类别',
  disclosed: '公开特征',
  score: '得分',
  foundBy: '检出方式',
  foundByLegend: (strategies) => `检出方式：${strategies.join('；')}。`,
  unknown: '不详',
  of: (some, all) => `${some}／${all}`,
  withDocuments: (others) => `结合 ${zhList(others)}`,
  categoryLegend:
    '类别参照 WIPO ST.14，此处依措辞、（添加编码器后）含义和日期确定。X：公开全部特征（思路中仅为效果的部分不计）；Y：与另一篇文献结合覆盖全部特征；A：背景技术；E：公开较晚但优先权日或申请日在先；T：晚于截止日；L：公开日不详。',
  categoryReason: {
    X: (_missing, _others, _published, _reference, results, meant) =>
      `X 类：按措辞公开了全部特征${results.length > 0 ? `（由其产生的效果 ${zhList(results)} 除外）` : ''}${byMeaning(meant)}，且公开日在截止日之前。`,
    Y: (missing, others) => `Y 类：单独缺少 ${zhList(missing)}；${others.slice(0, 3).join(' 或 ')} 公开了这些特征。`,
    A: (missing) =>
      `A 类：${missing.length > 0 ? `未公开或仅部分公开 ${zhList(missing)}；` : ''}没有其他所比对的文献可与之互补。`,
    E: (_missing, _others, published, reference) =>
      `E 类：公开于 ${published}，不早于 ${reference}，但优先权日或申请日在先。在同一局的情形下可能影响新颖性，不用于评价创造性。`,
    T: (_missing, _others, published, reference) => `T 类：公开于 ${published}，不早于 ${reference}，不属于现有技术。`,
    L: () => 'L 类：数据中没有其公开日，无法判断是否属于现有技术。',
  },
  chart: '特征对比表',
  chartLegend:
    '+ 按措辞公开（65 至 100），± 部分公开（35 至 64），– 未找到（0 至 34）。* 表示用户修改。每格链接到相应段落。',
  chartCaption: (columns) => `特征与文献对照：${columns.join('，')}`,
  evidence: '对比段落',
  evidenceIntro: (digits) =>
    `各特征的最佳段落，逐字引用并注明位置。散列值为字符所在的整个段落、权利要求、标题或摘要的 SHA-256 的前 ${digits} 位。`,
  moreDocuments: (count) => `另有 ${count} 篇选用文献的段落见检索结果，此处未列。`,
  verdicts: { disclosed: '已公开', partly: '部分公开', not_found: '未找到' },
  editedCell: (verdict, score) => `（用户修改；原结果：${verdict}，${score}。）`,
  quoteGone: (reason) => `未显示该段落：无法复核（${reason}）。`,
  characters: (start, end) => `第 ${start} 至 ${end} 个字符`,
  surroundingsChanged: '其上下文此后有改动',
  nearestMiss: '最接近的段落',
  byMeaning: '含义相近',
  claim: (number) => `权利要求 ${number}`,
  paragraph: (id) => `段落 ${id}`,
  parts: { title: '标题', abstract: '摘要', claim: '权利要求', description: '说明书' },
  origins: { original: '原文', office: '官方译文', machine: '机器译文' },
  combinations: '两篇文献的结合',
  pairsIntro: (results) => `以下结合按措辞覆盖全部特征${notCounting(results)}。`,
  nearPairsIntro: '没有任何两篇文献的结合覆盖全部特征，以下结合多于任何单篇文献。',
  noPairs: '没有任何两篇文献的结合多于最接近的单篇文献。',
  combinationsCaption: '文献组合，按优先顺序',
  first: '文献',
  gives: '公开',
  second: '结合',
  adds: '补充',
  missing: '缺少',
  none: '无',
  pairCaveat: '两篇文献合起来覆盖全部特征，并不说明本领域技术人员会将其结合：本检索未考察结合的启示。',
  recall: '可能遗漏的程度',
  recallMethod: (ways, score) =>
    `全部候选文献均已比对，得分不低于 ${score} 者视为相关。依每篇相关文献被 ${ways} 种策略中的几种检出，估计未被任何策略检出的数量（Chao 估计量）：仅被一种策略检出的越多，遗漏的也越多。`,
  recallText: (found, once, total, share, low) =>
    `检出相关文献 ${found} 篇，其中 ${once} 篇仅由一种策略检出。估计数据中共有 ${total} 篇，即检出约 ${share}，很可能不低于 ${low}。`,
  noRecall: '检出的相关文献太少，无法估计。',
  recallCaveat:
    '该估计仅针对本数据范围内与特征用语相近的文献；以完全不同的用语或仅以附图公开的文献，以及本数据以外的文献不在其内。以 1103 篇同领域文献中的 15 项真实权利要求试验，估计平均为 0.72，实际为 0.85。',
  log: '检索记录',
  namedOnly: (count) => `未进行检索：仅与用户指定的 ${count} 篇文献对比，不涉及其他任何文献。`,
  namedBeside: (count) => `用户另指定 ${count} 篇文献，无论是否检出，均进行对比。`,
  logIntro: (publications, families, merged) =>
    `各策略共检出 ${publications} 篇公开文献，属于 ${families} 个简单同族；${merged ? '每个同族保留一篇' : '未合并同族'}。`,
  strategiesCaption: '检索策略，按执行顺序',
  strategy: '策略',
  way: '方法',
  lines: '检索式',
  taken: '文献数',
  strategies: {
    semantic_search: {
      title: '全文相似检索',
      way: '按整段技术方案与各文献的相近程度排序，不依赖检索要素。',
    },
    all_elements_search_tacd: {
      title: '全要素检索',
      way: '要求标题、摘要、权利要求或说明书中包含全部要素；结果不足时依次去掉最次要的要素。',
    },
    all_elements_search_dynamic: {
      title: '核心概念动态检索',
      way: '要求同时出现最重要的若干概念，随后逐个减少。',
    },
    class_search: {
      title: '分类号限定检索',
      way: '在要素中出现最多的分类号范围内检索任一关键词。',
    },
    relevant_tracking_search: {
      title: '引证追踪检索',
      way: '追踪当前最相关文献的引用与被引用文献。',
    },
    applicant_inventor_search: {
      title: '申请人与发明人检索',
      way: '检索当前最相关文献的申请人和发明人在该主题下的公开文献。',
    },
    literature_search: {
      title: '非专利文献检索',
      way: '在基准日之前发表的科技文献中检索任一词语；检出的论文与专利一样逐项比对，与专利并列。',
    },
    embedding_order: {
      title: '向量模型排序',
      way: '本身不检出文献：按所配置向量模型中标题和摘要与主题及技术特征的相近程度，对其他策略检出的最佳候选文献再排一次序，作为融合中的又一份排序，不作判断。',
    },
  },
  wholeText: '整段技术方案',
  claimText: (text: string) => `模型撰写的权利要求：${text}`,
  citationsOf: (numbers) => `${zhList(numbers)} 的引用与被引用文献`,
  within: (query) => `，限于 ${query}`,
  papersBy: (query) => `论文：${query}`,
  papersTaken: (count) => `采用 ${count} 篇论文。`,
  nothingToSearch: '没有可用于检索的条件。',
  takenText: (count) => `采用 ${count} 篇公开文献。`,
  embeddingOrderText: ({ model, candidates, order, texts_embedded, texts_kept, failure }) =>
    failure
      ? `请求向量模型 ${model} 对最佳的 ${candidates} 篇候选文献排序；该排序未被采用：${failure.message}`
      : `向量模型 ${model} 对最佳的 ${candidates} 篇候选文献中的 ${order?.length ?? 0} 篇排序，作为融合中的又一份排序。计算向量的文本 ${texts_embedded} 段，沿用已有向量 ${texts_kept} 个。`,
  beyondReach: ({ script, publications }) =>
    `全文相近度检索未触及 ${publications} 篇${script === 'other' ? '中文、日文或韩文' : '与原文文字不同的其他语种'}文献：此处没有其词语的译法，也未添加编码器。这些文献只能通过其中与原文同语种的内容，或其本语种的检索要素检出。`,
  logCaption: '执行的全部检索及命中数',
  line: '编号',
  query: '检索表达式',
  purpose: '用途',
  count: '命中数',
  block: (feature) => `要素块“${feature}”`,
  replay: (task) => `以上检索均可重新执行并比对：priora tasks replay ${task}`,
  notFound: '未找到的内容',
  allFound: '每个特征均在某篇现有技术文献中按措辞公开。',
  nearest: (who, score) => `最接近：${who}，得分 ${score}。`,
  readText: (count, units) => `为此阅读了 ${count} 篇文献的 ${units} 个段落、权利要求、标题和摘要。`,
  emptyLines: (lines) => `没有命中的检索：${zhList(lines)}。`,
  edits: '用户的修改',
  editedSolution: '编辑了技术方案概要。',
  addedFeatures: (numbers) => `添加的特征：${zhList(numbers)}。`,
  changedFeatures: (numbers) => `改写的特征：${zhList(numbers)}。`,
  addedDocument: (number) => `添加了文献 ${number}。`,
  changedCell: (number, feature, before, after) => `${number}，${feature}：原为 ${before}，现为 ${after}。`,
  limits: '方法的局限',
  limitList: [
    '仅检索了本系统内的数据：其中没有的内容（其他局、较晚公开的文献、其他非专利文献、产品、公开使用）未被考察。',
    '“未找到”指没有发现含有足够相同词语的段落。相同内容可能以其他措辞表述，或见于附图：附图未被阅读。',
    '“已公开”指某一段落含有该特征的词语和数值。其含义是否相同由读者判断：每处均附引文。',
    '各特征逐一比对。一篇文献是在同一方案中还是在不同实施例中分别公开这些特征，未作考察。',
    '未考虑等同、隐含公开和公知常识。',
  ],
};
