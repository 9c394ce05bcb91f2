import { type ByKind, real } from './questions-by-kind.ts';

/**
 * Forty questions as engineers, analysts and attorneys ask them of patents (24 English, 16 Chinese): definitions, ways,
 * reasons, values, materials, advantages, owners and counts, follow-ups, what no document says. Written from the raw
 * files of publications that were drawn by chance, with what a good answer holds, before any was answered. Within each
 * kind they take turns: one to tune by, one to report.
 */
// biome-ignore format: read it as a table
export const OF_PRACTICE: readonly ByKind[] = [
  real('definition', 'What is a getter?', 'reactive material that removes traces of gas or moisture: US7910391B2'),
  real('definition', 'What is meant by a binary large object?', 'any collection of binary information: US9110965B1'),
  real('definition', '什么是认知雷达？', '由接收机获取环境信息，反复学习，自适应地调整发射波形的雷达: CN115469303A'),
  real('definition', 'LSTM是什么？', '长短期记忆网络，一种（时间）循环神经网络: CN115281651A or CN118015785A'),

  real('how-to', 'How can mercury be taken out of a flue gas that contains a lot of sulfur trioxide?', 'injecting a dry admixture of a porous adsorbent and an ammonium halide (or another dry agent): US8216535B2'),
  real('how-to', 'How can a single transducer tell apart ultrasonic waves that were collected at several places?', 'waveguides of different lengths or transit times: US5589636A'),
  real('how-to', 'How does an RFID tag with a battery save power while it waits for a reader?', 'clock of the microcontroller at or near zero until a comparator finds the received RF energy above a threshold: US8390433B2'),
  real('how-to', 'How is the motion of the heart kept from blurring an ultrasonic B-scan?', 'pulses and sweep are synchronised with the heart beat: US3256733A'),
  real('how-to', 'How can an intrusion prevention system avoid checking traffic for exploits that do not concern the program it is sent to?', 'a subset of the intrusion descriptions is derived for the application: US8074277B2'),
  real('how-to', 'How can air bubbles be kept from getting into the fluid chamber of a probe tip when its temperature changes?', 'a capillary tube in open communication with the chamber, in which the fluid expands and contracts: US6126606A'),
  real('how-to', '怎样判断患者出现反常呼吸？', '气量增加信号与气量损失信号基本同相（或胸部与腹部的信号异相）: CN112584753A'),
  real('how-to', '认知雷达怎样选择下一次发射的波形？', '以综合预测误差为反馈，基于最小信息熵准则: CN115469303A'),
  real('how-to', '在低光照、远距离的条件下怎样估计心率？', '可见光与红外热成像图像融合（互信息、相位扰动序列、深度网络）: CN121101513A'),
  real('how-to', '怎样用无线信号判断一个人什么时候睡着？', '体动由原地运动或行走变为静止并保持一段时间: CN115474901A'),

  real('why', 'Why does activated carbon capture mercury poorly where the gas holds much sulfur?', 'sulfur trioxide is preferentially adsorbed and retained: US8216535B2 or its family'),
  real('why', 'Why must a self-healing protective film not contain too much conductive powder?', 'cross-linking is inhibited, self-healing degraded: US9146506B2'),
  real('why', 'Why is indium antimonide chosen as the substrate of a tunable metamaterial?', 'its dielectric function depends strongly on doping: US9018642B2'),
  real('why', 'Why do active transponders need large batteries?', 'peak power: low internal resistance, else an excessive IR drop: US8390433B2'),
  real('why', '多导睡眠监测仪为什么难以普及？', '价格昂贵、操作复杂、需住院一晚、人工判读费时: CN115281651A'),
  real('why', '老人摔倒后为什么容易骨折？', '骨质较为疏松: CN118015785A'),

  real('value', 'At what temperature and for how long are PZT films annealed for crystallization on a ZnO buffer layer?', '700 °C in air for 10 minutes: US8835023B1'),
  real('value', 'What diameter does an intra-operative ultrasound probe with a primary and secondary arrays have?', '5 to 12 mm, less than 10 mm for initial surgery: US6423002B1'),
  real('value', 'How much boron oxide do the glass fibers of a wound dressing contain?', '40 to 80 % by weight: US8173154B2'),
  real('value', 'What pulse width does the laser have that turns a silicon surface into a getter?', '50 femtoseconds to 50 picoseconds, 50 to 500 femtoseconds: US7910391B2'),
  real('value', '多模态人工智能模型判断老人摔倒时，置信度达到多少就报警？', '80％: CN120564339A'),
  real('value', '脸部中心与头部中心的距离小于多少时判断为仰睡？', '60pts: CN110870771A, CN110874560A or CN110874561A'),
  real('value', '监控范围内多长时间没有人活动就自动报警？', '四小时: CN116130079A'),
  real('value', '目标静止多久以后系统判断睡眠开始？', '5分钟: CN115474901A'),

  real('material', 'Which conductive powders are suitable for a urethane film that heals its scratches?', 'carbon black, graphite, metals, oxides such as titanium oxide, conductive polymers: US9146506B2'),
  real('material', 'Which molten metals can surround an insulated heater cable in a canister or conduit?', 'tin, zinc, tin-zinc alloy, bismuth, indium, cadmium ...: US7832484B2'),

  real('advantage', 'What are the advantages of borate glass over silicate glass in treating wounds?', 'faster reaction, lower melting temperature, resists crystallisation, no slowly degrading silica, angiogenesis: US8173154B2'),
  real('advantage', 'What does a ZnO adhesion layer do better than titanium under platinum?', 'no titanium diffuses through the platinum; higher temperatures without delamination, better dielectric response: US8835023B1'),

  real('numbers', 'Who holds patents on removing mercury from flue gas?', 'Calgon Carbon Corporation, 3, with the query'),
  real('numbers', 'How many patents does Mitutoyo hold?', '19, with the query'),
  real('numbers', '无感式睡眠呼吸疾病诊断系统是谁申请的？', '上海市第六人民医院: CN115281651A'),

  real('follow-up', 'Which of them is preferred?', 'carbon black (and titanium oxide): US9146506B2', 'Which conductive powders are suitable for a urethane film that heals its scratches?'),
  real('follow-up', '检测到心率波动异常时怎么办？', '自动调整区域权重与小波分解尺度: CN121101513A', '有没有非接触的远程心率估计系统？'),

  real('unanswerable', 'At what temperature is the glaze of bone china fired?', 'declined, or said that no document tells it'),
  real('unanswerable', '胰岛素泵的电池可以用多久？', 'declined, or said that no document tells it'),
  real('off-topic', '请帮我写一封辞职信。', 'declined'),
];
