import { expect, it } from 'vitest';
import { effectClause } from './cues.ts';
import { disclosureParts } from './extract-disclosure.ts';

/** The fields of a text's sentences, a word each. */
const fieldsOf = (text: string) => disclosureParts(text).sentences.map(({ field }) => field);

it('reads texts as inventors write them: we, our, what else it is for, what tests showed', () => {
  expect(
    fieldsOf(
      'Known cold plates have straight channels, so the coolant warms up on its way. We use a cold plate whose channels become narrower towards the outlet. A pump drives the coolant. Thereby the cells age evenly. The plate may also be used for power electronics.',
    ),
  ).toEqual(['background', 'mechanism', 'mechanism', 'outcome', 'application']);
  expect(
    fieldsOf(
      'The usual heating mats need much power. Our blade has a coating which is heated in short pulses. This saves about 60 % of the energy. It could be used on aircraft wings as well. The coating is 0.3 mm thick. Tests with 20 users showed that no ice was left.',
    ),
  ).toEqual(['background', 'mechanism', 'outcome', 'application', 'mechanism', 'outcome']);
  expect(
    fieldsOf(
      '我们想解决口罩戴久了闷热的问题。做法是在口罩内侧加一层带微型风扇的支架。这样口罩内的温度只升高1.5℃。也可以用在防护服的头罩上。该支架也适用于头盔。',
    ),
  ).toEqual(['tech_problem', 'mechanism', 'outcome', 'application', 'application']);
});

it('knows what is so today, and what else a thing is for, in plain speech', () => {
  expect(
    fieldsOf('Bike locks today are heavy and thieves cut them in seconds. Our lock is a cable made of woven aramid.'),
  ).toEqual(['background', 'mechanism']);
  expect(fieldsOf('箱壁是真空板加石墨烯加热膜，保持65℃。也可以用来运送疫苗。')).toEqual(['mechanism', 'application']);
});

it('takes what one person says to another for nothing of the thing, and what is so now for the known', () => {
  expect(
    fieldsOf(
      'Hi Anna, thanks for yesterday. Training is expensive. I propose a simulator. A tracker measures its angle. The software works out how much rust comes off. The handle comes off. Regards, Tom',
    ),
  ).toEqual(['others', 'tech_problem', 'mechanism', 'mechanism', 'mechanism', 'tech_problem', 'others']);
  expect(
    fieldsOf(
      '各位好！我是一名护士。现在输液快完的时候没人看到。我想做一个小夹子，里面有传感器。夹子用电池供电。谢谢！',
    ),
  ).toEqual(['others', 'others', 'background', 'mechanism', 'mechanism', 'others']);
});
it('ends the known where a line in the manner of a heading begins, in whatever words', () => {
  const under = (heading: string) =>
    fieldsOf(
      `Background\nKnown benches lock with a loose pin.\n\n${heading}\nThe top has two halves joined by a hinge.`,
    );
  expect(under('Two halves and a bolt')).toEqual(['background', 'mechanism']);
  expect(under('What we did')).toEqual(['background', 'mechanism']);
  expect(under('In winter the pin sticks.')).toEqual(['background', 'background', 'background']);
  expect(fieldsOf('背景技术\n已知的工作台用销锁定。\n滑动锁销\n台面由铰链连接的两半组成。')).toEqual([
    'background',
    'mechanism',
  ]);
});

it('knows the means of a text that speaks of its own only where it says what the thing is for', () => {
  expect(
    fieldsOf(
      'A delivery drone keeps the food warm. Known drones carry the box in the air stream. The drone has an insulated box with a heating element. A controller switches the element on below 60 °C. The invention can be used for any hot food.',
    ),
  ).toEqual(['mechanism', 'background', 'mechanism', 'mechanism', 'application']);
});

it('takes what happens when for no effect', () => {
  expect(fieldsOf('一种跌倒检测装置，包括毫米波雷达。当质心高度由1.2米降到0.4米以下时，判断为跌倒。')).toEqual([
    'mechanism',
    'mechanism',
  ]);
  expect(fieldsOf('A pump has a valve. When the pressure has dropped to 3 bar the controller opens it.')).toEqual([
    'mechanism',
    'mechanism',
  ]);
});

it('takes a figure of a test beside an older one for an effect', () => {
  expect(
    fieldsOf('A server computes a schedule. In a field test with 40 cars 98 % left charged, against 71 % before.'),
  ).toEqual(['mechanism', 'outcome']);
});

it('reads a description that begins with its field and goes on with the known, figures of it too', () => {
  expect(
    fieldsOf(
      'This invention relates to rakes. Rakes commonly have a socket that is fixed to a pole. FIG. 1 is a view of a known rake. For example, rakes have wooden poles. However, known rakes suffer from loose poles. An object of the invention is to hold the pole. FIG. 2 is a view of the rake. A detent holds the pole.',
    ),
  ).toEqual([
    'subject_improvement',
    'background',
    'background',
    'background',
    'tech_problem',
    'tech_problem',
    'embodiment',
    'mechanism',
  ]);
  // what is usually so, and notes, are told of the thing itself once a text speaks of it
  expect(
    fieldsOf(
      '现有的水表误差较大。本发明提供一种水表，包括叶轮。一般的，通过电源供电。需要说明的是，叶轮由磁铁驱动。因此，在通信时如果信号丢失，则重发。',
    ),
  ).toEqual(['tech_problem', 'mechanism', 'mechanism', 'mechanism', 'mechanism']);
  expect(
    fieldsOf(
      'Known lamps have a switch. Our lamp has a sensor. As a result, there is a problem with heat. Of course the invention is not limited to the embodiments described. No wire is needed.',
    ),
  ).toEqual(['background', 'mechanism', 'tech_problem', 'others', 'outcome']);
});

it.each([
  ['The pump sends an alarm, so that the patient is helped in time.', ', so that the patient is helped in time.'],
  ['The pump sends an alarm when 400 ml are exceeded.', undefined],
  ['处理器发出报警，从而使患者能够及时如厕。', '，从而使患者能够及时如厕。'],
  ['处理器使用电池。', undefined],
])('a sentence on means that says what they bring: %s %s', (text, brings) => {
  expect(effectClause(text)).toBe(brings);
});

it('knows trials, troubles and results in plain speech', () => {
  expect(
    fieldsOf(
      'In a mesh network of meters a node must listen often, which drains its battery. Wake-up radios solve this but every node wakes up. A node compares a hash by a comparator. Therefore the nodes stay asleep and their life becomes longer. In a field trial with 120 meters the current fell from 85 to 19 µA. In a test at -20 °C the module reached 10 °C in 14 minutes, while an older one needed 26. The battery is in the handle.',
    ),
  ).toEqual(['tech_problem', 'tech_problem', 'mechanism', 'outcome', 'outcome', 'outcome', 'mechanism']);
  expect(fieldsOf('扫地机器人，毛发缠滚刷，老要人工剪。滚刷中间装割刀。对比例1：采用釜式反应器，停留4小时。')).toEqual([
    'tech_problem',
    'mechanism',
    'embodiment',
  ]);
  expect(effectClause('The layer spreads the heat, so no hot spot forms.')).toBe(', so no hot spot forms.');
});
