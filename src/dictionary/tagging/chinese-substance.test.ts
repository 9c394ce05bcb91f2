import { expect, it } from 'vitest';
import { isShortSubstance, isWholeSubstance, mayBeAPart } from './chinese-substance.ts';

/** Whether a name stands for itself where it first stands in a text. */
const stands = (name: string, text: string): boolean =>
  isWholeSubstance(text, text.indexOf(name), text.indexOf(name) + name.length);

it('a short name of a compound counts where nothing around it makes it a longer one', () => {
  const whole = [
    ['丙二醇', '用丙二醇溶解'],
    ['丙二醇', '丙二醇'],
    ['谷氨酸', '对谷氨酸的影响'],
    ['三乙胺', '加入三乙胺和脂肪酶'],
    ['柠檬酸', '柠檬酸、乳酸'],
    ['富马酸', '富马酸的溶解度'],
    ['尿酸', '血清尿酸升高'],
    ['甲醇', '溶于甲醇，'],
    ['肌酐', '血肌酐水平'],
    ['磷酸', '用磷酸调节'],
    ['对苯二甲酸', '对苯二甲酸和酯'],
  ] as const;
  expect(whole.filter(([name, text]) => !stands(name, text))).toEqual([]);
});

it('and does not where it is a part of a longer one, of an enzyme, a salt or a material', () => {
  const parts = [
    ['聚丙烯酸', '聚丙烯酸盐'],
    ['山梨醇', '山梨醇倍半硬脂酸盐'],
    ['聚乙二醇', '聚乙二醇二异硬脂酸盐'],
    ['海藻糖', '海藻糖酶'],
    ['葡萄糖', '葡萄糖酸'],
    ['丙二醇', '丙二醇甲醚'],
    ['乙二醇', '聚乙二醇'],
    ['苯甲酸', '对苯甲酸'],
    ['谷氨酸', '谷氨酸脱羧酶'],
    ['谷氨酸', '谷氨酸受体'],
    ['丙烯酸', '丙烯酸树脂'],
    ['马来酸', '马来酸氯苯那敏'],
    ['胆红素', '总胆红素'],
    ['胆红素', '直接胆红素'],
    ['甲醇', '苯甲醇'],
    ['甲醇', '甲醇钠'],
    ['甘油', '甘油三酯'],
    ['尿酸', '高尿酸血症'],
    ['盐酸', '盐酸二甲双胍'],
    ['磷酸', '磷酸化'],
    ['丙氨酸', 'β-丙氨酸'],
    ['天冬氨酸', '天冬氨酸转氨酶'],
    ['对苯二甲酸', '对苯二甲酸丁二酯'],
    ['对苯二甲酸', '聚对苯二甲酸'],
  ] as const;
  expect(parts.filter(([name, text]) => stands(name, text))).toEqual([]);
});

it('herbs of two characters count among herbs, before a quantity and as a preparation', () => {
  const whole = [
    ['黄芪', '黄芪30g'],
    ['当归', '取当归10-15克'],
    ['甘草', '甘草提取物'],
    ['茯苓', '茯苓、白术'],
    ['白术', '茯苓 15 克、白术和水'],
    ['丹参', '丹参水煎'],
  ] as const;
  expect(whole.filter(([name, text]) => !stands(name, text))).toEqual([]);
  const others = [
    ['三七', '农历三七开'],
    ['当归', '应当归还'],
    ['大黄', '大黄蜂、蜜蜂'],
    ['远志', '远志向'],
    ['三七', '三七30 grams'],
  ] as const;
  expect(others.filter(([name, text]) => stands(name, text))).toEqual([]);
});

it('longer names and those of no class are whole but where a compound goes on', () => {
  expect(['丙二醇', '布洛芬', '黄芪', '乙酸乙酯', '酒石', '甲醇'].map(mayBeAPart)).toEqual([
    ...[true, false, true, false, false, true],
  ]);
  expect(['甲醇', '黄芪', '白糖', '丙二醇'].map(isShortSubstance)).toEqual([true, true, false, false]);
  expect(stands('布洛芬', '右布洛芬')).toBe(true);
  for (const [name, text] of [
    ['磷酸三乙酯', '亚磷酸三乙酯'],
    ['丙烯酰胺', '聚丙烯酰胺凝胶'],
    ['丙烯酰胺', '丙烯酰胺基偶氮苯'],
    ['硝基苯', '二硝基苯胺'],
    ['脱氧鸟苷', '羟基脱氧鸟苷'],
    ['芦丁', '芦丁硬脂酸酯'],
    ['磷酸', '磷酸3,5-二甲氧基苄酯'],
    ['氯霉素', '复方氯霉素滴耳液'],
  ] as const)
    expect(stands(name, text), text).toBe(false);
});
