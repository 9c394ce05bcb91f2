import type { EMBEDDING_ORDER, EmbeddingOrder } from '#skills/search-prior-art/embedding-order.ts';
import type { Strategy } from '#skills/search-prior-art/strategies.ts';
import type { Category, Verdict } from './assessment.ts';
import type { ConfirmedFeature, NoveltySearchData } from './data.ts';

const list = (items: readonly string[], and: string) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
const features = (count: number) => (count === 1 ? '1 feature' : `${count} features`);
const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

type Reason = (missing: readonly string[], others: readonly string[], published: string, reference: string) => string;

const en = {
  report: 'Novelty search',
  subtitle: (day: string) => `Novelty search report, ${day}`,
  task: 'Task',
  searchedFor: 'Searched for',
  window: 'Publication window',
  windowText: (from: string, to: string) =>
    from || to ? `${from || 'any time'} to ${to || 'any time'}` : 'at any time',
  referenceDate: 'Prior art before',
  referenceBasis: {
    priority: 'earliest priority of the publication searched for',
    window: 'the day after the window of publication dates',
    today: 'the day after the search',
  } as Record<NoveltySearchData['reference_basis'], string>,
  corpus: 'Corpus',
  corpusText: (records: number, seq: number) => `${records} publications, state ${seq}`,
  compared: 'Compared',
  comparedText: (compared: number, kept: number, chosen: number) =>
    `${documents(compared)} of the search feature by feature; ${kept} kept (with those that were added), ${chosen} chosen for this report`,
  quotes: 'Quotes',
  quotesText: (ok: number, all: number) =>
    `${ok} of ${all} were found again, character by character, when this report was made`,
  result: 'Result',
  nothingCompared:
    'No document of prior art was found. This says nothing about novelty: see the search log for what was searched.',
  takesNovelty: (who: readonly string[], count: number) =>
    `By wording, ${list(who, 'and')} ${who.length === 1 ? 'discloses' : 'each disclose'} all ${features(count)} of the solution.`,
  noneAlone: (all: number, count: number) =>
    `None of the ${documents(all)} kept discloses all ${features(count)} by wording.`,
  closest: (who: string, title: string, disclosed: number, all: number, missing: readonly string[]) =>
    `Closest is ${who}, "${title}": ${disclosed} of ${features(all)} disclosed${missing.length > 0 ? `; not or only partly: ${missing.join(', ')}` : ''}.`,
  pairCovers: (first: string, second: string, all: number) =>
    `Together, ${first} and ${second} cover all features${all > 1 ? `, as do ${all - 1} further ${all === 2 ? 'pair' : 'pairs'}` : ''}.`,
  noPair: 'No two of the documents kept cover all features together.',
  nowhere: (numbers: readonly string[]) => `Not disclosed by any document compared: ${numbers.join(', ')}.`,
  notAnOpinion:
    'This report compares wording. It shows where words of the features stand in earlier documents; whether these take novelty or inventive step is for a person with knowledge of the field and of the law to decide.',
  question: 'What was asked',
  given: 'The text as given',
  cut: (length: number) => `Only the beginning is shown; the whole text of ${length} characters was used.`,
  summary: 'Summary, in the words of the text',
  summaryEdited: 'Summary, as edited by the user',
  features: 'Features',
  featuresCaption: 'The technical features that were searched and compared',
  number: 'No.',
  feature: 'Feature',
  weight: 'Weight',
  why: 'Why this weight',
  weights: { topic: 'topic', key: 'key', supplementary: 'supplementary' } as Record<ConfirmedFeature['weight'], string>,
  userAdded: 'added by the user',
  userAddedShort: 'user',
  leftOut: (items: readonly string[]) => `Left out by the user: ${items.join('; ')}.`,
  documents: 'Most relevant documents',
  documentsCaption: 'Documents compared, by degree of disclosure',
  document: 'Document',
  title: 'Title and applicant',
  published: 'Published',
  category: 'Category',
  disclosed: 'Features',
  score: 'Score',
  foundBy: 'Found by',
  foundByLegend: (strategies: readonly string[]) => `Found by: ${strategies.join('; ')}.`,
  unknown: 'unknown',
  of: (some: number, all: number) => `${some} of ${all}`,
  withDocuments: (others: readonly string[]) => `with ${others.join(', ')}`,
  categoryLegend:
    'Categories after WIPO ST.14, decided here by wording and dates alone. X: discloses every feature. Y: covers every feature together with one other document. A: background. E: published too late, but with an earlier priority or filing date. T: later than the reference date. L: date of publication unknown.',
  categoryReason: {
    X: () =>
      'Category X: every feature is disclosed by wording, and the document was published before the reference date.',
    Y: (missing, others) =>
      `Category Y: alone it lacks ${missing.join(', ')}; these are disclosed by ${list(others.slice(0, 3), 'or')}.`,
    A: (missing) =>
      `Category A: ${missing.length > 0 ? `not or only partly disclosed: ${missing.join(', ')}; ` : ''}no other compared document completes it.`,
    E: (_missing, _others, published, reference) =>
      `Category E: published on ${published}, not before ${reference}, but with an earlier priority or filing date. It may count for novelty where the same office has both, not for inventive step.`,
    T: (_missing, _others, published, reference) =>
      `Category T: published on ${published}, not before ${reference}: no prior art.`,
    L: () =>
      'Category L: the corpus does not know when it was published, so that it cannot be said whether it is prior art.',
  } as Record<Category, Reason>,
  chart: 'Claim chart',
  chartLegend:
    '+ disclosed by wording (65 to 100), ± partly (35 to 64), – not found (0 to 34). * changed by the user. Each cell leads to its passage.',
  chartCaption: (columns: readonly string[]) => `Features against documents: ${columns.join(', ')}`,
  evidence: 'Passages',
  evidenceIntro: (digits: number) =>
    `The best passage for each feature, word for word, with where it stands. The hash is the beginning (${digits} digits) of the SHA-256 of the whole paragraph, claim, title or abstract that the characters are counted in.`,
  moreDocuments: (count: number) =>
    `The passages of ${count} more chosen documents are in the result of the search, not printed here.`,
  verdicts: { disclosed: 'disclosed', partly: 'partly disclosed', not_found: 'not found' } as Record<Verdict, string>,
  editedCell: (verdict: string, score: number) => `(Changed by the user; found: ${verdict}, ${score}.)`,
  quoteGone: (reason: string) => `The passage is not shown: it could not be found again (${reason}).`,
  characters: (start: number, end: number) => `characters ${start} to ${end}`,
  surroundingsChanged: 'the text around it was changed since',
  nearestMiss: 'nearest miss',
  claim: (number: number) => `claim ${number}`,
  paragraph: (id: string) => `paragraph ${id}`,
  parts: { title: 'title', abstract: 'abstract', claim: 'claim', description: 'description' } as Record<string, string>,
  origins: { original: 'original', office: "office's translation", machine: 'machine translation' } as Record<
    string,
    string
  >,
  combinations: 'Combinations of two documents',
  pairsIntro: 'These pairs cover every feature by wording.',
  nearPairsIntro: 'No pair covers every feature. These cover more than any document alone.',
  noPairs: 'No pair of documents covers more than the best document alone.',
  combinationsCaption: 'Pairs of documents, best first',
  first: 'Document',
  gives: 'Discloses',
  second: 'With',
  adds: 'Adds',
  missing: 'Missing',
  none: 'none',
  pairCaveat:
    'That two documents cover the features does not say that a skilled person would have combined them: no reason to combine was looked for.',
  recall: 'How much may have been missed',
  recallMethod: (ways: number, score: string) =>
    `Every candidate was compared; a score of ${score} or more counts as relevant. From how many of the ${ways} strategies found each relevant document, the number of those that none found is estimated (Chao's estimator): many that one strategy alone found say that there are more.`,
  recallText: (found: number, once: number, total: string, share: string, low: string) =>
    `${found} relevant ${found === 1 ? 'document was' : 'documents were'} found, ${once} of them by one strategy alone. Estimated to be in the corpus: ${total}; so about ${share} of them were found, and hardly less than ${low}.`,
  noRecall: 'Too few relevant documents were found for an estimate.',
  recallCaveat:
    'The estimate speaks of documents that share the wording of the features, in this corpus alone. What discloses them in quite other words, in pictures, or outside this corpus is not in it. Tried on 15 real claims in a corpus of 1,103 documents of one field, it said .72 on the average where .85 was true.',
  log: 'Search log',
  logIntro: (publications: number, families: number, merged: boolean) =>
    `The strategies found ${publications} publications of ${families} simple families; ${merged ? 'one publication of each family was kept' : 'families were not merged'}.`,
  strategiesCaption: 'Strategies, in the order of running',
  strategy: 'Strategy',
  way: 'What it does',
  lines: 'Lines',
  taken: 'Publications',
  strategies: {
    semantic_search: {
      title: 'Nearness of the whole text',
      way: 'Ranks the corpus by how near each document is to the whole description, whatever the elements are.',
    },
    all_elements_search_tacd: {
      title: 'All elements at once',
      way: 'Wants every element somewhere in title, abstract, claims or description; leaves the least important out, one by one, until enough is found.',
    },
    all_elements_search_dynamic: {
      title: 'Strongest concepts at once',
      way: 'Wants the strongest concepts of all elements together, then one fewer, and so on.',
    },
    class_search: {
      title: 'Within the classes',
      way: 'Searches any of the words within the classes that the elements name most often.',
    },
    relevant_tracking_search: {
      title: 'Citations of the best documents',
      way: 'Follows what the best documents so far cite, and what cites them.',
    },
    applicant_inventor_search: {
      title: 'Applicants and inventors of the best documents',
      way: 'Looks at what the applicants and inventors of the best documents have published on the topic.',
    },
    embedding_order: {
      title: 'Order by an embedding model',
      way: 'Finds nothing itself: orders the best candidates of the others once more, by how near title and abstract are to subject and features in the vectors of the configured embedding model. One more list in the fusion, never a verdict.',
    },
  } as Readonly<Record<Strategy | typeof EMBEDDING_ORDER, { readonly title: string; readonly way: string }>>,
  wholeText: 'the whole description',
  citationsOf: (numbers: readonly string[]) => `citations of and by ${numbers.join(', ')}`,
  within: (query: string) => ` within ${query}`,
  nothingToSearch: 'There was nothing to search with.',
  takenText: (count: number) => `${count} publications taken.`,
  embeddingOrderText: ({ model, candidates, order, texts_embedded, texts_kept, failure }: EmbeddingOrder) =>
    failure
      ? `The embedding model ${model} was asked to order the best ${candidates} candidates; its order was left out: ${failure.message}`
      : `The embedding model ${model} ordered ${order?.length ?? 0} of the best ${candidates} candidates: one more list in the fusion. Texts embedded for it: ${texts_embedded}; vectors kept from before: ${texts_kept}.`,
  logCaption: 'Every search that was run, with its count',
  line: 'Line',
  query: 'Search expression',
  purpose: 'For',
  count: 'Count',
  block: (feature: string) => `block of "${feature}"`,
  replay: (task: string) => `All of these can be run again and compared: priora tasks replay ${task}`,
  notFound: 'What was not found',
  allFound: 'Every feature is disclosed by wording in some document of prior art.',
  nearest: (who: string, score: number) => `Nearest: ${who}, score ${score}.`,
  readText: (count: number, units: number) =>
    `Read for this: ${units} paragraphs, claims, titles and abstracts of ${documents(count)}.`,
  emptyLines: (lines: readonly string[]) => `Searches without any hit: ${lines.join(', ')}.`,
  edits: "The user's changes",
  editedSolution: 'The summary of the solution was edited.',
  addedFeatures: (numbers: readonly string[]) => `Features added: ${numbers.join(', ')}.`,
  changedFeatures: (numbers: readonly string[]) => `Features reworded: ${numbers.join(', ')}.`,
  addedDocument: (number: string) => `${number} was added.`,
  changedCell: (number: string, feature: string, before: string, after: string) =>
    `${number}, ${feature}: found ${before}, now ${after}.`,
  limits: 'Limits of the method',
  limitList: [
    'Only the corpus of this installation was searched: what is not in it (other offices, later publications, literature, products, public use) was not seen.',
    '"Not found" means that no passage with enough of the words was found. The same may be said in other words, or shown in a drawing: drawings were not read.',
    '"Disclosed" means that one passage holds the words and numbers of the feature. Whether the passage means the same is for the reader: each is quoted.',
    'Features were compared one by one. Whether a document discloses them in the combination asked for, rather than in separate embodiments, was not examined.',
    'Equivalents, implicit disclosure and general knowledge were not considered.',
  ],
};

export type NoveltyWords = typeof en;

const zhList = (items: readonly string[]) => items.join('、');
const zh: NoveltyWords = {
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
  compared: '比对',
  comparedText: (compared, kept, chosen) =>
    `逐特征比对检索所得 ${compared} 篇；保留 ${kept} 篇（含用户添加），报告选用 ${chosen} 篇`,
  quotes: '引文',
  quotesText: (ok, all) => `生成报告时逐字复核：${all} 处引文中 ${ok} 处一致`,
  result: '结论',
  nothingCompared: '未检索到现有技术文献。这并不说明具备新颖性：检索过程见检索记录。',
  takesNovelty: (who, count) => `按措辞比对，${zhList(who)} 公开了全部 ${count} 个技术特征。`,
  noneAlone: (all, count) => `所保留的 ${all} 篇文献中，没有一篇按措辞公开全部 ${count} 个技术特征。`,
  closest: (who, title, disclosed, all, missing) =>
    `最接近的现有技术为 ${who}《${title}》：公开 ${all} 个特征中的 ${disclosed} 个${missing.length > 0 ? `；未公开或仅部分公开：${zhList(missing)}` : ''}。`,
  pairCovers: (first, second, all) =>
    `${first} 与 ${second} 结合覆盖全部特征${all > 1 ? `，另有 ${all - 1} 组结合亦然` : ''}。`,
  noPair: '所比对的文献中，任意两篇结合均不能覆盖全部特征。',
  nowhere: (numbers) => `所比对文献均未公开：${zhList(numbers)}。`,
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
  documentsCaption: '已比对的文献，按公开程度排序',
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
    '类别参照 WIPO ST.14，此处仅依措辞和日期确定。X：公开全部特征；Y：与另一篇文献结合覆盖全部特征；A：背景技术；E：公开较晚但优先权日或申请日在先；T：晚于截止日；L：公开日不详。',
  categoryReason: {
    X: () => 'X 类：按措辞公开了全部特征，且公开日在截止日之前。',
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
  claim: (number) => `权利要求 ${number}`,
  paragraph: (id) => `段落 ${id}`,
  parts: { title: '标题', abstract: '摘要', claim: '权利要求', description: '说明书' },
  origins: { original: '原文', office: '官方译文', machine: '机器译文' },
  combinations: '两篇文献的结合',
  pairsIntro: '以下结合按措辞覆盖全部特征。',
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
    embedding_order: {
      title: '向量模型排序',
      way: '本身不检出文献：按所配置向量模型中标题和摘要与主题及技术特征的相近程度，对其他策略检出的最佳候选文献再排一次序，作为融合中的又一份排序，不作判断。',
    },
  },
  wholeText: '整段技术方案',
  citationsOf: (numbers) => `${zhList(numbers)} 的引用与被引用文献`,
  within: (query) => `，限于 ${query}`,
  nothingToSearch: '没有可用于检索的条件。',
  takenText: (count) => `采用 ${count} 篇公开文献。`,
  embeddingOrderText: ({ model, candidates, order, texts_embedded, texts_kept, failure }) =>
    failure
      ? `请求向量模型 ${model} 对最佳的 ${candidates} 篇候选文献排序；该排序未被采用：${failure.message}`
      : `向量模型 ${model} 对最佳的 ${candidates} 篇候选文献中的 ${order?.length ?? 0} 篇排序，作为融合中的又一份排序。计算向量的文本 ${texts_embedded} 段，沿用已有向量 ${texts_kept} 个。`,
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
    '仅检索了本系统内的数据：其中没有的内容（其他局、较晚公开的文献、非专利文献、产品、公开使用）未被考察。',
    '“未找到”指没有发现含有足够相同词语的段落。相同内容可能以其他措辞表述，或见于附图：附图未被阅读。',
    '“已公开”指某一段落含有该特征的词语和数值。其含义是否相同由读者判断：每处均附引文。',
    '各特征逐一比对。一篇文献是在同一方案中还是在不同实施例中分别公开这些特征，未作考察。',
    '未考虑等同、隐含公开和公知常识。',
  ],
};

/** Every word of the report and of the rounds of a search, by language. */
export const NOVELTY_WORDS: Readonly<Record<NoveltySearchData['lang'], NoveltyWords>> = { en, zh };
