import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from '#corpus/text/sentences.ts';
import { describeFeatures, rawFeatures } from './extract-features.ts';

const listed = (text: string) => {
  const raw = rawFeatures(text, 'en');
  return describeFeatures(text, raw).map(({ number, text: written, part }) => `${number} ${part}: ${written}`);
};

describe('features', () => {
  it.each<[string, string, string[]]>([
    [
      'of the first claim',
      '1. A battery module comprising a housing; a heat pipe; and a cold plate for cooling the heat pipe.\n2. The battery module of claim 1, wherein the heat pipe is flat.\n3. A vehicle comprising the battery module of claim 1.',
      [
        'F1 preamble: A battery module',
        'F2 body: a housing; a heat pipe',
        'F3 body: a cold plate for cooling the heat pipe',
      ],
    ],
    [
      'of several sentences with a semicolon, which are no claim',
      'A learning system tells when a gearbox will fail. Data of four sensors become a picture; a network trained on sound gears alone scores it.',
      [
        'F1 preamble: A learning system tells when a gearbox will fail',
        'F2 idea: Data of four sensors become a picture',
        'F3 idea: a network trained on sound gears alone scores it',
      ],
    ],
    [
      'of a list that is numbered in one line',
      'We want to protect: 1) a plate with lattice walls, 2) channels whose diameter falls, (3) a coating of silane.',
      [
        'F1 preamble: a plate with lattice walls',
        'F2 idea: channels whose diameter falls',
        'F3 idea: a coating of silane',
      ],
    ],
    [
      'of lines with bullets',
      '- a sensor in the seat measures weight\n- a camera reads a urine strip\n- results go to the phone',
      [
        'F1 preamble: a sensor in the seat measures weight',
        'F2 idea: a camera reads a urine strip',
        'F3 idea: results go to the phone',
      ],
    ],
    [
      'without why somebody wants it, and what comes of it',
      'A key ring that whistles back when you whistle, because I keep losing my keys.',
      ['F1 preamble: A key ring that whistles back when you whistle', 'F2 result: because I keep losing my keys'],
    ],
    [
      'and what comes of it behind no comma, and a sentence behind one',
      'A magnet sits in the lid of the jar so the spoon sticks to it, it is coated with nickel.',
      [
        'F1 preamble: A magnet sits in the lid of the jar',
        'F2 result: so the spoon sticks to it',
        'F3 idea: it is coated with nickel',
      ],
    ],
    [
      'of somebody who would like something',
      'Suitcases get heavy on stairs. I would like three small wheels on each corner.',
      ['F1 preamble: three small wheels on each corner'],
    ],
    [
      'without what people forget, wherever it is told',
      'A magnet on a spring swings in a coil. Riders always forget to charge their lamps. The lamp gets brighter with speed.',
      ['F1 preamble: A magnet on a spring swings in a coil', 'F2 idea: The lamp gets brighter with speed'],
    ],
    [
      'with what happens when, and what comes of it, in Chinese',
      '车停好后，地面的机械臂插上插头，车主再也不会忘记充电。',
      ['F1 preamble: 车停好后，地面的机械臂插上插头', 'F2 result: 车主再也不会忘记充电'],
    ],
    [
      'behind 涉及',
      '涉及一种楼梯扶手，夜里有人走近时发光。',
      ['F1 preamble: 一种楼梯扶手', 'F2 idea: 夜里有人走近时发光'],
    ],
    [
      'behind labels',
      'Problem: cyclists are not seen at night. Solution: a jacket with optical fibres woven into it.',
      ['F1 preamble: a jacket with optical fibres woven into it'],
    ],
    [
      'without what only announces them',
      'The product is as follows. There is a pump with a rotor of glass. There is a coil of copper.',
      ['F1 preamble: There is a pump with a rotor of glass', 'F2 idea: There is a coil of copper'],
    ],
    [
      'of what somebody wants to make',
      '我们想做一个给盲人用的手杖：前端装超声波雷达，手柄里有三个小马达。',
      ['F1 preamble: 给盲人用的手杖', 'F2 idea: 前端装超声波雷达', 'F3 idea: 手柄里有三个小马达'],
    ],
    [
      'of a claim in one line, with a list',
      'A lidar comprising a mirror that steers a beam, a detector array, and a controller, wherein the mirror tilts, a spring or a magnet holding it.',
      [
        'F1 preamble: A lidar',
        'F2 body: a mirror that steers a beam',
        'F3 body: a detector array, and a controller',
        'F4 body: wherein the mirror tilts, a spring or a magnet holding it',
      ],
    ],
    [
      'of a method in one line, step by step',
      'A method comprising heating a melt to 80 °C, stirring the melt using a bar, and cooling the melt.',
      [
        'F1 preamble: A method',
        'F2 body: heating a melt to 80 °C',
        'F3 body: stirring the melt using a bar',
        'F4 body: cooling the melt',
      ],
    ],
    [
      'of a claim whose alternatives stay together',
      'A pump comprising a rotor driven by a motor, a spring, or a magnet.',
      ['F1 preamble: A pump', 'F2 body: a rotor driven by a motor, a spring, or a magnet'],
    ],
    [
      'of a claim whose elements stand apart by semicolons: commas are within them',
      'A lidar comprising a mirror having a coated side, a hinge on a post, and a magnet; and a controller of the mirror.',
      [
        'F1 preamble: A lidar',
        'F2 body: a mirror having a coated side, a hinge on a post, and a magnet',
        'F3 body: a controller of the mirror',
      ],
    ],
    [
      'of a Chinese claim with a list of parts',
      '一种激光雷达，包括使光束偏转的压电反射镜、接收反射光束的探测器阵列和计算飞行时间的控制器。',
      [
        'F1 preamble: 一种激光雷达',
        'F2 body: 使光束偏转的压电反射镜',
        'F3 body: 接收反射光束的探测器阵列',
        'F4 body: 计算飞行时间的控制器',
      ],
    ],
    [
      'of a Chinese idea with a list of parts',
      '一种自行车锁，带有振动传感器、警报器和呼叫车主手机的无线电模块。',
      ['F1 preamble: 一种自行车锁', 'F2 idea: 带有振动传感器、警报器', 'F3 idea: 呼叫车主手机的无线电模块'],
    ],
    [
      'of a Chinese claim in which several words say what one thing is of',
      '一种装置，包括检测温度、湿度的传感器和阀门，或者压力表。',
      ['F1 preamble: 一种装置', 'F2 body: 检测温度、湿度的传感器和阀门，或者压力表'],
    ],
    [
      'of an idea, without the known, what was measured, and its uses',
      '本方案涉及一种电表误差的监测方法。现有技术需要将电表拆回检定，成本高。为此，采集总表与分表的用电量，求解每只分表的误差。由于无需停电，从而降低了检定成本。在某台区的试验中，识别准确率为96.5%。该方法可用于低压台区。',
      ['F1 preamble: 一种电表误差的监测方法', 'F2 idea: 采集总表与分表的用电量', 'F3 idea: 求解每只分表的误差'],
    ],
    [
      'of an English idea, without what was measured and its uses',
      'A catheter has a gyroscope beside the transducer. A processor resamples the lines of the image. In a test in a bent phantom the error fell from 28 degrees to 3 degrees. The catheter can be used in coronary arteries.',
      [
        'F1 preamble: A catheter has a gyroscope beside the transducer',
        'F2 idea: A processor resamples the lines of the image',
      ],
    ],
    [
      'of an idea, without what was known, and what was wrong with it',
      'Known battery packs cool their cells by a plate. However, cells at the inlet stay colder. A pump reverses the flow of coolant. But a valve stays shut.',
      ['F1 preamble: A pump reverses the flow of coolant', 'F2 idea: But a valve stays shut'],
    ],
    [
      'of a Chinese idea, without what comes of it',
      '本方案在叶片前缘的蒙皮内铺设碳纤维电热膜。控制器分段通电。由此除冰能耗降低40%，叶片重量增加不超过1%。',
      ['F1 preamble: 在叶片前缘的蒙皮内铺设碳纤维电热膜', 'F2 idea: 控制器分段通电'],
    ],
    ['of a text that says next to nothing', '泵', ['F1 preamble: 泵']],
    [
      'of a sentence of several clauses',
      'An umbrella that finds itself: the handle holds a GPS receiver and a buzzer, the canopy carries solar cells, and an app on the phone warns the owner as soon as he walks away more than ten metres.',
      [
        'F1 preamble: An umbrella that finds itself',
        'F2 idea: the handle holds a GPS receiver and a buzzer',
        'F3 idea: the canopy carries solar cells',
        'F4 idea: an app on the phone warns the owner as soon as he walks away more than ten metres',
      ],
    ],
    [
      'of a sentence with what follows from it in its middle',
      'My idea is a lidar sensor for cars whose laser wavelength is tuned so that the beam is steered by a grating without moving parts, and a detector array that measures the time of flight.',
      [
        'F1 preamble: a lidar sensor for cars whose laser wavelength is tuned',
        'F2 result: so that the beam is steered by a grating without moving parts',
        'F3 idea: a detector array that measures the time of flight',
      ],
    ],
    [
      'of clauses that say when another one holds, with it',
      'Once a swimmer passes the fence, a small buoy is shot up, which saves a diver the way. If anything runs over the contact, the staff is alerted.',
      [
        'F1 preamble: Once a swimmer passes the fence, a small buoy is shot up',
        'F2 result: which saves a diver the way',
        'F3 idea: If anything runs over the contact, the staff is alerted',
      ],
    ],
    [
      'of a heading that tells what the whole is for, and of a thing "with a part" whose verb comes behind',
      'Drying boats in a harbour. A frame with a lid is lowered by a winch with two drums.',
      ['F1 purpose: Drying boats in a harbour', 'F2 idea: A frame with a lid is lowered by a winch with two drums'],
    ],
    [
      'of what is done about a wish, which is none',
      'Owners of boats want a dry hull. Floating bodies hold the pipe.',
      ['F1 preamble: Floating bodies hold the pipe'],
    ],
    [
      'of a Chinese sentence with what comes of it',
      '一旦有人跌倒在地上，摄像头马上转过去，家人就收到照片，就不会耽误救治。',
      ['F1 preamble: 一旦有人跌倒在地上，摄像头马上转过去', 'F2 idea: 家人就收到照片', 'F3 result: 就不会耽误救治'],
    ],
    [
      'of numbered statements, which are no claims',
      '1. The umbrella has a handle of steel.\n2. A buzzer in the handle sounds when the phone is more than 10 m away.\n3. The canopy carries solar cells that charge the battery.',
      [
        'F1 preamble: The umbrella has a handle of steel',
        'F2 idea: A buzzer in the handle sounds when the phone is more than 10 m away',
        'F3 idea: The canopy carries solar cells that charge the battery',
      ],
    ],
    [
      'of a numbered list that speaks of no claim, whatever its first line says',
      'I suggest:\n1. a frame with a slot stands between the drum and the door\n2. the rope goes up from the drum to the frame\n3. a lamp warns the crew',
      [
        'F1 preamble: a frame with a slot stands between the drum and the door',
        'F2 idea: the rope goes up from the drum to the frame',
        'F3 idea: a lamp warns the crew',
      ],
    ],
    [
      'of a letter, without how it begins and ends',
      'Hi all, attached the sketch I mentioned about people who lose their keys. Good morning, here is my lamp with a clamp. A magnet holds the shade. Best, Nora',
      ['F1 preamble: my lamp with a clamp', 'F2 idea: A magnet holds the shade'],
    ],
    [
      'of Chinese clauses, with the short ones that go on with them',
      '摄像头拍下窗帘的摆动，把它们扣掉。盖板下面装一排磁铁，就不会松开。',
      ['F1 preamble: 摄像头拍下窗帘的摆动，把它们扣掉', 'F2 idea: 盖板下面装一排磁铁', 'F3 result: 就不会松开'],
    ],
    [
      'of a text with headings, without those of the problem',
      '# Idea\n\n## Problem\nCells age unevenly.\n\n## Solution\n- a cold plate below the cells\n- counter-flow channels in the plate\n- a pump which reverses the flow when the difference exceeds 5 K\n\n## Advantage\nEven temperature.',
      [
        'F1 preamble: a cold plate below the cells',
        'F2 idea: counter-flow channels in the plate',
        'F3 idea: a pump which reverses the flow when the difference exceeds 5 K',
      ],
    ],
    [
      'of a Chinese sentence that names its subject first',
      '一种激光雷达，利用可调谐激光器和光栅实现无机械扫描，并由探测器阵列测量飞行时间。',
      [
        'F1 preamble: 一种激光雷达',
        'F2 idea: 利用可调谐激光器和光栅实现无机械扫描',
        'F3 idea: 由探测器阵列测量飞行时间',
      ],
    ],
    [
      'of an idea',
      'We propose a battery module with a housing, a plurality of prismatic cells and a pulsating heat pipe between the cells, wherein the heat pipe is filled with 30-50 % of acetone. The heat pipe is connected to a cold plate outside the housing.',
      [
        'F1 preamble: a battery module with a housing',
        'F2 idea: a plurality of prismatic cells',
        'F3 idea: a pulsating heat pipe between the cells',
        'F4 idea: wherein the heat pipe is filled with 30-50 % of acetone',
        'F5 idea: The heat pipe is connected to a cold plate outside the housing',
      ],
    ],
    [
      'of a Chinese claim',
      '一种电池模组，其特征在于，包括：壳体；多个电芯，所述电芯设置在所述壳体内；以及冷却板，其中所述冷却板由铝制成，从而带走热量。',
      [
        'F1 preamble: 一种电池模组',
        'F2 characterising: 壳体；多个电芯',
        'F3 characterising: 所述电芯设置在所述壳体内',
        'F4 characterising: 冷却板',
        'F5 characterising: 其中所述冷却板由铝制成',
        'F6 result: 从而带走热量',
      ],
    ],
    [
      'of the edited solution, by its headings',
      'Technical subject\npump\n\nTechnical problem\nRust.\n\nTechnical solution\nA pump comprising a glass housing; and an impeller of silicon carbide.\n\nTechnical effect\n(The text states none.)',
      ['F1 preamble: A pump', 'F2 body: a glass housing', 'F3 body: an impeller of silicon carbide'],
    ],
  ])('%s', (_name, text, expected) => expect(listed(text)).toEqual(expected));

  it('carry elements, function and what they refer to', () => {
    const text = 'A battery module comprising a heat pipe; and a cold plate of 2 mm for cooling the heat pipe.';
    expect(describeFeatures(text, rawFeatures(text, 'en'))[2]).toEqual({
      number: 'F3',
      text: 'a cold plate of 2 mm for cooling the heat pipe',
      original: { text: 'a cold plate of 2 mm for cooling the heat pipe', start: 45, end: 91 },
      elements: ['cold plate', 'heat pipe', '2 mm'],
      function: 'for cooling the heat pipe',
      part: 'body',
      claim_number: 1,
      claim_type: 'independent',
      refers_to: ['F2'],
    });
  });

  it('say which claims were left out', () => {
    expect(
      rawFeatures(
        '1. A pump comprising a lid and a hose.\n2. The pump of claim 1, wherein the lid is red.\n3. A boat comprising a sail.',
        'en',
      ).notes,
    ).toEqual(['The features are those of claim 1; the other 2 claims were left out (independent among them: 3).']);
  });

  it('are cut at the most that is wanted, and say so', () => {
    const text = `A device comprising ${Array.from({ length: 30 }, (_, i) => `a steel part number ${'x'.repeat(i + 1)}`).join('; ')}.`;
    const { features, notes } = rawFeatures(text, 'en', 10);
    expect([features.length, notes]).toEqual([10, ['The text has 31 features; the first 10 are listed.']]);
  });

  it('are exactly what stands at their offsets, in order, whatever the text', () => {
    const piece = fc.constantFrom(
      'a lens',
      'comprising',
      ';',
      '，',
      '。',
      '其特征在于',
      '所述透镜',
      '\n',
      '1. A pump',
      'wherein',
      ':',
      '😀',
      'Technical solution\n',
      '一种泵',
      ' ',
      'with a lid',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        for (const { start, end } of rawFeatures(text, 'en').features) {
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        }
        describeFeatures(text, rawFeatures(text, 'zh')).forEach((feature, i) => {
          expect(feature.number).toBe(`F${i + 1}`);
          expect(text.slice(feature.original!.start, feature.original!.end)).toBe(feature.original!.text);
        });
      }),
    );
  });

  it('come of a first sentence that says how a thing is made, whatever it keeps from happening', () => {
    const rest = ' A film of liquid keeps the ends of the cells cool.';
    const made =
      'A pack of cells in which thin walls stand between neighbours, so that when one overheats the fire does not jump.';
    const named = (text: string) =>
      rawFeatures(text, 'en', 20).features.map(({ start, end }) => text.slice(start, end));
    expect(named(made + rest).slice(0, 2)).toEqual([
      'A pack of cells in which thin walls stand between neighbours',
      'so that when one overheats the fire does not jump',
    ]);
    const bad = 'A problem with two cells side by side is that when one overheats the fire jumps.';
    expect(named(bad + rest)).toEqual(['A film of liquid keeps the ends of the cells cool']);
    const chinese = '一种电池包，其中相邻电芯之间设有隔热壁，以免一个电芯过热时火焰蔓延。电芯端部由液膜冷却。';
    expect(rawFeatures(chinese, 'zh', 20).features[0]!.start).toBe(0);
  });

  it.each<[told: string, features: string[], left_out: string[]]>([
    [
      'I had the idea that an ultrasound catheter could be kept from overheating: a small thermistor sits behind the crystal, and when it gets warmer than 43 degrees the driver lowers the pulse rate. Also the tip is filled with an oil that carries the heat away.',
      [
        'a small thermistor sits behind the crystal',
        'when it gets warmer than 43 degrees the driver lowers the pulse rate',
        'the tip is filled with an oil that carries the heat away',
      ],
      ['problem: I had the idea that an ultrasound catheter could be kept from overheating'],
    ],
    [
      'We noticed that our drill bits wear out on one side. So we turn the bit by 90 degrees after each hole, using a small ratchet in the chuck. The ratchet is triggered when the drill is lifted.',
      [
        'we turn the bit by 90 degrees after each hole, using a small ratchet in the chuck',
        'The ratchet is triggered when the drill is lifted',
      ],
      ['problem: We noticed that our drill bits wear out on one side.'],
    ],
    [
      'Plants in offices dry out over the weekend. I want to solve this with a pot that stores water in a wick of glass fibre; the wick reaches into a tank in the bottom.',
      ['a pot that stores water in a wick of glass fibre', 'the wick reaches into a tank in the bottom'],
      ['problem: Plants in offices dry out over the weekend.'],
    ],
    [
      'Existing e-bikes brake with the rim only. The new bike stores the energy in a capacitor, because batteries cannot be charged fast enough.',
      ['The new bike stores the energy in a capacitor, because batteries cannot be charged fast enough'],
      ['problem: Existing e-bikes brake with the rim only.'],
    ],
    [
      'What if the lid of a lunch box had a vacuum pump? The window cleans itself, since its surface has grooves that are coated with titanium dioxide. Where the value rises above a threshold, a paint mark is sprayed.',
      [
        'the lid of a lunch box had a vacuum pump',
        'The window cleans itself',
        'its surface has grooves that are coated with titanium dioxide',
        'Where the value rises above a threshold, a paint mark is sprayed',
      ],
      [],
    ],
    [
      'The aim of the invention is a quieter fan. This is achieved by blades with a serrated trailing edge and by a hub that is wrapped in foam.',
      ['blades with a serrated trailing edge', 'a hub that is wrapped in foam'],
      ['problem: The aim of the invention is a quieter fan.'],
    ],
    [
      'Dear team, please find my invention below. The device consists of three parts. The trick is that two magnets float on a ferrofluid. How can we keep birds away? Instead, I suggest a wire that is vibrated by a motor.',
      ['two magnets float on a ferrofluid', 'How can we keep birds away', 'a wire that is vibrated by a motor'],
      ['too_little: Dear team, please find my invention below.', 'too_little: The device consists of three parts.'],
    ],
    [
      'Hello Tom, as discussed. At the moment the bar across the door has to be climbed over. My proposal: the bar is made of two tubes, joined by a hinge. While the lock is shut, a spring holds it. We also want a second box that sits on the cradle. In the end spots of rust get another colour. Kind regards, Ann Lee',
      [
        'the bar is made of two tubes, joined by a hinge',
        'While the lock is shut, a spring holds it',
        'a second box that sits on the cradle',
        'spots of rust get another colour',
      ],
      [
        'too_little: Hello Tom, as discussed.',
        'problem: At the moment the bar across the door has to be climbed over.',
        'too_little: Kind regards, Ann Lee',
      ],
    ],
    [
      'I am a nurse. So far carbon gets used up by the sulfur. We suggest a dry mix of carbon and a salt that is blown into the gas in one go, and a filter. Let me know what you think.',
      ['dry mix of carbon and a salt', 'that is blown into the gas in one go, and a filter'],
      [
        'too_little: I am a nurse.',
        'problem: So far carbon gets used up by the sulfur.',
        'too_little: Let me know what you think.',
      ],
    ],
    [
      'The product is a puller for road machines. A second screw in a block with two threaded holes pushes against the plate. A hose with a valve at its end is new. It is sold in Germany. It can also be used for painting.',
      [
        'a puller for road machines',
        'A second screw in a block with two threaded holes pushes against the plate',
        'A hose with a valve at its end is new',
      ],
      ['use: It is sold in Germany.', 'use: It can also be used for painting.'],
    ],
    [
      '本产品是一种智能相框，用于看护老人。相框里装有摄像头和扬声器。在德国和美国销售。',
      ['一种智能相框', '用于看护老人', '相框里装有摄像头和扬声器'],
      ['use: 在德国和美国销售。'],
    ],
    [
      'I would like to patent the following: a drying rack for shoes. Example: the air is warmed by the waste heat of the fridge. The novelty is that a lamp kills germs. To save power, we use a timer with two stages.',
      [
        'a drying rack for shoes',
        'the air is warmed by the waste heat of the fridge',
        'a lamp kills germs',
        'a timer with two stages',
      ],
      [],
    ],
    [
      'Background: Our forklifts keep bumping into shelves. I propose a simulator: the trainee holds a dummy nozzle of brass. This is about probes of glass.',
      ['simulator', 'the trainee holds a dummy nozzle of brass', 'probes of glass'],
      ['problem: Background: Our forklifts keep bumping into shelves.'],
    ],
    [
      '各位好！我是一名护士。病房里看病人喘气，现在都要贴电极片。我们的办法：用深度相机拍连续画面。建议把焊缝按厚度方向分成几个区。成本不高，大概两百块。谢谢！',
      ['用深度相机拍连续画面', '把焊缝按厚度方向分成几个区'],
      [
        'too_little: 各位好！',
        'too_little: 我是一名护士。',
        'problem: 病房里看病人喘气，现在都要贴电极片。',
        'effect: 成本不高，大概两百块。',
        'too_little: 谢谢！',
      ],
    ],
    [
      '我想到一个办法防止电池过热：在电芯之间放一层铜网，铜网上涂有相变蜡。',
      ['在电芯之间放一层铜网', '铜网上涂有相变蜡'],
      ['problem: 我想到一个办法防止电池过热'],
    ],
    [
      '我们发现钻头总是一侧磨损，所以每钻完一个孔就把钻头转90度，用夹头里的小棘轮来实现。',
      ['每钻完一个孔就把钻头转90度', '用夹头里的小棘轮来实现'],
      ['problem: 我们发现钻头总是一侧磨损'],
    ],
    [
      '骑车的人看不到后面的车，很危险。我的想法是在座垫里装一个雷达，车靠近到20米以内座垫就会震动。',
      ['在座垫里装一个雷达', '车靠近到20米以内座垫就会震动'],
      ['problem: 骑车的人看不到后面的车，很危险。'],
    ],
    [
      '现在的行李箱上楼梯很费力，我们给行李箱加了三个小轮组成的轮组，轮组绕中心轴转动。',
      ['我们给行李箱加了三个小轮组成的轮组', '轮组绕中心轴转动'],
      ['problem: 现在的行李箱上楼梯很费力'],
    ],
    [
      '我们的方法分三步：先把芯片浸在液氮里，再用激光照射背面，最后用显微镜看发热点。',
      ['先把芯片浸在液氮里', '再用激光照射背面', '最后用显微镜看发热点'],
      [],
    ],
  ])('come of an idea as people tell it: %s', (told, features, left_out) => {
    const read = rawFeatures(told, 'en', 20);
    const at = ({ start, end }: { start: number; end: number }) => told.slice(start, end).trim();
    expect(read.features.map(at)).toEqual(features);
    expect(read.left_out.map((one) => `${one.reason}: ${at(one)}`)).toEqual(left_out);
  });

  it('leave no sentence of an idea out unseen', () => {
    const sentence = fc.constantFrom(
      'Corks are hard to pull out.',
      'A lever lifts the collar so that the cork comes out, and a ring holds it.',
      'This prevents the foil from tearing.',
      'It is tapered.',
      'Which materials?',
      'A plate with a lid, so it stays warm.',
      'The pump cannot be opened.',
      'Springs, bolts, nuts.',
      '省电时自动降低频率。',
      '这样画面不卡。',
      '把一根小锥针放在最强处，让它把声音弹出来。',
    );
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 45 }),
        fc.integer({ min: 1, max: 20 }),
        (told, most) => {
          const text = told.join(' ');
          const { features, left_out, notes } = rawFeatures(text, 'en', most);
          const shown = [...features, ...left_out];
          for (const { start, end } of sentences(text))
            expect([text.slice(start, end), shown.some((one) => one.start < end && start < one.end)]).toEqual([
              text.slice(start, end),
              true,
            ]);
          // what is left out is said where a person reads it
          for (const { start, end } of left_out)
            expect(notes.some((note) => note.includes(text.slice(start, end).trim()))).toBe(true);
        },
      ),
    );
  });
});

it('keeps what an inventor did, and leaves out comparisons and what is gained', () => {
  const told = (text: string) => {
    const { features, left_out } = rawFeatures(text, 'en');
    const words = ({ start, end }: { start: number; end: number }) => text.slice(start, end).trim();
    return [features.map(words), left_out.map((one) => `${one.reason}: ${words(one)}`)];
  };
  expect(
    told(
      'The problem is that the tissue slips out at the tip. so what i did is put a hook on the end of the anvil. we tried it on pig bowels, 20 times no leak.',
    ),
  ).toEqual([
    ['so what i did is put a hook on the end of the anvil'],
    [
      'problem: The problem is that the tissue slips out at the tip.',
      'effect: we tried it on pig bowels, 20 times no leak.',
    ],
  ]);
  expect(
    told(
      '将低聚物连续送入刮膜蒸发器。由于停留时间短，减少了外消旋化，提高了收率。对比例1：采用釜式反应器，收率为71%。',
    ),
  ).toEqual([
    ['将低聚物连续送入刮膜蒸发器'],
    ['effect: 由于停留时间短，减少了外消旋化，提高了收率。', 'comparison: 对比例1：采用釜式反应器，收率为71%。'],
  ]);
});
