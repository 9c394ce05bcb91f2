import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readInConversation } from './conversation.ts';
import { readQuestion } from './question.ts';

const words = (text: string) => [...readQuestion(text).words.values()];

describe('a question about a publication', () => {
  it.each([
    ['What problem does US5095911A solve?', ['problem']],
    ['What is the object of US5095911A?', ['problem']],
    ['What are the advantages of US5095911A?', ['effect']],
    ['Which problem does US5095911A address, and what does it achieve?', ['problem', 'effect']],
    ['CN115469303A解决了什么技术问题？', ['problem']],
    ['CN115469303A有什么有益效果？', ['effect']],
    ['CN115469303A能达到什么技术效果？', ['effect']],
  ])('asks for what it states, and for nothing else: %s', (question, stated) => {
    const { stated: read, words } = readQuestion(question);
    expect([read, [...words.keys()]]).toEqual([stated, []]);
  });

  it.each([
    'How does US5095911A solve its problem?',
    'CN115469303A如何解决该问题？',
    'What problem of heat transfer does US5095911A solve?',
    'When was US5095911A filed?',
    'Summarise US5095911A',
    'What problem do battery packs have?',
  ])('asks for something else, or more: %s', (question) => {
    expect(readQuestion(question).stated).toBeUndefined();
  });
});

describe('a question', () => {
  it.each([
    [
      'How is thermal propagation between battery cells limited?',
      ['thermal', 'propagation', 'battery', 'cells', 'limited'],
    ],
    ['Can you tell me which patents exist on lidar scanners, please?', ['lidar', 'scanners']],
    ['What are the advantages of aerogel barriers?', ['aerogel', 'barriers']],
    ['电池热失控如何防止蔓延？', ['电池', '池热', '热失', '失控', '防止', '止蔓', '蔓延']],
    ['请介绍一下有关激光雷达的专利', ['激光', '光雷', '雷达']],
    ['What is it?', []],
    ['', []],
  ])('is about its content words: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['What does voice over IP mean in these patents?', undefined],
    ['Which materials are named in the patents?', undefined],
    ['Which of these patents are on lidar?', true],
    ['Which patents are on lidar?', true],
  ])('asks for documents, or what stands in them: %s', (text, lists) => {
    expect(readQuestion(text).lists).toBe(lists);
  });

  it.each([
    ['Has filing on lidar gone up or down over the years?', ['lidar']],
    ['Trend of patents on fall detection', ['fall', 'detection']],
    ['Has anybody patented lidar for rails?', ['lidar', 'rails']],
    ['Is there any prior art for lidar on rails?', ['lidar', 'rails']],
    ['What is the state of the art in lidar?', ['lidar']],
    ['有没有激光雷达的现有技术？', ['激光', '光雷', '雷达']],
    ['My boss would like to know whether people use lidar on rails', ['lidar', 'rails']],
  ])('is about the same, however it is asked: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('says which of its words say less', () => {
    const read = readQuestion('How to prevent lidar drift? 超声贴片如何避免组织发热？');
    expect([...read.lesser]).toEqual(['prevent', '声贴', '避免', '免组', '织发']);
  });

  it.each([
    ['en', 'How does a heat pipe work?'],
    ['zh', '什么是热管？'],
    ['zh', 'LiDAR扫描装置的微镜如何驱动？'],
  ])('has a language: %s for %s', (lang, text) => {
    expect(readQuestion(text).lang).toBe(lang);
  });

  it.each([
    ['How many patents are there on busbar cooling?', 'documents'],
    ['What is the number of families on lidar?', 'documents'],
    ['Who files most on lidar?', 'applicants'],
    ['Which companies are active in wind turbines?', 'applicants'],
    ['Show the trend of lidar filings over the years', 'years'],
    ['有多少关于激光雷达的专利？', 'documents'],
    ['电池冷却的申请趋势', 'years'],
    ['哪些公司申请激光雷达专利最多？', 'applicants'],
    ['哪家公司的检测准确率最高？', undefined],
    ['Has filing on lidar gone up or down over the years?', 'years'],
    ['How many cells does the module have?', undefined],
    ['电池模组有多少个电池单体？', undefined],
    ['Why does a memory cell lose charge over time?', undefined],
    ['Why are filings on lidar rising over the years?', 'years'],
    ['哪些单位申请了独居老人监护方面的专利？', 'applicants'],
  ])('wants a count, or not: %s', (text, count) => {
    expect(readQuestion(text).count).toBe(count);
  });

  it('names publications and phrases, which are then no words', () => {
    const read = readQuestion('Does EP 9003470 B1 show a "cold plate" as in CN190002715A?');
    expect(read.publications).toEqual(['EP9003470B1', 'CN190002715A']);
    expect(read.phrases).toEqual(['cold plate']);
    expect(words('Lidar between 2010 and 2014')).toEqual(['lidar']);
  });

  it('takes no code of a drug for a publication', () => {
    expect(readQuestion('What is AWD 131-138 given to dogs for?').publications).toEqual([]);
    expect(readQuestion('Is US D912345 S1 a design?').publications).toEqual(['USD912345S1']);
  });

  it.each([
    ['Lidar between 2010 and 2014', { years: { from: 2010, to: 2014, of: 'PBD' } }],
    ['lidar patents filed since 2019', { years: { from: 2019, of: 'APD' } }],
    ['lidar patents submitted since 2019', { years: { from: 2019, of: 'APD' } }],
    ['lidar patents filed after 2019', { years: { from: 2020, of: 'APD' } }],
    ['lidar patents filed before 2019', { years: { to: 2018, of: 'APD' } }],
    ['2018年激光雷达', { years: { from: 2018, to: 2018, of: 'PBD' } }],
    ['2015年至2019年授权的激光雷达专利', { years: { from: 2015, to: 2019, of: 'ISD' }, status: 'granted' }],
    ['How many lidar patents in China?', { offices: ['CN'] }],
    ['Chinese companies in lidar', { applicants_from: ['CN'] }],
    ['美国有多少激光雷达专利？', { offices: ['US'] }],
    ['expired patents on lidar', { status: 'expired' }],
    ['Is a cold plate active in the US?', { offices: ['US'] }],
    ['How is a pending wire held?', { status: 'pending' }],
    ['How does a lidar scanner work?', {}],
    ['Lidar filed before 2015', { years: { to: 2014, of: 'APD' } }],
    ['Which lidar patents expire in 2027?', { years: { from: 2027, to: 2027, of: 'EXDT' } }],
    ['Lidar patents whose expiry date is before 2030', { years: { to: 2029, of: 'EXDT' } }],
    ['Lidar patents that expired in 2020', { years: { from: 2020, to: 2020, of: 'EXDT' }, status: 'expired' }],
    ['哪些激光雷达专利在2027年到期？', { years: { from: 2027, to: 2027, of: 'EXDT' } }],
    ['2027年以前将届满的激光雷达专利', { years: { to: 2027, of: 'EXDT' } }],
    ['2020年已到期的激光雷达专利', { years: { from: 2020, to: 2020, of: 'EXDT' }, status: 'expired' }],
    ['Lidar published until 2015', { years: { to: 2015, of: 'PBD' } }],
    ['Lidar from 2012 or later', { years: { from: 2012, of: 'PBD' } }],
    ['Lidar of 2012 and newer', { years: { from: 2012, of: 'PBD' } }],
    ['Lidar filed in 2012 at the earliest', { years: { from: 2012, of: 'APD' } }],
    ['Lidar from 2012 up to now', { years: { from: 2012, of: 'PBD' } }],
    ['Lidar, 2012 onwards', { years: { from: 2012, of: 'PBD' } }],
    ['Lidar not before 2012', { years: { from: 2012, of: 'PBD' } }],
    ['Lidar no later than 2012', { years: { to: 2012, of: 'PBD' } }],
    ['Lidar from 2012 or earlier', { years: { to: 2012, of: 'PBD' } }],
    ['Papers on lidar in 2012 on a car', { years: { from: 2012, to: 2012, of: 'PBD' } }],
    ['2012年及以后的激光雷达', { years: { from: 2012, of: 'PBD' } }],
    ['从2012年开始的激光雷达', { years: { from: 2012, of: 'PBD' } }],
  ])('restricts its documents: %s', (text, restrictions) => {
    expect(readQuestion(text).restrictions).toEqual(restrictions);
    expect(words(text).filter((word) => /expir|到期|届满/.test(word))).toEqual([]);
  });

  it.each([
    ['When was US19006008B2 filed and who invented it?', ['inventors', 'filing_date']],
    ['EP9003470B1 的申请人是谁？什么时候公开的？', ['applicants', 'publication_date']],
    ['Which patents cite US19006008B2, cited by', ['cited_by']],
    ['How does US19006008B2 cool the probe?', []],
    ['Who invented the lidar?', []],
  ])('asks for facts of a publication it names: %s', (text, facts) => {
    expect(readQuestion(text).facts).toEqual(facts);
  });

  it.each([
    ['What is the difference between a heat pipe and a cold plate?', ['heat pipe', 'cold plate']],
    ['Compare intumescent barriers with aerogel barriers', ['intumescent barriers', 'aerogel barriers']],
    ['lidar vs. radar', ['lidar', 'radar']],
    ['气凝胶隔热件和膨胀型隔热件有什么区别？', ['气凝胶隔热件', '膨胀型隔热件']],
    ['What is the difference between n-type and p-type silicon?', ['n-type', 'p-type silicon']],
    ['How do heat pipes compare with cold plates?', ['heat pipes', 'cold plates']],
    ['How are the upper and the lower jaw joined?', undefined],
    ['测心率选雷达还是选摄像头？', ['雷达', '摄像头']],
    ['应该用雷达还是摄像头来看护老人？', ['雷达', '摄像头']],
    ['跌倒检测，雷达好还是手环好？', ['雷达', '手环']],
    ['雷达是不是比手环更可靠？', ['雷达', '手环']],
    ['距离比较远怎么办？', undefined],
    ['Is a motor cheaper than a spring?', ['motor', 'spring']],
    ['Are linear arrays more accurate than annular arrays?', ['linear arrays', 'annular arrays']],
    ['Is it hotter than before?', undefined],
    ['Are there more patents on lidar than on radar?', undefined],
  ])('compares two things, or not: %s', (text, compared) => {
    expect(readQuestion(text).compared).toEqual(compared);
    expect(readQuestion(text).sides).toEqual(compared);
  });

  it.each([
    [
      'What share of the patents on pumps are made in steel?',
      { whole: 'patents on pumps', part: 'patents that are made in steel' },
    ],
    ['What share of the publications belongs to Siemens?', { whole: 'patents', part: 'patents owned by Siemens' }],
    [
      'How many of the pump patents mention cavitation?',
      { whole: 'pump patents', part: 'patents that mention cavitation', anywhere: true },
    ],
    ['What is Siemens’ share of the patents on pumps?', { whole: 'patents on pumps', part: 'patents of Siemens' }],
    ['水泵专利中有多大比例属于西门子？', { whole: '水泵专利', part: '西门子的专利' }],
    ['西门子占全部专利的比例是多少？', { whole: '专利', part: '西门子的专利' }],
    ['What share of the sulphur is replaced by oxygen?', undefined],
    ['电解质中有多大比例的硫被取代？', undefined],
  ])('asks for a share of documents, or not: %s', (text, share) => {
    expect(readQuestion(text).share).toEqual(share);
  });

  it.each([
    ['Compare PZT with PVDF as transducer material: impedance', ['PZT', 'PVDF'], 'as transducer material impedance'],
    [
      'What is the difference between an oscillating and a rotating mirror?',
      ['oscillating mirror', 'rotating mirror'],
      undefined,
    ],
    ['What are the advantages of radar over cameras?', ['radar', 'cameras'], undefined],
    ['Glue or tape: what holds longer?', ['Glue', 'tape'], 'what holds longer'],
    ['Can I use glue or tape? How strong is it?', undefined, undefined],
    ['雷达与摄像头相比，在隐私方面有什么优势？', ['雷达', '摄像头'], '隐私方面有什么优势'],
    ['测心率选雷达还是选摄像头？', ['雷达', '摄像头'], '测心率'],
    ['老人跌倒应该用雷达还是摄像头来检测？', ['雷达', '摄像头'], '老人跌倒'],
  ])('compares things for something: %s', (text, compared, aspect) => {
    const question = readQuestion(text);
    expect([question.compared, question.aspect]).toEqual([compared, aspect]);
  });

  it.each([
    ['Does Siemens or Bosch have more patents on brakes?', ['Siemens', 'Bosch'], 'brakes'],
    ['Are there more patents on brakes or on pumps?', ['brakes', 'pumps'], ''],
    ['西门子和博世谁的制动专利更多？', ['西门子', '博世'], '制动'],
  ])('asks for the numbers of two sides: %s', (text, sides, topic) => {
    expect(readQuestion(text).counted_sides).toEqual({ sides, topic });
  });

  it('which of two is better is no word of either', () => {
    expect(words('测心率，雷达好还是手环好？')).toEqual(['雷达', '手环', '测心', '心率']);
  });

  it('two of which one has no word of its own are sides, of owners perhaps, and not compared', () => {
    const { compared, sides } = readQuestion('Compare Siemens and Siemens Energy');
    expect([compared, sides]).toEqual([undefined, ['Siemens', 'Siemens Energy']]);
  });

  it.each([
    ['How is cross-talk in an array reduced?', ['cross', 'talk', 'array', 'reduc']],
    ['Does anybody talk about arrays?', ['array']],
    ['How is a look-up table stored?', ['look', 'tabl', 'store']],
  ])('keeps words of asking that are part of a compound: %s', (text, keys) => {
    expect([...readQuestion(text).words.keys()]).toEqual(keys);
  });

  it.each([
    ['What is a busbar?', 'definition'],
    ['What does creep mean in turbine blades?', 'definition'],
    ['What is meant by creep?', 'definition'],
    ['Find patents on lidar', 'list'],
    ['What are the advantages of aerogel?', 'effect'],
    ['Which materials are used for the core?', 'material'],
    ['What is the matching layer made of?', 'material'],
    ['What working fluids are used in the cycle?', 'material'],
    ['隔热件用什么材料？', 'material'],
    ['用什么传感器监测呼吸？', 'list'],
    ['哪家公司的检测准确率最高？', 'quantity'],
    ['Which company has the highest efficiency?', 'quantity'],
    ['How thick is the aerogel core?', 'quantity'],
    ['At what temperature does the layer expand?', 'quantity'],
    ['隔热件的厚度是多少？', 'quantity'],
    ['List ways to cool a busbar', 'list'],
    ['电解质添加剂有哪些？', 'list'],
    ['How is a busbar cooled?', 'manner'],
    ['busbar cooling', 'any'],
    ['Why is dust a problem in clean rooms?', 'problem'],
    ['Why is nickel chosen for the lens?', 'reason'],
    ['What causes the seal to leak?', 'reason'],
    ['轴承为什么发热？', 'reason'],
    ['发热的原因是什么？', 'reason'],
    ['Which fillers are suitable for mortar?', 'list'],
    ['Which conductive powders can be added?', 'list'],
    ['Which of them is preferred?', 'choice'],
    ['优选哪一种催化剂？', 'choice'],
    ['哪些频率对应跌倒动作？', 'quantity'],
    ['Which gases purge the chamber?', 'material'],
    ['Which gas fills the tube?', 'material'],
    ['Which gas sensors are used?', 'list'],
    ['用什么气体吹扫？', 'material'],
    ['What keeps the cable from whipping?', 'manner'],
    ['Is the drift related to how thick the layer is?', 'any'],
    ['Does the voltage tell why a cell fails?', 'any'],
    ['Do you know how thick the layer is?', 'quantity'],
    ['Is it known why the seal leaks?', 'reason'],
    ['Does aspirin have side effects?', 'any'],
    ['What are the side effects of aspirin?', 'any'],
    ['What is the effect of aspirin?', 'effect'],
    ['What is the internet of things?', 'any'],
    ['阿司匹林有副作用吗？', 'any'],
    ['查处了多少件侵权案件？', 'quantity'],
  ])('wants some kind of sentence: %s', (text, wants) => {
    expect(readQuestion(text).wants).toBe(wants);
  });

  it.each([
    ['latest patents on battery cooling', 'latest', ['battery', 'cooling']],
    ['When was the first patent on ultrasound probes filed?', 'earliest', ['ultrasound', 'probes']],
    ['最新的激光雷达专利', 'latest', ['激光', '光雷', '雷达']],
    ['How is the first electrode held?', undefined, ['electrode', 'held']],
  ])('wants documents in order of time, or not: %s', (text, order, expected) => {
    expect([readQuestion(text).order, words(text)]).toEqual([order, expected]);
  });

  it('of any kind and length is read quickly and without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = readQuestion(text);
        expect(read.words.size).toBeLessThanOrEqual(40);
      }),
      { numRuns: 200 },
    );
    const spent = cpuTime();
    for (const piece of ['多少', 'who which ', '"', 'AA1 1', 'in 20', '“a', '申请人公司'])
      readQuestion(piece.repeat(30_000 / piece.length));
    expect(spent()).toBeLessThan(1_500);
  });
});

describe('a follow-up question', () => {
  const following = (text: string, ...before: string[]) =>
    readInConversation(
      text,
      before.map((question) => ({ question })),
    );
  const own = ({ words: all, context }: ReturnType<typeof following>) =>
    [...all].filter(([key]) => !context?.has(key)).map(([, form]) => form);

  it('is read with the words before when it points back', () => {
    const read = following('And what does it cost?', 'How does a lidar scanner steer the beam?');
    expect(own(read)).toEqual(['lidar', 'scanner', 'steer', 'beam', 'cost']);
    expect(read.read_with).toEqual(['lidar', 'scanner', 'steer', 'beam']);
    expect(own(following('它有什么缺点？', '什么是激光雷达？'))).toEqual(['激光', '光雷', '雷达']);
    expect(following('它有什么缺点？', '什么是激光雷达？').wants).toBe('problem');
    expect(following('用什么传感器？', '怎么发现老人跌倒？').read_with).toEqual(['发现老人跌倒']);
  });

  it('keeps what was asked under another restriction', () => {
    const read = following('And in China?', 'Who files most on lidar since 2015?');
    expect(read).toMatchObject({ count: 'applicants', restrictions: { offices: ['CN'], years: { from: 2015 } } });
    expect(own(read)).toEqual(['lidar']);
    expect(following('那2020年以后呢？', '有多少关于激光雷达的专利？')).toMatchObject({
      count: 'documents',
      restrictions: { years: { from: 2020 } },
    });
  });

  it('asks the same of another thing, and the words before only help', () => {
    const read = following('And on batteries?', 'Who files most on lidar?');
    expect([read.count, own(read), [...read.context!]]).toEqual(['applicants', ['batteries'], ['lidar']]);
    const chinese = following('那电解液呢？', '固态电池的优点是什么？');
    expect([chinese.wants, own(chinese)]).toEqual(['effect', ['电解', '解液']]);
  });

  it('asks another thing of the same', () => {
    expect(following('How many?', 'Which companies work on wind turbine blades?')).toMatchObject({
      count: 'documents',
    });
    expect(own(following('有多少件？', '哪些公司申请激光雷达专利？'))).toEqual(['激光', '光雷', '雷达']);
  });

  it('means a source of the answer before', () => {
    const before = [
      {
        question: 'How is a busbar cooled?',
        answer:
          '- “A heat pipe.” [2]\n\nSources:\n[1] US1234567B2: A (X, 2001-01-01), abstract\n[2] EP7654321A1: B, claim 1\n',
      },
    ];
    const publications = (text: string) => readInConversation(text, before).publications;
    expect(publications('Tell me more about [2]')).toEqual(['EP7654321A1']);
    expect(publications('Who owns the first one?')).toEqual(['US1234567B2']);
    expect(publications('第二篇的申请人是谁？')).toEqual(['EP7654321A1']);
    expect(readInConversation('Who owns the first one?', before).facts).toEqual(['applicants']);
    expect(publications('[7] please')).toEqual([]);
  });

  it('says which of two readings was meant', () => {
    const since = 'How many patents on lidar since 2015?';
    expect(following('by filed', since)).toMatchObject({
      count: 'documents',
      restrictions: { years: { from: 2015, of: 'APD' } },
      meant: 'filed',
    });
    expect(following('granted', since).restrictions.years).toEqual({ from: 2015, of: 'ISD' });
    // nothing was asked back that it could affirm, and nothing has a date
    expect(following('yes', since).meant).toBeUndefined();
    expect(following('filed', 'How does a lidar scanner steer the beam?').meant).toBeUndefined();
    expect(following('词语', 'Aokawa patents').meant).toBe('words');
  });

  it('that stands alone is left alone', () => {
    const text = 'How are electrodes of surgical vessel sealers coated?';
    expect(following(text, 'How does a lidar scanner steer the beam?')).toEqual(readQuestion(text));
  });
});

it('reads what is asked for by how it is worded, and no word of asking as the thing', () => {
  const wants = (text: string) => readQuestion(text).wants;
  expect(wants('What is wrong with iodine as a dye?')).toBe('problem');
  expect(wants('What is a lens needed for if it spreads the beam?')).toBe('effect');
  expect(wants('What is a lens?')).toBe('definition');
  expect(wants('How well does a model do on code?')).toBe('quantity');
  expect(wants('How well-known filters are made')).not.toBe('definition');
  expect(wants('麦克风多远能听到？')).toBe('quantity');
  const words = (text: string) => [...readQuestion(text).words.keys()];
  expect(words('How well does a model do on code?')).toEqual(['model', 'code']);
  expect(words('Is interest in augmented reality growing?')).toEqual(['augment', 'realiti']);
  expect(words('How is a collect call paid?')).toContain('collect');
  expect(words('How many pumps are in this collection?')).toEqual(['pump']);
});

it('reads typing and sorting as what is done, and types and sorts as what a question is made of', () => {
  expect([...readQuestion('How is the noise of typing damped?').words.keys()]).toContain('type');
  expect([...readQuestion('Which types and sorts of dampers are there?').words.keys()]).toEqual(['damper']);
});

it('reads what does something, and a backing, as things', () => {
  const lesser = (text: string) =>
    [...readQuestion(text).words.keys()].map((key) => [key, readQuestion(text).lesser.has(key)]);
  expect(lesser('How does a quantum repeater work?')).toEqual([
    ['quantum', false],
    ['repeat', false],
  ]);
  expect(lesser('What is a backing?')).toEqual([['back', false]]);
  expect(lesser('How do wick and tube work together?').map(([key]) => key)).not.toContain('togeth');
  expect(lesser('What pulls the door back?')).toEqual([
    ['pull', false],
    ['door', false],
    ['back', true],
  ]);
});

it('needs no sentence to say what kind a material is of, where there are other words', () => {
  expect([...readQuestion('Which molten metals surround the heater?').lesser]).toEqual(['metal']);
  expect([...readQuestion('Which metals?').lesser]).toEqual([]);
});
