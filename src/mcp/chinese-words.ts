/**
 * Words in which a Chinese reader asks for an operation, and what the catalogue, whose summaries are English, calls the
 * same. Left: Chinese words, any number that mean the same; right: the English words of the summaries. A phrase that
 * means something of its own stands beside its parts: of those that begin at a character the longest is read.
 */
// biome-ignore format: read it as a table
const TABLE: readonly (readonly [string, string])[] = [
  // patents and their texts
  ['专利', 'patent'], ['公开号 公布号 公告号', 'publication number'], ['申请号', 'application number'], ['著录项目 著录项 著录信息 著录', 'bibliography'],
  ['标题 发明名称', 'title'], ['摘要', 'abstract'], ['摘要附图', 'drawing abstract'], ['权利要求书 权利要求 权项', 'claims'], ['说明书', 'description'],
  ['说明书附图 附图 图纸', 'drawings'], ['附图标记 部件', 'parts reference signs'], ['全文', 'text full'], ['原文', 'published'], ['译文 机器翻译', 'another language'],
  ['章节 段落', 'sections'], ['申请日 公开日 日期', 'dates'], ['优先权', 'priority'], ['发明专利', 'inventions'], ['实用新型', 'utility models'], ['发明点 创新点', 'core invention'],
  // status, law, events
  ['法律状态', 'legal status'], ['简单法律状态 有效性 是否有效', 'simple legal status'], ['法律事件', 'legal events'], ['到期 届满 失效 期限', 'expiry'], ['许可', 'licences'],
  ['转让 权利转移 变更', 'passed transfers'], ['质押 担保', 'pledges'], ['诉讼 官司 判决 法院', 'court cases litigation'], ['无效 无效宣告', 'invalidations'], ['复审', 're-examinations appeals'],
  ['异议', 'oppositions'], ['海关 海关备案', 'customs'], ['奖项 获奖 奖励', 'awards'], ['标准必要专利', 'essential standard declarations'], ['统一专利法院', 'unified court opt'],
  ['费用 年费 缴费', 'fees'], ['审查文件 审查档案 审查历史', 'documents office file'],
  // families, citations, classes
  ['同族 专利族 家族', 'family members'], ['引用 引证 参考文献', 'cite'], ['被引 被引用 施引 谁引用', 'cite'], ['分类号 分类', 'classes'], ['含义 释义', 'mean'], ['下级 分类表', 'scheme below'],
  ['战略性新兴产业 战略新兴产业', 'strategic emerging industries'], ['国民经济行业 行业', 'industry'], ['技术领域', 'field technology'],
  // mining
  ['技术问题', 'problem'], ['技术手段', 'means'], ['技术效果 技术功效 功效', 'technical effects'], ['主题', 'topics'], ['关键词', 'keyword terms'], ['数值 参数 物理量', 'quantities'], ['物质', 'substances'],
  // searches and counts
  ['检索 搜索 查询 查找 搜', 'search'], ['检索式 表达式', 'search expression'], ['语法', 'query language'], ['数量 统计 计数 多少 命中', 'count'], ['聚合 分面 筛选', 'facets'], ['相似 类似 近似 相近', 'similar'],
  ['语义', 'similar text'], ['扩展词 同义词', 'words beside keyword'], ['列表 清单', 'list'], ['导出', 'export write file'], ['下载', 'file pdf'], ['号码检索', 'find publication application number'],
  // designs and pictures
  ['外观设计 外观', 'designs'], ['图片 图像 图形 以图搜图', 'picture'], ['上传', 'upload'], ['侵权', 'infringement'], ['比对 对比 对照', 'compare'],
  // charts
  ['趋势', 'application year'], ['逐年 按年 按年份 年份 年度', 'year'], ['申请量', 'filings'], ['授权 授权率', 'grants'], ['申请人', 'applicants'], ['发明人', 'inventors'], ['排名 排行 前十', 'ten most'], ['生命周期', 'life cycle'],
  ['国家 地域 受理局', 'countries offices'], ['词云', 'hundred terms'], ['专利组合', 'portfolio figures'], ['布局', 'offices families'], ['当前权利人 权利人 专利权人', 'own'],
  // value and reports
  ['价值 估值', 'value'], ['价值报告 价值评估报告', 'value report'], ['评估 评价 评分', 'score evaluation'], ['报告', 'report'], ['申请前评估', 'evaluation filed'], ['市场价值', 'market'], ['技术价值', 'technology'], ['法律价值', 'law'], ['战略价值', 'strategy'], ['经济价值', 'economy'],
  ['专利地图 全景 全景图', 'landscape map'],
  // flows and assistants
  ['查新', 'novelty search'], ['新颖性', 'novelty'], ['自由实施 防侵权', 'fto search rights way'], ['交底书 技术交底书', 'technical disclosure'], ['撰写 起草 写', 'drafting write'], ['撰写说明书', 'drafting specification'], ['方案', 'solution'], ['方案探索 解决方案', 'exploring solutions problem'],
  ['材料', 'materials'], ['预研 预研报告', 'pre-research report'], ['可行性', 'feasibility analyse proposal'], ['配方', 'recipes'], ['问答 提问', 'ask question'], ['技术问答', 'ask technical question'], ['聊天 对话', 'ask chat'], ['创意 想法 点子', 'idea'],
  ['特征', 'features'], ['技术特征', 'technical features'], ['翻译', 'translate text'], ['任务', 'tasks'], ['监控 监测 预警', 'monitor'], ['新建 创建 建立', 'make start'], ['修改 更改 编辑', 'change'], ['删除', 'delete'], ['变化 更新', 'changed'],
  ['周报', 'weekly report'], ['文档解析 文件解析 解析文档 解析', 'read document text parts'], ['版面', 'layout'], ['课程', 'courses'], ['用量 调用量', 'account called operation'], ['通信标准 通信协议', 'telecom specifications'], ['通信', 'telecom'],
  // papers
  ['论文 文献 学术 期刊文章', 'papers literature'], ['文献检索 检索文献', 'search scientific literature'], ['期刊', 'journals'], ['作者', 'authors'], ['作者单位 机构', 'organisation'],
  // trade marks
  ['商标', 'trademark'], ['商品 商品服务', 'goods nice classes'], ['续展', 'renewals'],
  // companies
  ['公司 企业', 'company'], ['工商 注册 登记', 'registration'], ['股东', 'shareholders'], ['对外投资 持股 投资', 'shares invested'], ['融资', 'financing'], ['轮次', 'rounds'], ['资质', 'technology qualifications'], ['证书', 'certificates'], ['高管 人员', 'people roles'], ['核心团队', 'core team'],
  ['上市 证券', 'securities listed'], ['标准', 'standards'], ['参与制定', 'took part'], ['标签', 'labels'], ['产业链', 'industry chains'], ['产品', 'products'], ['软件著作权 软著', 'software copyrights'], ['集成电路布图 布图设计', 'layout designs'], ['植物新品种', 'plant varieties'],
  ['风险', 'risks'], ['合作', 'partners joint'], ['集团', 'group'], ['指标', 'indicators'], ['买家', 'buy'], ['知识产权', 'intellectual property'],
  // chemistry
  ['化合物', 'compound'], ['化学结构 结构式 分子结构', 'chemical structure compounds'], ['反应 合成路线', 'reactions'], ['性质', 'properties'], ['活性', 'activities'], ['构效关系', 'sar activities'], ['名称', 'names'],
  // sequences
  ['序列', 'sequences'], ['蛋白质 蛋白 核酸 基因', 'sequence'], ['基序 模体', 'motif'],
  // drugs
  ['药物 药品', 'drug'], ['靶点 靶标', 'target'], ['疾病 适应症', 'disease'], ['临床试验 临床', 'clinical trial'], ['入组 入选 招募', 'take part'], ['试验设计', 'design clinical trial arms'], ['结果', 'results'], ['不良事件 不良反应', 'adverse events'], ['联系人', 'ask'],
  ['批准 上市批准 获批', 'approvals'], ['研发阶段 研发进展 研发状态', 'far stage'], ['新闻 资讯', 'news'], ['交易', 'deals'], ['抗体', 'antibodies'], ['抗原', 'antigen'], ['亲和力', 'affinities'], ['偶联药物 抗体偶联', 'antibody conjugate'], ['转化医学', 'translational medicine'],
  ['作用机制', 'mechanism action'], ['补全 自动补全 联想', 'complete name'], ['词典 字典', 'dictionary'], ['财务 财报', 'accounts fiscal'], ['管线', 'develops markets'], ['治疗领域', 'therapeutic areas'], ['说明 审批文件', 'documents approvals'],
];

/** English words of a Chinese one. */
export const WORDS: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([chinese, english]) => chinese.split(' ').map((word) => [word, english] as const)),
);
const LONGEST = Math.max(...[...WORDS.keys()].map(({ length }) => length));

/**
 * What the Chinese words of a text are in English, in their order; what the table does not have is left out, and so is
 * everything in other scripts.
 */
export function englishOf(text: string): string {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(LONGEST, text.length - at);
    while (length > 0 && !WORDS.has(text.slice(at, at + length))) length--;
    if (length > 0) found.push(WORDS.get(text.slice(at, at + length))!);
    at += length || 1;
  }
  return found.join(' ');
}
