import { type ByKind, mixed } from './questions-by-kind.ts';

/**
 * Forty questions as engineers, patent attorneys, chemists, physicians and people who watch competitors put them to one
 * corpus of publications, papers, trials and drugs (26 English, 14 Chinese): ways, reasons, values, definitions,
 * owners, counts, comparisons, a trend, follow-ups, key words alone, misspelt, vague, of two sentences, what no
 * document says, what is no question for documents. Written from raw files that were drawn by chance, with what a good
 * answer holds, and committed before any was asked. The first, third, ... are to tune by, the
 * others to report.
 */
// biome-ignore format: read it as a table
export const OF_TRADES: readonly ByKind[] = [
  mixed('how-to', 'How can the control unit notice that the temperature sensors before and after the particulate filter were swapped?', 'readings upstream and downstream of the trap are compared, swap detected: US7891177B2'),
  mixed('how-to', 'How can text messages with buttons for entering a time be replaced by a gesture on a clock face?', 'regions of a clock with a first set of increments, then a second set near the place: Gesture-based time input, Google'),
  mixed('how-to', 'Which solutions exist to keep user sessions alive when the server behind a service fails?', 'appliance that takes over addresses, or another document on failover that keeps sessions'),
  mixed('how-to', 'How is a slide of an extruded handrail for escalators made cheaper and lighter?', 'co-extruded polymers, soft low-cost polymer in the middle: US7641038B2'),
  mixed('how-to', '浴室里不能装摄像头，怎么知道老人摔倒了？', '毫米波雷达和热释电红外信号，傅里叶变换，特征矩阵串联：CN112617813'),
  mixed('how-to', '怎么判断婴儿的脸有没有被盖住？', '以双眼、鼻子、嘴巴为特征参数做盖脸遮蔽分析：CN110870771'),
  mixed('prior art', 'Is there prior art for a knife whose blade comes out when its end is hit against a table?', 'struck backwards onto a work surface, blade extends and retracts: US7891098B2'),
  mixed('prior art', 'Has anybody described a router that fetches pages in advance and does the login of guests itself?', 'smart router: captive portal login, pre-fetch, protocol proxy'),
  mixed('keywords', 'intra prediction most probable mode signalling', 'most probable intra-modes, index of the matching one: Intra-mode video coding (Qualcomm) or the like'),
  mixed('keywords', 'RFID ZigBee 仓储 读写终端', '移动RFID读写终端，结合ZigBee：面向物流仓储应用的移动式RFID读写终端设计'),
  mixed('misspelt', 'redusing bandwith of SOAP mesages by sending only diferences', 'message classified, template, diff and template identifier sent: adaptive differential propagation of SOAP messages (IBM)'),
  mixed('misspelt', 'ultrasonic flosing device that moves the tip in more than one direcion', 'multi-directional motion flosser, motion translator, axial and rotational motion: US20050008986A1'),
  mixed('definitions', 'What is a hypervisor?', 'a platform or program by which several guest operating systems run on one computer: any of several descriptions'),
  mixed('definitions', '什么是认知生物雷达？', '基于感知与行动循环，按环境和目标实时调整发射波形，检测姿态和生命体征：CN115469303'),
  mixed('definitions', 'What is a captive portal?', 'a login page that an access point shows before access, or use of it in smart router; said that no sentence defines it'),
  mixed('values', 'What doses of bortezomib and thalidomide were used as consolidation after stem cell transplantation?', '1.3 mg/m2 and 100 mg a day (dexamethasone 40 mg): PMID 24928523'),
  mixed('values', '超声波破碎提取氨肽酶时，功率和时间取多少最合适？', '300 W，26 min（超声3 s，间隔5 s），菌体浓度0.0238 g/ml：瑞士乳杆菌氨肽酶'),
  mixed('values', 'How thick should the front part of a putter head be?', '20 mm or more: US7473188B2'),
  mixed('values', 'How often did patients have ischemic ECG changes during 5-FU infusion?', '17 of 25, 68 %: PMID 2466960'),
  mixed('reasons', 'Why should clarithromycin not be given together with simvastatin?', 'it inhibits CYP3A4: rhabdomyolysis: PMID 25041770'),
  mixed('reasons', 'Why are sacrificial extensions put on a disk drive slider?', 'they help the lapping that makes the air-bearing surface: US7474507B2'),
  mixed('yes or no', 'Is isotretinoin safe during the first weeks of pregnancy?', 'no: malformations of an infant exposed in the first trimester: PMID 11105626'),
  mixed('yes or no', 'Can paracetamol cause tumours?', 'in rats, of bladder and liver: PMID 4090988'),
  mixed('owners', 'Who holds patents on tokenization of card payments?', 'a table of owners with its query, or Princeton Payment Solutions and others'),
  mixed('owners', '南京邮电大学申请过哪些专利？', 'CN112617813（列表）'),
  mixed('counts', 'How many Amazon patents are in this database, and since when?', 'about 103 of the descriptions, by year or with the first date, with the query'),
  mixed('counts', '关于跌倒检测的专利有多少件？', '数目和检索式'),
  mixed('comparisons', 'Mechanical rotation versus phased arrays for intravascular or endoscopic imaging: what speaks for each?', 'advantages of both from ultrasound documents, each with its document'),
  mixed('comparisons', '毫米波雷达和摄像头用来检测跌倒，各有什么优缺点？', '雷达：隐私、不受光照；摄像头：隐私、光照、遮挡；各有出处'),
  mixed('trends', 'Did filings on virtual machine migration go up between 2005 and 2013?', 'a table by year with what it can tell'),
  mixed('follow-ups', 'Did that treatment have side effects?', 'increase in blood urea nitrogen and others: PMID 9889429', 'How was hypertension treated that psoriasis patients got from cyclosporin?'),
  mixed('follow-ups', 'And how are image disturbances from multiple echoes avoided there?', 'the exit face of the ultrasound head is placed obliquely: US5025789A', 'How is a stone located while it is broken by shock waves?'),
  mixed('follow-ups', '误报率怎么降下来的？', '感知与姿态双模态协同，三阶段阈值迭代：CN120689975', '独居老人的安全状态怎么监测和预警？'),
  mixed('vague', 'something with bubbles around a cable that is towed in the sea', 'gas released from a conduit beside the strength member so that the cable moves better through water: US6982926B2'),
  mixed('two sentences', 'We build milking machines and would like to take samples of the milk of each cow. Has anyone put conductivity sensors into the milk meter itself?', 'probe in the metering chamber with sampling tube, conductivity and light absorption sensors: US6981466B2'),
  mixed('two sentences', '我们做涤纶面料，客户要求不容易着火。有没有合适的阻燃剂？', '含磷、氮、氯的阻燃剂，B1级，半耐久：棉或涤纶织物用新型阻燃剂的合成与应用'),
  mixed('papers', '锂离子动力电池的模型参数怎么在线辨识？', 'PNGV模型，最小二乘法：燃料电池汽车用锂离子动力电池'),
  mixed('papers', '低档绿茶的茶渣多糖由哪些单糖组成？', '鼠李糖、阿拉伯糖、木糖、甘露糖、葡萄糖、半乳糖'),
  mixed('unanswerable', 'What is the shelf life of mRNA vaccines at room temperature?', 'nothing is said of it'),
  mixed('off-topic', '帮我写一封辞职信。', '谢绝'),
];

/**
 * Twenty more of the same kinds (14 English, 6 Chinese), from files drawn with them, written and committed after
 * answers were mended by both halves above and before any of these was asked: asked once, at the end.
 */
// biome-ignore format: read it as a table
export const OF_TRADES_LAST: readonly ByKind[] = [
  mixed('how-to', 'How can touch tones be transmitted to a mobile phone that is still ringing?', 'cyclic ring tone with ring and pause periods, delay estimated, tone sent in a pause: synchronized transmission of tone sequences (Research In Motion)'),
  mixed('how-to', 'How does a wrist device add up the time in which its wearer was really active?', 'motion intensity compared with activity criteria, time periods summed up: portable electronic device (Polar Electro)'),
  mixed('how-to', 'How are the transmitter and the receiver cooled when an implant is charged by ultrasound?', 'cooling of transmitter and receiver of an implantable energy capture assembly: US8082041B1'),
  mixed('reasons', 'Why are several acoustic transmitters set at different angles around the object?', 'to reduce effects of specular reflection: US3778757A'),
  mixed('definitions', 'What is nahcolite?', 'a sodium bicarbonate mineral, or how documents on its solution mining use it (Shell)'),
  mixed('values', 'By how much did invertase activity rise after inoculation with Enterobacter FM-1?', '5.52 units: PMID 37453352'),
  mixed('yes or no', 'Does Viracept affect the rhythm of the heart?', 'bradycardia in one patient: PMID 11366874'),
  mixed('owners', 'Which companies have patents on mobile payment?', 'a table of owners with its query'),
  mixed('counts', 'How many patents does Nuance Communications have?', 'the number with its query'),
  mixed('comparisons', 'What does cocaine do to the heart together with alcohol, compared with cocaine alone?', 'more toxic together, cocaethylene: PMID 11229942'),
  mixed('follow-ups', 'And what is the user shown instead?', 'a list of potential solutions: call intercept methods (Nuance)', 'How can a phone intercept calls to customer support?'),
  mixed('misspelt', 'emergancy landing of an aircaft on a suport that moves with it', 'support structure whose speed and position are synchronized: emergency aircraft landing (King Saud University)'),
  mixed('keywords', 'operating system components rehydrate dehydrate usage over time', 'components streamed or removed by use, rules engine: dynamic addition and removal of operating system components (Microsoft)'),
  mixed('unanswerable', 'What is the thermal conductivity of liquid helium at 2 K?', 'nothing is said of it'),
  mixed('papers', '磁铁矿诱导赤铁矿磁化焙烧时，焙烧温度有什么影响？', '诱导作用先增强后减弱：磁铁矿诱导赤铁矿磁化焙烧'),
  mixed('papers', '无脊椎动物有没有针对疾病的特异性免疫？', '有复杂的免疫系统，能辨认不同感染体：无脊椎动物疾病特异性免疫反应'),
  mixed('owners', '雲云科技有哪些专利？', 'CN110870771 等（列表）'),
  mixed('misspelt', '毫米波雷打怎么检测呼吸？', '读作雷达；毫米波雷达测呼吸的文献'),
  mixed('values', '曲靖盆地茨营组的气藏埋深是多少？', '300～450 m'),
  mixed('off-topic', '今天股市怎么样？', '谢绝'),
];

/** Which half a question is in. */
export const tradeHalf = (one: ByKind): 'tune' | 'report' => (OF_TRADES.indexOf(one) % 2 === 0 ? 'tune' : 'report');
