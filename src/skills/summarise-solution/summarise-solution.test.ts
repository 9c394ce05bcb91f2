import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import type { Model } from '#models/model.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import type { SolutionSummary, Statement } from '../types.ts';
import { readSolution, renderSolution, summarise, summariseSolution } from './summarise-solution.ts';

const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text);
const told = ({ problem, subject, solution, effect, form }: SolutionSummary) => ({
  form,
  problem: texts(problem),
  subject: texts(subject),
  solution: texts(solution),
  effect: texts(effect),
});

const IDEA =
  'Battery packs overheat when they are charged fast. We propose a battery module with a pulsating heat pipe between the cells. The heat pipe is filled with 40 % of acetone. This keeps the cells below 45 °C and prolongs their life.';
const SPECIFICATION = `Pump with a ceramic impeller

TECHNICAL FIELD
The invention relates to a pump for hot liquids.

BACKGROUND
Known impellers of steel suffer from corrosion. U.S. Pat. No. 5,123,456 describes a coated impeller.

SUMMARY
It is an object of the invention to provide a pump that lasts longer. An impeller of silicon carbide runs in a housing of glass.
An advantage is that corrosion is prevented.

DETAILED DESCRIPTION
FIG. 1 shows the pump.

What is claimed is:
1. A pump comprising a housing of glass; and an impeller of silicon carbide.
2. The pump of claim 1, wherein the impeller has six blades.
`;

describe('what a text says of itself', () => {
  it('an idea of a few sentences', () => {
    expect(told(summarise(IDEA))).toEqual({
      form: 'idea',
      problem: ['Battery packs overheat when they are charged fast.'],
      subject: ['battery module'],
      solution: [
        'We propose a battery module with a pulsating heat pipe between the cells.',
        'The heat pipe is filled with 40 % of acetone.',
      ],
      effect: ['This keeps the cells below 45 °C and prolongs their life.'],
    });
  });
  it.each([
    ['We put a magnet in the lid of the jar so the spoon sticks to it.', 'lid of the jar', []],
    ['Put the batteries of the hearing aid into the arm of the glasses.', 'arm of the glasses', []],
    ['Bike lock made of a band that screams when somebody cuts it.', 'Bike lock', []],
    ['Kids never brush long enough. The toothbrush plays a song.', 'toothbrush', ['Kids never brush long enough.']],
    [
      'Shopping bags cut into the fingers. A foam roll slides over the handles.',
      'foam roll',
      ['Shopping bags cut into the fingers.'],
    ],
    ['A plant pot with a tank, the plant takes what it needs for two weeks.', 'plant pot', []],
    ['涉及一种楼梯扶手，夜里有人走近时发光。', '楼梯扶手', []],
    ['婴儿车下坡时容易溜走，我想在车轮上装一个手松开就锁住的刹车。', '车轮', ['婴儿车下坡时容易溜走']],
    ['汽车后视镜雨天看不清，镜面用超声波把水珠震掉。', '镜面', ['汽车后视镜雨天看不清']],
  ] as const)('of an everyday idea what it is about, and what is wrong: %s', (text, subject, problem) => {
    const { subject: about, problem: wrong } = told(summarise(text));
    expect([about, wrong]).toEqual([[subject], problem]);
  });
  it('of a sentence with its result, both; of one from person to person, nothing; and all that is left is told', () => {
    expect(
      told(
        summarise(
          'Hi Anna, thanks. Training of blasters is expensive. The carbon is made water repellent, so that less acid sticks to it. The software works out how much rust comes off. Example: a clock in the lower right corner is lit. Regards, Tom',
        ),
      ),
    ).toEqual({
      form: 'idea',
      problem: ['Training of blasters is expensive.'],
      subject: ['carbon'],
      solution: [
        'The carbon is made water repellent, so that less acid sticks to it.',
        'The software works out how much rust comes off.',
        'Example: a clock in the lower right corner is lit.',
      ],
      effect: ['so that less acid sticks to it.'],
    });
    const zh = '相控阵检测焊缝的时候，图像经常饱和，缺陷没法评。检测完由软件自动给缺陷定级。';
    const { problem, solution } = told(summarise(zh));
    expect([problem, solution]).toEqual([
      ['相控阵检测焊缝的时候，图像经常饱和，缺陷没法评。'],
      ['检测完由软件自动给缺陷定级。'],
    ]);
  });
  it('of how things are today, the problem', () => {
    const text = 'At the moment the gun bar has to be climbed over. My proposal: the bar folds at a hinge.';
    const { problem, solution, subject } = told(summarise(text));
    expect([subject, problem, solution]).toEqual([
      ['gun bar'],
      ['At the moment the gun bar has to be climbed over.'],
      ['My proposal: the bar folds at a hinge.'],
    ]);
  });
  it('without what ties the application to others', () => {
    const tied = `${SPECIFICATION.slice(0, SPECIFICATION.indexOf('TECHNICAL FIELD'))}CROSS-REFERENCE TO RELATED APPLICATIONS
This application claims the benefit of U.S. Provisional Application No. 60/316,445, filed Aug. 31, 2001, to which it is necessary to refer.
This application is a continuation of application Ser. No. 08/696,572, which is advantageous.

${SPECIFICATION.slice(SPECIFICATION.indexOf('TECHNICAL FIELD'))}`;
    expect(told(summarise(tied))).toEqual(told(summarise(SPECIFICATION)));
    const zh =
      '相关申请的交叉引用\n本申请要求于2019年5月7日提交的申请号为201910376543.2的中国专利申请的优先权，享有其权益和优点。\n技术领域\n本发明涉及一种水泵。\n发明内容\n水泵的叶轮由碳化硅制成，从而避免腐蚀。\n';
    expect(told(summarise(zh)).effect).toEqual(['水泵的叶轮由碳化硅制成，从而避免腐蚀。']);
  });
  it('a specification with claims', () => {
    expect(told(summarise(SPECIFICATION))).toEqual({
      form: 'specification',
      problem: [
        'Known impellers of steel suffer from corrosion.',
        'It is an object of the invention to provide a pump that lasts longer.',
      ],
      subject: ['pump'],
      solution: ['A pump comprising a housing of glass; and an impeller of silicon carbide.'],
      effect: ['An advantage is that corrosion is prevented.'],
    });
  });
  it('a Chinese idea', () => {
    expect(
      told(
        summarise(
          '现有的振动监测方法误差较大，难以识别早期故障。我们提出一种轴承故障检测方法，采集轴承的振动信号，输出故障类型。该方法提高了识别率。',
        ),
      ),
    ).toEqual({
      form: 'idea',
      problem: ['现有的振动监测方法误差较大，难以识别早期故障。'],
      subject: ['轴承故障检测方法'],
      solution: ['我们提出一种轴承故障检测方法，采集轴承的振动信号，输出故障类型。'],
      effect: ['该方法提高了识别率。'],
    });
  });
  it.each([
    ['A lidar sensor steers its laser beam with a piezoelectric mirror.', 'lidar sensor'],
    ['A scanning mirror tilts about an axis and is driven by a coil.', 'scanning mirror'],
    ['A zoom lens has two groups that move.', 'zoom lens'],
    ['The gas sensor measures the concentration of methane.', 'gas sensor'],
    ['A mass flow meter of a fuel line.', 'mass flow meter'],
    ['A lidar that has a scanning mirror finds the road.', 'lidar'],
    ['A pump with a rotor of two halves is driven by a coil.', 'pump'],
    ['A glass lens with two zones, in which one is dark.', 'glass lens'],
    ['A sensor steers beams with a scanning mirror.', 'sensor'],
    ['一种自行车锁，带有振动传感器和警报器。', '自行车锁'],
    ['一种智能花盆。盆底有水箱。', '智能花盆'],
    ['我们想做一个给盲人用的手杖：前端装超声波雷达。', '给盲人用的手杖'],
    ['Problem: cyclists are not seen at night. Solution: a jacket with optical fibres in it.', 'jacket'],
    ['The system learns when the family is at home.', 'system'],
    ['People forget to take their pills. The box opens one compartment at the right time.', 'box'],
    ['We noticed that bits wear out. So we turn the bit by 90 degrees.', 'bit'],
    ['I want to solve this with a pot that stores water.', 'pot'],
    ['Instead of a rubber seal we use a ring of frozen water.', 'ring'],
    ['Our solution avoids jams in the paper feeder.', 'paper feeder'],
    ["It's a chair. The chair tells you to stand up.", 'chair'],
    ['Dear team, please find my idea below. A garden hose reel is driven by a water turbine.', 'garden hose reel'],
    ['The two magnets are not fixed but float.', 'two magnets'],
    ['这个饭碗是双层的，夹层里装有水合盐。', '饭碗'],
    ['办公室的花周末会干死。这个花盆底部有水箱。', '花盆'],
    ['用旧手机做成的森林防火报警器，太阳能供电。', '森林防火报警器'],
    ['支架用镁合金打印，六个月后溶解。', '支架'],
    ['本产品是一种智能相框，用于看护独居老人。', '智能相框'],
    ['The product is a puller for machines. It is sold in Spain.', 'puller'],
    ['发明名称：一种防滑拐杖。拐杖头是三个橡胶脚。', '防滑拐杖'],
    ['- a sensor in the seat measures weight\n- a camera reads a strip', 'sensor'],
  ])('takes the thing and not its verb: %s', (text, subject) => {
    expect(texts(summarise(text).subject)).toEqual([subject]);
  });

  it('tells what is wrong from what is done about it', () => {
    const { problem, solution, effect } = summarise(
      'A catheter could be kept from overheating: a thermistor sits behind the crystal. When it gets warm, the driver lowers the pulse rate, because heat would harm tissue. People forget this.',
    );
    expect([problem, solution, effect].map(texts)).toEqual([
      ['A catheter could be kept from overheating', 'People forget this.'],
      [
        'a thermistor sits behind the crystal.',
        'When it gets warm, the driver lowers the pulse rate, because heat would harm tissue.',
      ],
      [],
    ]);
  });

  it.each([
    [
      'Known battery packs cool their cells by a plate. However, cells at the inlet stay colder. A pump reverses the flow of coolant. The invention can be used in electric vehicles.',
      'battery packs',
      ['However, cells at the inlet stay colder.'],
      ['A pump reverses the flow of coolant.'],
    ],
    [
      '随着电动汽车的发展，电池包越来越大。目前的冷却板只从一侧进水。但是入口处的电芯更冷。水泵每40秒使水流换向。',
      '冷却板',
      ['但是入口处的电芯更冷。'],
      ['水泵每40秒使水流换向。'],
    ],
    [
      '现有风电叶片采用热风除冰，能耗高，且叶尖除冰效果差。本方案铺设碳纤维电热膜。',
      '风电叶片',
      ['现有风电叶片采用热风除冰，能耗高，且叶尖除冰效果差。'],
      ['本方案铺设碳纤维电热膜。'],
    ],
    [
      'Existing hearing aids whistle when the ear moves. A second microphone listens to the canal.',
      'hearing aids',
      [],
      ['A second microphone listens to the canal.'],
    ],
  ])('of what is known it takes the thing, and what turns against it is the problem: %s', (text, subject, ...said) => {
    const summary = summarise(text);
    expect([texts(summary.subject), texts(summary.problem), texts(summary.solution)]).toEqual([[subject], ...said]);
  });

  it('a bare claim says neither problem nor effect', () => {
    const summary = summarise('一种泵，其特征在于，包括陶瓷叶轮和玻璃泵体。');
    expect([summary.form, texts(summary.subject), summary.problem, summary.effect]).toEqual(['claims', ['泵'], [], []]);
    expect(texts(summary.solution)).toEqual(['一种泵，其特征在于，包括陶瓷叶轮和玻璃泵体。']);
  });
});

it('takes neither titles nor what only begs the reader for statements of a problem', () => {
  const text = [
    'BACKGROUND',
    'The Problem With Linear Mechanical Springs',
    'These springs have certain drawbacks.',
    'For example, and without limitation, the layer may hold a chemical device.',
    'DETAILED DESCRIPTION',
    'A spring is made of rubber.',
  ].join('\n');
  expect(summarise(text).problem.map((one) => one.text)).toEqual(['These springs have certain drawbacks.']);
});

it('says a sentence once, however often it is repeated', () => {
  const text = `${'Known pumps suffer from corrosion. '.repeat(5)}We propose a pump with a glass impeller.`;
  expect(texts(summarise(text).problem)).toEqual(['Known pumps suffer from corrosion.']);
});

describe('the editable text', () => {
  it('says what is absent and is read back by its headings, in both languages', () => {
    for (const lang of ['en', 'zh'] as const) {
      const rendered = renderSolution(summarise('A pump comprising a housing of glass; and an impeller.'), lang);
      expect(rendered).toContain(
        lang === 'en' ? 'Technical problem\n(The text states none.)' : '技术问题\n（文中没有说明。）',
      );
      const parts = readSolution(rendered)!;
      expect(Object.keys(parts)).toEqual(['subject', 'solution']);
      expect(rendered.slice(parts.solution!.start, parts.solution!.end)).toBe(
        'A pump comprising a housing of glass; and an impeller.',
      );
    }
  });
  it('of a text without the headings is none', () => expect(readSolution(IDEA)).toBeUndefined());
});

it('every statement is exactly what stands at its offsets, whatever the text', () => {
  const line = fc.constantFrom(
    'BACKGROUND',
    'Claims',
    '1. A pump comprising a lid;',
    '2. The pump of claim 1.',
    '权利要求书',
    '一种泵，其特征在于，包括叶轮。',
    '技术问题',
    'It is a problem. ',
    '😀𠮷',
    '',
    'Thereby cost is reduced',
    '[0012] 有益效果：提高了效率。',
    'SUMMARY',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const text = lines.join('\n');
      const { problem, subject, solution, effect } = summarise(text);
      for (const { start, end, text: said } of [...problem, ...subject, ...solution, ...effect])
        expect(text.slice(start, end)).toBe(said);
    }),
  );
});

it('reads a hundred pages, and hostile ones, in time', () => {
  const page =
    'The pump has a housing, which improves its life. A problem of known pumps is corrosion of the blades in salt water.\n'.repeat(
      25,
    );
  for (const text of [
    page.repeat(100),
    '。'.repeat(300_000),
    '1. A '.repeat(100_000),
    '\n1.'.repeat(100_000),
    'BACKGROUND\n'.repeat(30_000),
  ]) {
    const spent = cpuTime();
    summarise(text);
    expect(spent()).toBeLessThan(4_000);
  }
});

describe('with a model', () => {
  const model = (answer: unknown): Model =>
    ({
      name: 'scripted',
      object: async () => ({
        value: answer,
        repaired: false,
        reason: 'stop',
        usage: { input_tokens: 1, output_tokens: 1 },
        omitted: 0,
      }),
    }) as unknown as Model;
  const run = (answer: unknown) =>
    summariseSolution.run(
      { text: IDEA, lang: 'en' },
      { corpus: {} as Corpus, model: model(answer), account: 'a', signal: new AbortController().signal },
    );

  it('takes passages that stand in the text and drops what the model made up', async () => {
    const { output, by, dropped } = await run({
      problem: ['Battery packs overheat when they are charged fast.'],
      subject: ['battery module'],
      solution: ['a battery module with a pulsating heat pipe between the cells', 'It uses artificial intelligence.'],
      effect: [],
    });
    expect(by).toBe('model');
    // what the model put nowhere stays where it is without one
    expect(texts(output.solution)).toEqual([
      'a battery module with a pulsating heat pipe between the cells',
      'The heat pipe is filled with 40 % of acetone.',
    ]);
    expect(dropped).toEqual(['solution: "It uses artificial intelligence." does not stand in the text']);
  });
  it('answers from the text when nothing of the solution stands in it', async () => {
    const { by, fallback } = await run({
      problem: [],
      subject: [],
      solution: ['A perpetual motion machine.'],
      effect: [],
    });
    expect([by, fallback?.reason]).toEqual(['ground', 'nothing_sound']);
  });
});

it.each([
  ['Our product is a heated motorcycle jacket. The jacket has a liner.', 'heated motorcycle jacket'],
  ['本产品是一种家用跌倒检测装置，安装在天花板上。', '家用跌倒检测装置'],
  // no article, as in a heading: a head that says little has with it what makes it a thing
  ['Cover for an ultrasound probe with a gel pad inside which warms up.', 'Cover for an ultrasound probe'],
  ['Method to weld copper foil with a blue laser.', 'Method to weld copper foil'],
  ['Process for drying tobacco leaves in a microwave tunnel.', 'Process for drying tobacco leaves'],
  ['New kind of chair which follows the back when leaning sideways.', 'chair'],
  ['Self-cleaning filter for aquariums, the filter turns in the current.', 'Self-cleaning filter'],
  ['用蓝色激光焊接铜箔的方法，光束会摆动。', '用蓝色激光焊接铜箔的方法'],
  ['想做一个给老人用的药盒，到点会亮灯。', '药盒'],
  ['大家好，这是一个能慢慢关门的铰链，里面有两根弹簧。', '铰链'],
  ['水杯漏水的问题一直没解决，我们在杯盖里加了一个浮球阀。', '水杯'],
])('the subject of "%s" is what the product is', (text, subject) => {
  expect(summarise(text).subject.map((one) => one.text)).toEqual([subject]);
});

it('tells what a test showed, what was wrong before, and the thing that a text begins with', () => {
  expect(
    told(
      summarise(
        'Lithium cells in buses age fast when the edge cells are cold. We propose a module having a heating film of three zones. In a test at -20 °C the module reached 10 °C in 14 minutes, while a pack with one film needed 26.',
      ),
    ),
  ).toMatchObject({
    problem: ['Lithium cells in buses age fast when the edge cells are cold.'],
    solution: ['We propose a module having a heating film of three zones.'],
    effect: ['In a test at -20 °C the module reached 10 °C in 14 minutes, while a pack with one film needed 26.'],
  });
  const robot = summarise('扫地机器人，毛发缠滚刷，老要人工剪。滚刷中间装割刀。对比例1：采用普通滚刷，缠绕严重。');
  expect(told(robot)).toMatchObject({
    problem: ['扫地机器人，毛发缠滚刷，老要人工剪。'],
    subject: ['扫地机器人'],
    solution: ['滚刷中间装割刀。'],
  });
});

it.each([
  // what the name of a thing says is no effect of it, and what it answers no problem that it has
  ['一种防止外卖洒汤的盖子，盖子边上有一圈充气气囊，扣上时把空气挤进气囊。'],
  ['充电枪里加温度传感器，枪头过热就把电流降到一半，进水就断电并且锁住枪头。'],
])('is told whole as the solution: %s', (text) => {
  const { problem, solution, effect } = summarise(text);
  expect([problem, solution.map((one) => one.text), effect]).toEqual([[], [text], []]);
});
