import { type ByKind, demo, real } from './questions-by-kind.ts';

/**
 * Forty questions in everyday words, as an engineer says them to a colleague: ways, owners, follow-ups, counts, topics
 * of which the corpus has nothing. Written from abstracts of publications that were drawn by chance, in other words
 * than theirs, with what a good answer holds, before any of them was asked. Within each kind they take turns: one to
 * tune by, one to report.
 */
// biome-ignore format: read it as a table
export const OF_SPEECH: readonly ByKind[] = [
  real('how-to', 'How can a phone move to a nearer gateway without dropping the call?', 'US9313803: a new PDN connection over another gateway, the old one is kept until it is released'),
  real('how-to', 'How does a kite keep its shape once the wind has blown it up?', 'US6837463B2: cells with valved openings that let ram air in'),
  real('how-to', 'How can a water jet be stopped from cutting slanted edges?', 'US9597772: adaptive vector control sets speed and orientation (taper, lead) of the jet'),
  real('how-to', 'How can whoever scans a cow see the picture without turning the head away from the probe?', 'US5617864A: the display screen is placed where both are seen at once'),
  real('how-to', 'How can one build a web page just by telling the computer what should be on it?', 'US9594737: natural language commands are processed to author hypertext'),
  real('how-to', 'How do you guess which part of a machine is broken from the error messages that it gives?', 'US8458525: Bayesian, likelihood matrix of sub-modules and error codes'),
  real('how-to', 'How is a drone kept from bumping into other aircraft?', 'US8368584: fuses radar and ADS-B, calculates risk'),
  real('how-to', 'How can dirt be got out of the narrow tube of an endoscope?', 'US6681783B2: a cleaning catheter with ultrasonic vibrators'),
  real('how-to', 'How can a stolen laptop be prevented from giving its secrets away after it was switched off?', 'US8181028: the private key is deleted from the key list at shutdown'),
  real('how-to', 'How can a page rearrange itself depending on what kind of visitor is looking at it?', 'US8719105: behavioral portrait, dynamic reconfiguration'),
  real('how-to', 'How can a machine speak with somebody else’s voice?', 'US9183830: voice conversion, matching of HMM states of source and target speaker'),
  real('how-to', 'How can a welder know that the seam is melted all the way through?', 'US9604301: from arc voltage measurements, full penetration'),
  real('how-to', 'How can parents see on their mobile where the kids are?', 'US8538458: GPS positions exchanged between phones, Buddy Watch'),
  real('how-to', 'How does a nurse see where the needle should go in?', 'US9550029: light is projected on the injection site'),
  real('how-to', 'How can the memory that things in a cache will need be judged without measuring each of them?', 'US8095766: approximated by similar objects'),
  real('how-to', 'How is a tank shielded so that the shot breaks up on its skin?', 'US8746124: reactive armor, explosive tiles'),
  real('how-to', '怎么让探头自己检查出来摆得正不正？', 'CN101254116B: 比较各振荡器接收的反射信号, 检测姿势并提示'),
  real('how-to', '有没有办法看老人走路的样子就知道他以后容不容易摔？', 'CN120708279A: 步态视频, 姿态估计, 风险评估'),
  real('how-to', '怎么不贴电极就能画出心电图？', 'CN120983044A (or CN121059181A): 雷达, 心跳微动信号, FMamba'),
  real('how-to', '怎么听出来屋里的人在咳嗽？', 'CN111938604A: 麦克风阵列, 咳嗽动作与声音'),
  real('how-to', '家里煤气漏了、水龙头忘关了，怎么能及时提醒人？', 'CN118644952A: 用水、用电、燃气、烟雾监管单元, 报警窗口'),
  real('how-to', '摄像头拍着人，怎么做到既能发现摔倒又不侵犯隐私？', 'CN117115905A: 关键点, 低分辨率, 设备端'),
  real('how-to', '怎么判断人是真摔了还是只是坐下来或者躺下？', 'CN117115905A or CN118787338A or another: 危险区域与姿态复核, 二次判断'),
  real('how-to', '老人一个人住，身体不对劲了怎么告诉子女？', 'CN119516710A or another: 告警消息发送至远程监护人终端'),
  real('owner', 'Who has the technology for reading RFID tags with two codes at once?', 'Impinj (US8134451): a table of owners, or the owner of that document'),
  real('owner', 'Whose idea is it to clean endoscopes with ultrasound?', 'Pentax or the owner of US6681783B2: a table of owners'),
  real('owner', '谁在做用毫米波雷达认动作的技术？', 'owners of documents on 毫米波雷达 recognition, a table'),
  real('owner', '哪家在搞用Wi-Fi测呼吸？', '华为 (CN117375741A)'),
  real('follow-up', 'And what about rain?', 'asks or answers on rain, does not go on counting', 'How many patents are there on irrigation controllers?'),
  real('follow-up', 'And which of them use graphene?', 'documents on graphene and electrodes, or their number', 'How many patents are there on porous carbon electrodes?'),
  real('follow-up', '那睡觉的时候呢？', '睡眠监测 documents', '怎么用雷达知道人有没有摔倒？'),
  real('follow-up', '那用摄像头呢？', 'documents with cameras, no count of something else', '有多少件专利是用雷达检测跌倒的？'),
  real('unanswerable', 'How does CRISPR cut a gene?', 'declined, or said that nothing is found'),
  real('unanswerable', 'How is mRNA packed for a vaccine?', 'declined, or said that none does'),
  real('unanswerable', '怎么让豆腐不散？', 'declined'),
  real('unanswerable', '量子计算机怎么纠错？', 'declined, or said that none does'),
  demo('how-to', 'How is thermal runaway kept from spreading from cell to cell?', 'a sentence on barrier elements (intumescent, aerogel), the means first'),
  demo('how-to', 'How do you get a robot hand to pick a soft fruit without bruising it?', 'a soft gripper document with its means'),
  demo('how-to', '怎么让激光雷达下雨天也看得清？', 'a lidar document: heating or cleaning of the window, or the means against rain'),
  demo('how-to', '有没有办法让药慢慢放出来？', 'a document on controlled or sustained release: the means'),
];
