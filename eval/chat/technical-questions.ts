/** A technical question as an engineer asks it, put to the technical questions and answers (AI36). */
export interface TechnicalQuestion {
  /**
   * `last`: written after the report half was read, `next`: after the last ones were; before any of these was asked.
   */
  readonly half: 'tune' | 'report' | 'last' | 'next';
  readonly kind: 'way' | 'reason' | 'material' | 'value' | 'prevention' | 'difference' | 'definition';
  readonly text: string;
}

const of =
  (half: TechnicalQuestion['half']) =>
  (kind: TechnicalQuestion['kind'], text: string): TechnicalQuestion => ({ half, kind, text });
const tune = of('tune');
const report = of('report');
const last = of('last');
const next = of('next');

/**
 * Eighteen English and eighteen Chinese, written from titles before any was asked, in turns for either half. What is
 * held against the question is each sentence that is quoted.
 */
export const TECHNICAL: readonly TechnicalQuestion[] = [
  tune('way', 'How is heat removed from the transducer array of an ultrasonic probe?'),
  report('way', 'How can a biopsy needle be made visible in an ultrasound image?'),
  tune('reason', 'Why does a transducer need a backing layer behind the piezoelectric element?'),
  report('reason', 'Why do bubbles in the coupling fluid disturb an ultrasonic image?'),
  tune('material', 'Which material is used for the acoustic window of a mechanically scanning ultrasound probe?'),
  report('material', 'Which plasticizer is used in PVB films for laminated glass?'),
  tune('value', 'At what temperature is a graphene layer grown on a metal substrate?'),
  report('value', 'What thickness should an acoustic matching layer have?'),
  tune('prevention', 'What prevents the drive cable of a rotating intravascular catheter from whipping?'),
  report('prevention', 'What prevents moisture from getting into an organic light emitting display?'),
  tune('difference', 'What is the difference between a linear array and a phased array transducer?'),
  report('definition', 'What is optical proximity correction?'),

  tune('way', '毫米波雷达如何滤除人体以外静止物体的杂波？'),
  report('way', '如何从视频中估计人的呼吸频率？'),
  tune('reason', '为什么单一传感器的跌倒检测容易误报？'),
  report('reason', '为什么毫米波雷达检测心跳比检测呼吸更困难？'),
  tune('material', '超声探头的匹配层用什么材料？'),
  report('material', '跌倒检测采用哪些类型的传感器？'),
  tune('value', '睡眠监测中雷达的工作频率是多少？'),
  report('value', '判定老人跌倒的身体倾角阈值是多少？'),
  tune('prevention', '怎样防止摄像头监护泄露老人的隐私？'),
  report('prevention', '怎样避免把坐下或弯腰误判为跌倒？'),
  tune('difference', '毫米波雷达与可穿戴设备监测跌倒有什么区别？'),
  report('definition', '什么是点云？'),

  last('way', 'How is a cataract broken up and sucked out of the eye through a small incision?'),
  last('reason', 'Why is air between the probe and the skin a problem?'),
  last('material', 'Which working fluids are used in an organic Rankine cycle?'),
  last('value', 'At what frequency does an ultrasonic dental scaler vibrate?'),
  last('prevention', 'What prevents a duty belt from sagging?'),
  last('definition', 'What is a digital scan converter?'),
  last('way', '如何从雷达回波信号中分离呼吸和心跳？'),
  last('reason', '为什么老人不愿意佩戴跌倒检测设备？'),
  last('material', '跌倒报警后通过什么方式通知家属？'),
  last('value', '呼吸信号的频率范围是多少？'),
  last('prevention', '怎样减少墙壁和家具反射造成的干扰？'),
  last('difference', 'WiFi和摄像头检测跌倒有什么不同？'),

  next('way', 'How is swapping of two temperature sensors of a particulate trap detected?'),
  next('way', 'How does a power washer switch between several functions?'),
  next('way', 'How is a beverage chilled with a cryogenic fluid?'),
  next('reason', 'Why should a floor finish be applied as a uniform coating?'),
  next('reason', 'Why do exhaust casing hubs have ribs?'),
  next('material', 'Which materials is a body protective garment layer made of?'),
  next('value', 'At what pressure is a bag sealed in a vacuum chamber?'),
  next('value', 'How thick is the electrode of a capacitor that is connected to a bus bar?'),
  next('prevention', 'What prevents a wiper blade from coming off its driven arm?'),
  next('prevention', 'What keeps a door hinge locked in position?'),
  next('difference', 'What is the difference between a sandal charm and a shoe ornament?'),
  next('definition', 'What is a quantum repeater?'),
  next('way', '如何用穿墙雷达重建心电信号？'),
  next('way', '怎样用无线信号识别睡眠姿势？'),
  next('way', '如何用视频非接触地测心率？'),
  next('reason', '为什么要融合多种模态的数据来监测跌倒？'),
  next('reason', '为什么要从点云中聚类？'),
  next('material', '合成甲醇使用什么催化剂？'),
  next('value', '毫米波雷达的检测距离是多少？'),
  next('value', '心率信号的频率范围是多少？'),
  next('prevention', '怎样防止宠物引起误报警？'),
  next('prevention', '如何避免多人同时出现时的相互干扰？'),
  next('difference', '卷积神经网络和支持向量机用于跌倒检测有什么不同？'),
  next('definition', '什么是微多普勒？'),
];
