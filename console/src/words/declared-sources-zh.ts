/** What declarations of sources say, in Chinese, by their English texts; what is not here is shown in English. */
export const declaredSourcesZh: Readonly<Record<string, string>> = {
  'Whoever drops files answers for their terms of use.': '文件的使用条款由放入文件者负责。',
  'US patent grants, full text, weekly': '美国授权专利全文（每周）',
  'Works of the United States government, free to use; asked for with a free key of one’s own.':
    '美国政府作品，可自由使用；需使用自己免费申请的密钥。',
  'Which hosts downloads are redirected to: one that is not named here is refused, and the run says which it was.':
    '下载会被重定向到哪些主机：未在此列出的一律拒绝，运行报告会说明是哪一个。',
  'US patent applications, full text, weekly': '美国公开申请全文（每周）',
  'US patent assignments, daily': '美国专利转让登记（每日）',
  'US trials before the PTAB that changed, weekly': '美国 PTAB 审理案件的变动（每周）',
  'The most results that one answer of the search may hold; a hundred are asked for at a time.':
    '检索接口单次应答的结果上限；每次请求一百条。',
  'US trade marks, daily': '美国商标（每日）',
  'EPO worldwide bibliographic data (DOCDB), front file, weekly': '欧洲专利局全球著录数据（DOCDB）前档（每周）',
  'Licence of the EPO for its databases: products of one’s own may hold the data, the data as such may not be passed on.':
    '欧洲专利局数据库许可：可用于自己的产品，但不得原样转发数据。',
  'The office documents no interface to its bulk data service: paths, names of fields and the kind of checksum (SHA-1) are those of its web page.':
    '该局未公布其批量数据服务的接口文档：路径、字段名称和校验方式（SHA-1）取自其网页。',
  'European patents and applications, full text, weekly': '欧洲专利及申请全文（每周）',
  'Families and legal events of watched patents (EPO OPS)': '所关注专利的同族与法律事件（EPO OPS）',
  'Free up to four gigabytes a week for registered users, under the fair use charter; products of one’s own may hold the data, the data as such may not be passed on.':
    '注册用户每周四千兆字节以内免费，须遵守合理使用章程；可用于自己的产品，但不得原样转发数据。',
  'European Register of watched patents (EPO OPS)': '所关注专利的欧洲专利登记簿（EPO OPS）',
  'Clinical trials of ClinicalTrials.gov that changed, daily': 'ClinicalTrials.gov 临床试验的变动（每日）',
  'Free to use with the source named, the date of its processing shown and the data kept up to date.':
    '可自由使用，须注明来源、标明处理日期并保持数据更新。',
  'A rate of requests: none is published; half a request a second is asked.':
    '请求频率：官方未公布；按每两秒一次请求。',
  'Drugs@FDA data files, weekly': 'Drugs@FDA 数据文件（每周）',
  'Works of the United States government, free to use.': '美国政府作品，可自由使用。',
  'That the address of the archive stays, and that its server says when it was changed.':
    '压缩包地址是否不变，以及服务器是否说明其更改时间。',
  'FDA Orange Book data files, monthly': 'FDA 橙皮书数据文件（每月）',
  'National Drug Code directory, daily': '美国国家药品编码（NDC）目录（每日）',
  'PubMed, daily update files': 'PubMed 每日更新文件',
  'Free to use with the National Library of Medicine named; abstracts may be under their publishers’ copyright.':
    '可自由使用，须注明美国国家医学图书馆；摘要可能受出版方版权保护。',
  'PubMed, annual baseline': 'PubMed 年度基线',
  'Works of Crossref that changed, daily': 'Crossref 文献的变动（每日）',
  'Facts about works are free of rights; abstracts may be under their publishers’ copyright.':
    '文献事实数据不受权利限制；摘要可能受出版方版权保护。',
  'Works of OpenAlex, snapshot and changes': 'OpenAlex 文献快照及变动',
  'Public domain (CC0).': '公有领域（CC0）。',
  'Institutions of OpenAlex, snapshot and changes': 'OpenAlex 机构快照及变动',
  'arXiv metadata that changed, daily': 'arXiv 元数据的变动（每日）',
  'Metadata is in the public domain (CC0).': '元数据属于公有领域（CC0）。',
  'Legal entities (LEI) that changed, daily': '法人机构（LEI）的变动（每日）',
  'How many publications a page of the list holds: after a pause of some days take the monthly copy.':
    '列表每页包含多少次发布：中断数日后请获取月度全量。',
  'Who owns whom (LEI) that changed, daily': '股权关系（LEI）的变动（每日）',
  'All legal entities (LEI), monthly': '全部法人机构（LEI，每月）',
  'All relationships of legal entities (LEI), monthly': '全部法人机构关系（LEI，每月）',
  'Research organisations (ROR), releases': '研究机构（ROR）发布版本',
  'Taiwan (TIPO) open data': '台湾（TIPO）开放数据',
  'Full texts lie on a server of FTPS, and the interface for lists asks by days of filing, not of change.':
    '全文存放于 FTPS 服务器，列表接口按申请日而非变动日查询。',
  'Fetch the deliveries of the gazette with a client for FTPS, and answers of the interface with the office’s key; import both.':
    '用 FTPS 客户端获取公报批次，用该局密钥获取接口应答，一并导入。',
  'Japan (JPO) patent information retrieval': '日本（JPO）专利信息获取',
  'The office tells the address of its token service to registered users only, and answers about one application at a time, a limited number a day.':
    '该局仅向注册用户告知令牌服务地址，每次只答复一件申请，且每日次数有限。',
  'Ask for the applications that you watch with your account, and import the answers (JSON, ZIP).':
    '用您的账户查询所关注的申请，将应答（JSON、ZIP）导入。',
  'US assignments and trade marks of past years': '美国往年的转让登记和商标',
  'The daily feeds list the days of this year; the years before are annual products of several gigabytes (PASYR, TRTYRAP), wanted once.':
    '每日数据只列出本年度各日；往年为数千兆字节的年度产品（PASYR、TRTYRAP），只需导入一次。',
  'Fetch the annual files once, with your key, and import them before the daily feeds are switched on.':
    '用您的密钥一次性下载年度文件，在开启每日数据之前导入。',
  'EPO worldwide bibliographic data (DOCDB), back file': '欧洲专利局全球著录数据（DOCDB）回溯档',
  'It comes once a year, whole.': '每年整体发布一次。',
  'Fetch the back file once from the bulk data service and import it; the weekly front file goes on from there.':
    '从批量数据服务一次性下载回溯档并导入；此后由每周前档接续。',
  'Crossref, all works': 'Crossref 全部文献',
  'The public data file comes once a year, as a torrent.': '公共数据文件每年以种子形式发布一次。',
  'Fetch the torrent and import its folder; the daily feed goes on from there.':
    '下载种子并导入其文件夹；此后由每日数据接续。',
  'ClinicalTrials.gov, all studies': 'ClinicalTrials.gov 全部试验',
  'All studies come as one download of the register’s search page.': '全部试验通过登记网站的检索页面一次下载。',
  'Download all studies as JSON and import the archive; the daily feed goes on from there.':
    '以 JSON 格式下载全部试验并导入压缩包；此后由每日数据接续。',
  'China, Korea, Germany, European trade marks and designs': '中国、韩国、德国及欧洲的商标和外观设计',
  'Their services give out files under contracts, or answers to single questions.':
    '其服务按合同提供文件，或只答复单个查询。',
  'Import what your contract or account gives you: the importers recognise their files.':
    '将合同或账户提供的内容导入：导入程序会识别其文件。',
};
