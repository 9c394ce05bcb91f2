/**
 * Questions as people of different trades ask them, whose answers are read and graded by a person: `to-read.ts` prints
 * them. Written from titles and from what such people want to know, before any of them was answered. The first half is
 * looked at while answers are mended; the second one only afterwards.
 */
export interface ToRead {
  readonly half: 'first' | 'second';
  /** Who asks, and what for. */
  readonly kind: string;
  readonly text: string;
  /** Questions of the conversation before it, oldest first. */
  readonly before?: readonly string[];
}

const first = (kind: string, text: string, ...before: readonly string[]): ToRead => ({
  half: 'first',
  kind,
  text,
  ...(before.length > 0 && { before }),
});
const second = (kind: string, text: string, ...before: readonly string[]): ToRead => ({
  ...first(kind, text, ...before),
  half: 'second',
});

// biome-ignore format: read it as a table
export const TO_READ: readonly ToRead[] = [
  first('student, definition',          'What does apodization mean in ultrasound imaging?'),
  first('engineer, way',                'How can I keep the rotating drive cable of an imaging catheter from distorting the picture when it rubs in the bends of a vessel?'),
  first('manager, owners',              'Who are the main players in intravascular ultrasound?'),
  first('chemist, value',               'At what temperature is graphene grown on copper?'),
  first('searcher, list',               'Find patents on making electricity from hot water out of the ground'),
  first('engineer, why',                'Why do people want to cool down a hot isostatic press quickly?'),
  first('slips of the pen',             'how can a lost smartfone be erased remotly so nobody reads the companys emails'),
  first('long-winded',                  'Hello, I work for a small irrigation contractor and we look after several golf courses; my boss would like to know whether anybody has patented something where all the valves in the field talk by radio to one central server, and if so, how do the units in the field get their power?'),
  first('searcher, count',              'How many patents on needle guides for biopsy are there?'),
  first('manager, trend',               'Has filing on ultrasound contrast agents gone up or down over the years?'),
  first('student, comparison',          'What is the difference between A-mode and B-mode ultrasound?'),
  first('engineer, follow-up',          'And how is it aimed at the stone?', 'How does a lithotripter break kidney stones?'),
  first('searcher, restriction',        'Which European patents deal with screws for chipboard?'),
  first('chemist, unanswerable',        'How does a perovskite silicon tandem solar cell reach an efficiency of 30 percent?'),
  first('off-topic',                    'What should I cook for dinner tonight?'),
  first('engineer, way, Chinese',       '老人在卫生间摔倒，不装摄像头怎么发现？'),
  first('student, way, Chinese',        '睡眠呼吸暂停是怎么判断出来的？'),
  first('engineer, value, Chinese',     '非接触测心率的误差有多大？'),
  first('manager, owners, Chinese',     '哪些公司在做老人跌倒检测？'),
  first('manager, follow-up, Chinese',  '那怎么保护隐私？', '基于摄像头的跌倒检测是怎么做的？'),

  second('student, definition',         'What is meant by speckle in an ultrasound image?'),
  second('engineer, way',               'How do you fasten a wiper blade to its arm so that it can be taken off again?'),
  second('manager, owners',             'Which companies have patents on watching parking spaces with cameras?'),
  second('chemist, value',              'How much hydrogen peroxide is in the decontamination mixture with ammonia and carbon dioxide?'),
  second('searcher, list',              'Find documents about weakening the turbulence that an aircraft leaves behind'),
  second('engineer, why',               'Why are basal plane dislocations bad in silicon carbide?'),
  second('slips of the pen',            'how dose a hybrid vehical charge its batery befor driving in revers'),
  second('long-winded',                 'Good morning. I am in charge of a warehouse for medical supplies and cartons keep getting lost; last week an auditor asked us whether the tags could notice by themselves that they have been moved. Is there any technology in which an item finds out by itself that it is not where it belongs, and how does that work?'),
  second('searcher, count',             'How many US patents deal with transesophageal probes?'),
  second('manager, trend',              'Show the development of patents on Doppler blood flow measurement over time'),
  second('student, comparison',         'How do mechanical sector scanners compare with phased arrays?'),
  second('engineer, follow-up',         'Does it need water?', 'How does an ultrasonic dental scaler clean teeth?'),
  second('searcher, restriction',       'What did Siemens file on ultrasound before 1985?'),
  second('chemist, unanswerable',       'Which catalyst makes ammonia at room temperature?'),
  second('off-topic',                   'Who painted the Mona Lisa?'),
  second('engineer, way, Chinese',      '没有摄像头怎么知道家里有没有人？'),
  second('student, definition, Chinese','什么是点云？怎么用它识别人的动作？'),
  second('engineer, value, Chinese',    '毫米波雷达的工作频率一般是多少？'),
  second('searcher, restriction, Chinese', '2022年以后申请的专利中有哪些是检测呼吸的？'),
  second('manager, follow-up, Chinese', '报警以后会通知谁？', '独居老人出了意外，系统怎么报警？'),
];
