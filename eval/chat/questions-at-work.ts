import { type ByKind, real } from './questions-by-kind.ts';

/**
 * Thirty questions as they come up at work (19 English, 11 Chinese): owners, counts, values, causes, comparisons, which
 * of a kind, follow-ups, what no document says, what is none. Written from titles, with what a good answer holds,
 * before any was asked. Within each kind they take turns: one to tune by, one to report.
 */
// biome-ignore format: read it as a table
export const AT_WORK: readonly ByKind[] = [
  real('owners', 'Which companies hold patents on printing plate making?', 'a table of owners, Dainippon Screen or the like, with the query'),
  real('owners', 'Who files on secure erasure of data in storage systems?', 'a table of owners, with the query'),
  real('owners', '哪些单位申请了独居老人监护方面的专利？', '申请人表，含检索式'),
  real('owners', '谁在做穿墙雷达心电监测？', 'CN121059181 的申请人'),

  real('counts', 'How many patents deal with catheters that carry an ultrasound transducer?', 'a number of families, with the query'),
  real('counts', 'How many of the patents are about social networks?', 'a number of families, with the query'),
  real('counts', '有多少件专利用毫米波雷达检测跌倒？', '件数，含检索式'),
  real('counts', '涉及睡眠呼吸暂停的专利有多少件？', '件数，含检索式'),

  real('values', 'At what frequency does an intravascular ultrasound catheter operate?', 'some 10 to 50 MHz, of a catheter'),
  real('values', 'How thick is the thin steel strip that is cast continuously?', 'a few millimetres: US7156152'),
  real('values', '跌倒检测模型的准确率达到多少？', '准确率，跌倒检测'),
  real('values', '呼吸频率的正常范围是多少？', '每分钟次数'),

  real('causes', 'Why does a nonvolatile memory cell lose its charge over time?', 'leakage through the oxide or by defects, traps'),
  real('causes', 'What causes loops of a colonoscope in the bowel?', 'pushing against resistance, flexible colon'),
  real('causes', 'What causes shadows behind bones or stones in ultrasound images?', 'reflection or absorption: nothing returns from behind'),
  real('causes', '为什么夜间或光线不足时摄像头检测不到跌倒？', '摄像头依赖光照'),

  real('comparisons', 'Compare sector scanners with linear scanners: what are the strengths of each?', 'sector: small window between ribs, wide field in depth; linear: wide field near the skin'),
  real('comparisons', 'Which is better for finding flaws in steel, shear waves or longitudinal waves?', 'what documents say of each'),
  real('comparisons', '雷达和摄像头监测呼吸各有什么优缺点？', '雷达：隐私、不受光照；摄像头：隐私、光照'),

  real('of a kind', 'Which gases are used to purge a chamber before a film is deposited?', 'argon, nitrogen, helium, hydrogen'),
  real('of a kind', 'Which oils can carry a solid sunscreen?', 'esters or oils named in US8088364'),
  real('of a kind', 'Which acids can be used to etch glass or silicon dioxide?', 'hydrofluoric acid'),
  real('of a kind', '哪些神经网络可以用于识别跌倒动作？', 'LSTM、CNN、GRU、SE-SK 等'),

  real('follow-up', 'And what is its tip made of?', 'steel or the like, of a scaler', 'How is an ultrasonic dental scaler cooled?'),
  real('follow-up', 'What protects it in a storm?', 'of the wave power plant, or that none says it', 'How does a wave power plant turn waves into electricity?'),
  real('follow-up', '需要什么样的天线？', '天线，睡姿', '怎样用无线信号检测人的睡姿？'),

  real('unanswerable', 'How does a quantum repeater keep photons entangled?', 'declined, or said that no document tells it'),
  real('unanswerable', 'Which catalyst is used for making methanol from carbon dioxide?', 'declined, or said that no document tells it'),
  real('off-topic', 'Can you book me a table for dinner tonight?', 'declined'),
  real('off-topic', '给我推荐一部好看的电影。', 'declined'),
];
