import { expect, it } from 'vitest';
import type { Named } from './automaton.ts';
import { withTranslations } from './translated.ts';

const thing = (id: string, kind: Named['kind'], names: readonly string[], within: readonly string[] = []): Named => ({
  ...{ id, kind, within },
  names: names.map((text, at) => ({ lang: 'en', kind: at === 0 ? 'preferred' : 'exact', text })),
});
const THINGS: readonly Named[] = [
  thing('gastritis', 'disease', ['gastritis'], ['gastritis-heading']),
  // a heading of another vocabulary for the same
  thing('gastritis-heading', 'disease', ['Gastritis']),
  thing('trehalose', 'drug', ['Trehalose']),
  thing('leukemia', 'disease', ['Leukemia', 'leucocythaemia']),
  thing('beam', 'drug', ['Tricyclazole', 'Beam']),
  thing('zinc', 'drug', ['Zinc']),
  thing('salt', 'drug', ['Sodium Chloride']),
  thing('glycerol', 'drug', ['Glycerin']),
  thing('vitamin', 'drug', ['Ascorbic Acid']),
  thing('calculus', 'disease', ['Calculus']),
  thing('tartar', 'disease', ['dental tartar']),
  thing('one', 'disease', ['twofold ague']),
  thing('other', 'disease', ['Twofold Ague']),
  thing('methionine', 'drug', ['Methionine', 'L-Methionine']),
  thing('racemate', 'drug', ['Racemethionine', 'methionine'], ['methionine']),
  thing('type', 'drug_type', ['diuretic']),
];
const word = (chinese: string | readonly string[], ...english: string[]) => ({ chinese: [chinese].flat(), english });
const added = (...words: ReturnType<typeof word>[]) =>
  withTranslations(THINGS, words).flatMap(({ id, names }) =>
    names.flatMap(({ lang, kind, text }) => (lang === 'zh' ? [`${id} ${kind} ${text}`] : [])),
  );

it('adds words whose first meaning is the whole name of one thing', () => {
  expect(
    added(
      word('胃炎', 'gastritis'),
      word(['海藻糖', '海藻糖'], 'trehalose (a sugar)', 'CL:種|种[zhong3]'),
      // British spelling, and both scripts
      word(['白血病', '白血病'], 'leukaemia'),
    ),
  ).toEqual(['gastritis exact 胃炎', 'trehalose exact 海藻糖', 'leukemia exact 白血病']);
});

it('takes letters and numbers of a row, short names that texts are read with care for, and things of every day so', () => {
  expect(
    added(
      word('维生素C', 'ascorbic acid'),
      word('甘油', 'glycerin'),
      word('氯化钠', 'sodium chloride'),
      // of every day by its English name alone
      word('食用盐', 'sodium chloride'),
      word('维生素C片', 'ascorbic acid'),
    ),
  ).toEqual(['salt exact 氯化钠', 'glycerol exact 甘油', 'vitamin exact 维生素C']);
});

it('leaves out what means more than one thing, too little, or something of every day', () => {
  expect(
    added(
      // another meaning is another thing
      word('结石', 'calculus', 'dental tartar'),
      // the name comes second
      word('石头', 'to throw', 'calculus'),
      word('横梁', 'beam'),
      word('亚铅', 'zinc'),
      word('锌', 'trehalose'),
      word('T细胞', 'trehalose'),
      word('双疟', 'twofold ague'),
      word('利尿剂', 'diuretic'),
      // two characters of a substance, inside 外壳质量 as often as alone
      word('蕈糖', 'trehalose'),
      word('胃病', 'surname Gastritis', 'see 胃炎'),
    ),
  ).toEqual([]);
});

it('of two things the one that is called so first, and not what is only called so, too', () => {
  expect(added(word('蛋氨酸', 'methionine'))).toEqual(['methionine exact 蛋氨酸']);
});
