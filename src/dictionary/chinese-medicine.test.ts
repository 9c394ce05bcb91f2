import { expect, it } from 'vitest';
import {
  chineseMedicines,
  chineseProteins,
  endOfProtein,
  isGivenProtein,
  isOfACompound,
  isPartOfProtein,
  withParts,
} from './chinese-medicine.ts';

const named = (of: typeof chineseMedicines, text: string) => of(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['给予盐酸雷尼替丁胶囊与阿托伐他汀治疗', ['盐酸雷尼替丁', '阿托伐他汀']],
  ['采用利妥昔单抗、吉西他滨和顺铂', ['利妥昔单抗', '吉西他滨', '顺铂']],
  ['观察银杏达莫注射液对心绞痛的影响', ['银杏达莫注射液']],
  ['加用苓桂术甘汤，当归芍药散中芍药苷', ['苓桂术甘汤', '当归芍药散']],
  ['口服加味逍遥散，观察院内制剂腰舒胶囊', ['加味逍遥散', '腰舒胶囊']],
  // words that end so and are no medicines
  ['血压水平，铂电极，花粉颗粒污染，四肢散在，水分散剂，汤剂，胰岛素抵抗', []],
])('finds medicines in Chinese by the stems of their names: %s', (text, expected) => {
  expect(named(chineseMedicines, text)).toEqual(expected);
});

it.each([
  [
    '检测血清肿瘤坏死因子-α(TNF-α)和白细胞介素-6（IL-6）；TNF-α升高，TNF-α1不计',
    ['肿瘤坏死因子-α', 'TNF-α', '白细胞介素-6', 'IL-6', 'TNF-α'],
  ],
  ['血管性血友病因子(vWF)与阿片受体拮抗剂', ['血管性血友病因子', 'vWF', '阿片受体']],
  ['区域环境风险受体脆弱性，蛋白质(占20%)，影响因素(表1)', []],
  // which interleukin stands behind
  ['白细胞介素(IL)-6升高，叶片和根系超氧化物歧化酶(SOD)', ['超氧化物歧化酶', 'SOD']],
])('finds proteins in Chinese where the text gives their short forms: %s', (text, expected) => {
  expect(named(chineseProteins, text)).toEqual(expected);
});

it.each([
  ['给予活性维生素D3', '维生素D3', '活性维生素D3'],
  ['α-巯基乙醇与糖', '巯基乙醇', 'α-巯基乙醇'],
  ['硫酸软骨素钠的含量', '软骨素', '硫酸软骨素钠'],
  ['红景天总黄酮', '红景天', '红景天总黄酮'],
  ['谷氨酸钠离子', '谷氨酸', '谷氨酸'],
])('gives a substance the salt, form and places that belong to it: %s', (text, name, expected) => {
  const at = text.indexOf(name);
  const { start, end } = withParts(text, at, at + name.length);
  expect(text.slice(start, end)).toBe(expected);
});

it.each([
  ['草鱼肌原纤维蛋白', '纤维蛋白', true],
  ['β淀粉样蛋白前体', '淀粉样蛋白', true],
  ['白细胞介素（IL）-12', '白细胞介素', true],
  ['血清白蛋白', '白蛋白', false],
])('tells the end of another protein’s name: %s', (text, name, expected) => {
  const at = text.indexOf(name);
  expect(isPartOfProtein(text, at, at + name.length)).toBe(expected);
});

it('costs no more than the length of a text', () => {
  for (const piece of ['受体因子蛋白(', '霉素沙星', '注射液颗粒散汤', 'A-(B'])
    for (const find of [chineseMedicines, chineseProteins]) {
      const begun = process.cpuUsage();
      find(piece.repeat(20_000));
      expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
    }
});

it.each([
  ['白细胞介素-6水平', '白细胞介素', '白细胞介素-6'],
  ['肿瘤坏死因子α、', '肿瘤坏死因子', '肿瘤坏死因子α'],
  ['aldehyde dehydrogenase 2,ALDH2', 'aldehyde dehydrogenase', 'aldehyde dehydrogenase 2'],
  ['乙醛脱氢酶2(ALDH2)', '乙醛脱氢酶', '乙醛脱氢酶2'],
  ['胰蛋白酶2 mg', '胰蛋白酶', '胰蛋白酶'],
  // parts of the names of other things
  ['EPO-DLMP的处方', 'EPO', undefined],
  ['乙型肝炎表面抗原', '表面抗原', undefined],
])('the number of a protein belongs to its name: %s', (text, name, expected) => {
  const at = text.indexOf(name);
  const end = endOfProtein(text, at, at + name.length);
  expect(end === undefined ? undefined : text.slice(at, end)).toBe(expected);
});

it('a protein that is given is a medicine', () => {
  expect(isGivenProtein('促红细胞生成素', '促红细胞生成素双层微条的处方')).toBe(true);
  expect(isGivenProtein('促红细胞生成素', '血清促红细胞生成素水平')).toBe(false);
  expect(isGivenProtein('白细胞介素-6', '注射后白细胞介素-6')).toBe(false);
});

it('a preparation of several things is one', () => {
  expect(named(chineseMedicines, '测定复方氯霉素滴耳液中氯霉素的含量')).toEqual(['复方氯霉素滴耳液', '氯霉素']);
  expect(isOfACompound('复方氯霉素滴耳液', 2)).toBe(true);
});
