/** A technical question as an engineer asks it, put to the technical questions and answers (AI36). */
export interface TechnicalQuestion {
  /** `last`: written after the report half was read, before any of these was asked. */
  readonly half: 'tune' | 'report' | 'last';
  readonly kind: 'way' | 'reason' | 'material' | 'value' | 'prevention' | 'difference' | 'definition';
  readonly text: string;
}

const of =
  (half: TechnicalQuestion['half']) =>
  (kind: TechnicalQuestion['kind'], text: string): TechnicalQuestion => ({ half, kind, text });
const tune = of('tune');
const report = of('report');
const last = of('last');

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
];
