/**
 * Sentences of a model that is fluent and wrong, written by hand before any was checked: each has the words of its
 * passage and turns one thing. `right` sentences say what the passage says in part or in other order, and must be kept.
 */
export interface ByHand {
  readonly passage: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** What the check was mended by. */
export const BY_HAND: readonly ByHand[] = [
  {
    passage:
      'The coating hardens within four hours at room temperature. At least two layers of the coating are applied, and each layer is sanded before the next one is applied.',
    right: ['The coating hardens within four hours at room temperature', 'At least two layers are applied'],
    wrong: [
      'The coating hardens within six hours at room temperature',
      'At most two layers of the coating are applied',
      'Each layer is sanded after the next one is applied',
      'The coating softens within four hours at room temperature',
    ],
  },
  {
    passage:
      'The needle is retracted by a spring when the button is released. The cap must be removed before the needle is used. Without the cap the device may be damaged.',
    right: ['The needle is retracted by a spring', 'The cap must be removed before the needle is used'],
    wrong: [
      'The needle is extended by a spring when the button is released',
      'The needle is retracted by a spring when the button is pressed',
      'With the cap the device may be damaged',
      'The cap must be attached before the needle is used',
    ],
  },
  {
    passage:
      'Most of the particles have a diameter of 20 to 50 nm. The yield is twice that of the known method, and the reaction takes half the time. The catalyst is insoluble in water.',
    right: ['Most of the particles have a diameter of 20 to 50 nm', 'The catalyst is insoluble in water'],
    wrong: [
      'Most of the particles have a diameter of 20 to 50 μm',
      'Few of the particles have a diameter of 20 to 50 nm',
      'The yield is half that of the known method',
      'The catalyst is soluble in water',
      'The reaction takes twice the time',
    ],
  },
  {
    passage:
      'The pump delivers 1.5 liters per minute, whereas the known pump delivers 0.8 liters per minute. Noise is absent during the night mode. The valve is normally closed and is energized to open.',
    right: ['The pump delivers 1.5 liters per minute', 'The valve is normally closed'],
    wrong: [
      'The pump delivers 0.8 liters per minute, whereas the known pump delivers 1.5 liters per minute',
      'Noise is present during the night mode',
      'The valve is normally open',
      'The pump delivers 1.5 liters per hour',
    ],
  },
  {
    passage:
      'The patient exhales through the upper tube and inhales through the lower tube. The alarm sounds only if both sensors fail. Sensitivity improves at the expense of speed.',
    right: ['The patient exhales through the upper tube', 'The alarm sounds only if both sensors fail'],
    wrong: [
      'The patient inhales through the upper tube',
      'The alarm sounds if either of the sensors fails',
      'Speed improves at the expense of sensitivity',
      'The alarm sounds unless both sensors fail',
    ],
  },
  {
    passage:
      'The electrolyte is heavier than the solvent and sinks to the bottom of the cell. Charging is possible below 0 °C. The membrane is permeable to lithium ions and impermeable to water.',
    right: ['The electrolyte is heavier than the solvent', 'The membrane is permeable to lithium ions'],
    wrong: [
      'The solvent is heavier than the electrolyte',
      'The electrolyte floats to the top of the cell',
      'Charging is impossible below 0 °C',
      'The membrane is permeable to water and impermeable to lithium ions',
    ],
  },
  {
    passage: '该阀门在断电时自动关闭，响应时间少于20毫秒。密封圈位于活塞的内侧，可重复使用。检测准确率由85%提升到95%。',
    right: ['该阀门在断电时自动关闭', '密封圈可重复使用'],
    wrong: [
      '该阀门在通电时自动关闭',
      '响应时间多于20毫秒',
      '密封圈位于活塞的外侧',
      '检测准确率由95%下降到85%',
      '密封圈不可重复使用',
    ],
  },
];

/** Written after the check was mended, before it was tried on them. */
export const UNSEEN: readonly ByHand[] = [
  {
    passage:
      'The turbine starts when the wind speed exceeds 3 m/s and stops at 25 m/s. The blades are made of glass fibre, the hub of cast iron. A brake holds the rotor during maintenance.',
    right: [
      'A brake holds the rotor during maintenance',
      'The turbine starts when the wind speed exceeds 3 m/s',
      'During maintenance the rotor is held by a brake',
    ],
    wrong: [
      'The turbine stops when the wind speed exceeds 3 m/s',
      'The blades are made of cast iron, the hub of glass fibre',
      'A brake releases the rotor during maintenance',
      'A brake holds the rotor during operation',
    ],
  },
  {
    passage:
      'Patients receive the first dose in the morning and the second dose 12 hours later. The tablet dissolves slowly in the intestine but not in the stomach. Side effects are rare.',
    right: [
      'Side effects are rare',
      'The tablet dissolves slowly in the intestine',
      'The second dose follows 12 hours after the first',
    ],
    wrong: [
      'The tablet dissolves quickly in the intestine',
      'The tablet dissolves slowly in the stomach but not in the intestine',
      'Side effects are common',
      'Patients receive the first dose in the evening',
      'Patients receive the second dose in the morning',
    ],
  },
  {
    passage:
      'The server encrypts the message with a public key, and the client decrypts it with a private key. The connection is kept open for ten minutes after the last request. Old entries are deleted automatically.',
    right: [
      'Old entries are deleted automatically',
      'The connection stays open for ten minutes after the last request',
    ],
    wrong: [
      'The server encrypts the message with a private key',
      'The client encrypts the message with a public key',
      'The connection is kept open for ten seconds after the last request',
      'Old entries are deleted manually',
      'The connection is kept open for ten minutes after the first request',
    ],
  },
];
