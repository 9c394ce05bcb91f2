import type { Patent } from '../../patent.ts';
import { samplePatent } from '../../sample-patent.ts';

/** Two fields with their words in two languages; of the last two words of a field, a document has one, never both. */
export const FIELDS = [
  {
    en: 'battery electrolyte anode cathode separator lithium electrode voltage charge plate'.split(' '),
    zh: '电池 电解质 负极 正极 隔膜 锂盐 电极 电压 充电 极板'.split(' '),
    either: ['accumulator', 'cell'],
  },
  {
    en: 'turbine blade nacelle tower wind gearbox generator hub pitch yaw'.split(' '),
    zh: '涡轮 叶片 机舱 塔筒 风力 齿轮 发电机 轮毂 变桨 偏航'.split(' '),
    either: ['windmill', 'rotor'],
  },
] as const;

/**
 * For tests: the n-th of as many patents as wanted, of two fields in turn, title in Chinese and English, abstract in
 * English.
 */
export function bilingualPatent(n: number): Patent {
  const { en, zh, either } = FIELDS[n % 2]!;
  const draw = (k: number, of: number) => (Math.imul(n + 1, 0x9e3779b1) >>> (k * 5)) % of;
  const picked = [0, 1, 2, 3].map((k) => draw(k, 10));
  return samplePatent(`CN${1000000 + n}A`, {
    titles: [
      { lang: 'zh', origin: 'original', text: picked.map((k) => zh[k]).join('，') },
      { lang: 'en', origin: 'office', text: picked.map((k) => en[k]).join(', ') },
    ],
    abstracts: [
      { lang: 'en', origin: 'office', text: `An apparatus with ${either[n % 4 < 2 ? 0 : 1]}, ${en[draw(5, 10)]}.` },
    ],
  });
}
