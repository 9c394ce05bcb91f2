import { createHash } from 'node:crypto';
import { type ByKind, mixed } from './questions-by-kind.ts';

/**
 * Forty questions as different people put them to one corpus of publications, papers, trials and drugs (26 English, 14
 * Chinese; engineers, searchers, managers, students, chemists, physicians): ways, reasons, values, definitions, owners,
 * counts, comparisons, a trend, follow-ups, what no document says, what is no question for documents. Written from raw
 * files of publications and papers that were drawn by chance, in everyday words, with what a good answer holds, and
 * committed before any was asked. In the order of a hash the first half is to tune by, the second is reported.
 */
// biome-ignore format: read it as a table
export const OF_USERS: readonly ByKind[] = [
  mixed('how-to', 'How do I stop my virus scanner from crying wolf over programs that people installed on purpose?', 'a program on the list of uninstallable software counts as legitimate, no alert: US8079085'),
  mixed('how-to', 'How can a voice mailbox recognise sales calls nobody asked for?', 'a model of language and audio patterns and metafeatures, message compared with it: US8051134'),
  mixed('why', 'Why do tools that cut deep inside a long hole start to shake, and what can hold them steady?', 'held like a cantilever, load of cutting; a support member of the spindle side touches the tool body: US9522429'),
  mixed('values', 'How small must gold particles be to end up in the lungs rather than in the liver?', 'less than about 20 nm: US9549998'),
  mixed('why', 'What is wrong with iodine as a dye for CT scans?', 'resolution, short time, kidney: US9549998'),
  mixed('values', 'How many kilohertz does the brush of an ultrasonic toothbrush vibrate at?', 'about 26 kHz in US4333197, or what another toothbrush document says'),
  mixed('how-to', 'Can the roots of turbine blades be checked for cracks without taking the machine apart?', 'phased array on a face of the component, many steering angles, echoes analysed: US20050126291'),
  mixed('why', 'What is a lens on a curved ultrasound array needed for if it spreads the beam?', 'larger steering angle; touches the body: US4440025'),
  mixed('owners', 'Which companies are active in online advertising?', 'a table of owners with its query: Facebook, Yahoo, Google, Hothand, Marin, AT&T or the like'),
  mixed('owners', 'Who has patents on copy protection of films, the DRM kind?', 'a table or list of owners with the query, or documents with owners: Verizon, Inside Secure, Nokia, Intertrust, Microsoft or the like'),
  mixed('counts', 'How many patents of Synopsys do we have?', '3 of the descriptions, with any of the other sets; the number and its search'),
  mixed('comparisons', 'Who has more patents in here, EMC or CommVault?', 'CommVault 43, EMC 34 in the descriptions, or as many as records name them: CommVault more'),
  mixed('trends', 'Is interest in augmented reality growing?', 'a table by year (1 in 2010, 2 in 2012, 2 in 2013 in titles and abstracts, or by full text), with what it can tell'),
  mixed('how-to', 'How can somebody accept and pay for a collect call on a mobile phone?', 'carrier and number identified, voice response asks for consent, charge by premium message on the bill: US8190121'),
  mixed('how-to', 'Jumping around in a streamed film makes me wait. How can that be made faster?', 'points of interest from how people navigate, content fetched ahead: US9473548'),
  mixed('how-to', 'What can be done so that a half filled web form is not lost when the user clicks away?', 'the entry is sent to the server and stored when the context changes: US7953760'),
  mixed('definitions', 'What is meant by a trustworthy envelope for data in the cloud?', 'payload with decorations or seals, curtained access, guarantees: US9537650'),
  mixed('follow-ups', 'And which liquid is it filled with?', 'mineral oil: US4432371', 'How do you keep air bubbles out of the sound path of a rotating ultrasound head?'),
  mixed('papers', 'Can metronidazole harm the brain?', 'yes, encephalopathy after long intake: PMID 24816962'),
  mixed('papers', 'Why does the blood pressure drop when oxytocin is given at a caesarean?', 'systemic vascular resistance falls; heart rate and output compensate: PMID 18513945'),
  mixed('papers', 'In what percentage of patients did sotalol keep the arrhythmia from coming back?', '43 % (35 of 81) could not be induced: PMID 9125676'),
  mixed('papers', 'How well does a language model do on HumanEval when it corrects its own code?', '94.51 % (87.20 % on Plus): ReflexiCoder, arXiv 2603.05863'),
  mixed('papers', 'What is TildeOpen?', 'an open model of 30 billion weights for 34 European languages: arXiv 2603.08182'),
  mixed('trials', 'Did anybody test dimethyl fumarate against sleep apnoea?', 'NCT02438137'),
  mixed('unanswerable', 'Which fertiliser gives the best harvest on rice paddies?', 'nothing is said of it; nearest with a warning at most'),
  mixed('off-topic', 'Will it rain in Hamburg this weekend?', 'declined'),
  mixed('how-to', '半夜房间很暗，怎么看出病人有没有在咳嗽？', '光照不足时近红外成像，结合麦克风阵列的咳嗽声音：CN111938604'),
  mixed('follow-ups', '麦克风多远能听到？', '拾音距离不低于5米，360°：CN111938604', '怎么用声音和图像判断一个人在咳嗽？'),
  mixed('how-to', '跌倒报警老是误报，能不能根据环境自己调灵敏度？', '自适应阈值：噪声高时增大声音阈值，照度低于100lx降低特征阈值并增加雷达权重：CN120930059'),
  mixed('how-to', '只有一个普通摄像头，能提前知道老人容易摔跤吗？', '行走视频，姿态估计关键点，步态特征，机器学习分高低风险：CN120708279'),
  mixed('why', '用WiFi感知的时候，为什么要把两根天线的信号相除？', '消除随机相位偏移：CN115474901'),
  mixed('values', '超宽带雷达识别摔倒的网络，学习率设多少，训练几轮？', '0.001，100个epoch：CN120597195'),
  mixed('owners', '华为有没有测呼吸的专利？', 'CN117375741'),
  mixed('counts', '东南大学有几件专利？', '1件，CN120708279，含检索'),
  mixed('papers', '用炸药放倒烟囱时，它为什么会半路断开？', '爆炸应力波在筒体产生最大拉应力：定向爆破烟囱的回程应力波分析'),
  mixed('papers', '红柱石选矿的回收率能做到多少？', '59.69%，Al2O3 55.21%：甘肃某低品位红柱石矿碱法工艺研究'),
  mixed('comparisons', '电池加超级电容的储能系统，用低通滤波好还是移动平均好？', '两种都能减小波动，移动平均更平滑：蓄电池-超级电容混合储能系统控制方法研究'),
  mixed('follow-ups', '离火源远一点呢？', '增长速度和稳态值都减小：通道火灾CO输运过程', '通道里着火时一氧化碳浓度怎么变化？'),
  mixed('unanswerable', '固态锂电池量产后每度电成本多少钱？', '无相关内容'),
  mixed('off-topic', '帮我订一张明天去上海的高铁票。', '谢绝'),
];

/**
 * Twenty more of the same kinds (13 English, 7 Chinese), from other files drawn by chance, written and committed after
 * answers were mended by both halves above and before any of these was asked: asked once, at the end.
 */
// biome-ignore format: read it as a table
export const OF_USERS_LAST: readonly ByKind[] = [
  mixed('how-to', 'How can an app group people who are close to each other, but not those behind a wall?', 'crowds formed of current locations, known physical boundaries separate them: US patent on crowd formation based on physical boundaries'),
  mixed('how-to', 'How does a touch screen find out that something electrically disturbs it, while it is in use?', 'noise detected at a capacitance sensing panel, input signal of the noise, timing of subconversions: US9170322'),
  mixed('how-to', 'How can speech recognition on a phone adapt to the voice of its owner?', 'feature-space speaker adaptation parameters updated from feature vectors, also received from another device: distributed speaker adaptation'),
  mixed('how-to', 'How can a caller tell by sound alone whether somebody is free to talk?', 'availability status encoded into an audio signal: managing availability status'),
  mixed('how-to', 'How do remote Java calls get through a firewall that lets only web traffic pass?', 'RMI message in the body of HTTP requests, dispatched by an application, callbacks in responses: US8898220'),
  mixed('why', 'What are the springy stops in an oscillating ultrasound scanner good for?', 'kinetic energy is stored and given back, energy saved: US4841978'),
  mixed('owners', 'Who owns patents on speech recognition?', 'a table of owners with its query'),
  mixed('counts', 'How many of the patents in this collection are from Qualcomm?', 'about 65, with the query'),
  mixed('papers', 'Can long treatment with phenobarbital hurt the liver?', 'chronic liver damage in two patients: PMID 17574447'),
  mixed('papers', 'How accurately are target lesions extracted from radiology reports?', '93.7 %: arXiv 2603.09638'),
  mixed('definitions', 'What is Pendred syndrome?', 'hearing loss, goiter, perchlorate test, recessive: PMID 10602116'),
  mixed('unanswerable', 'What is the best temperature for baking sourdough bread?', 'nothing is said of it'),
  mixed('off-topic', 'What time is it in Tokyo right now?', 'declined'),
  mixed('how-to', '家里燃气浓度怎么判断是不是漏气了？', '大于等于警戒阈值，否则看浓度持续增长度：CN118644952'),
  mixed('how-to', '怎么从老人的录像里判断他是不是摔倒了？', '监控视频语义时序编码、特征、分类器：CN118015785 或同类'),
  mixed('owners', '吉林大学有没有监护老人的专利？', 'CN118015785'),
  mixed('values', '独居老人监护系统采集哪些生理数据？', '脉搏、呼吸、血压、体温、血氧饱和度：CN119516710'),
  mixed('papers', '柴油机的噪声品质用什么模型预测得更准？', '遗传算法优化的支持向量机比BP神经网络精度高：基于遗传支持向量机的柴油机辐射噪声品质预测技术'),
  mixed('papers', '潜艇指控系统的电路板怎么做故障诊断？', '布尔差分法产生测试向量，模拟开关菊花链连接：潜艇指控系统故障诊断技术研究'),
  mixed('unanswerable', '特斯拉的自动驾驶一年出多少次事故？', '无相关内容'),
];

const orderOf = ({ text }: ByKind): string => createHash('sha256').update(text).digest('hex');
const inOrder = OF_USERS.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** Which half a question is in. */
export const userHalf = (one: ByKind): 'tune' | 'report' =>
  inOrder.indexOf(one) < OF_USERS.length / 2 ? 'tune' : 'report';
