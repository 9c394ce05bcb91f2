import { expect, it } from 'vitest';
import { contentKeys } from '#language/content-words.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { quantityAskedIn, valuesOfQuantity } from './quantity-asked.ts';

/** Values of a text that are of what a question asks to be measured. */
const valuesFor = (question: string, dimensions: readonly string[], text: string) => {
  const asked = quantityAskedIn(question, dimensions, contentKeys(question))!;
  return valuesOfQuantity(text, quantitiesOf(text), asked).map((value) => value.text);
};

it('a value is of what its text says that it measures', () => {
  const thick = (text: string) => valuesFor('How thick is the capping layer?', ['length'], text);
  expect(thick('The layer has a thickness of 1 nm to 8 nm and a pitch of 3.3 μm.')).toEqual(['1 nm to 8 nm']);
  expect(thick('The pitch of the pads was 3.3 μm and the recess was 1.7 nm.')).toEqual([]);
  expect(thick('The layer is 1.7 nm thick.')).toEqual(['1.7 nm']);
  expect(thick('A layer of 5 nm is enough.')).toEqual(['5 nm']);
  const two = 'The thickness of the capping layer was 1.8 mm and the thickness of the pad was 1.7 mm.';
  expect(thick(two)).toEqual(['1.8 mm']);
  expect(thick('The thickness of the film was 1.7 mm.')).toEqual(['1.7 mm']);
  // what goes on behind a comma is of the clause before it
  expect(thick('The thickness is 2 mm to 9 mm, preferably 4 mm.')).toEqual(['2 mm to 9 mm', '4 mm']);
});

it('in Chinese, of the thing that stands beside the name of the measure', () => {
  const thick = (text: string) => valuesFor('玻璃芯的厚度是多少？', ['length'], text);
  expect(thick('玻璃芯102的厚度为0.7mm。')).toEqual(['0.7mm']);
  expect(thick('铜衬层与所述玻璃芯之间设有厚度为0.5μm至4μm的聚合物制应力缓冲层。')).toEqual([]);
  expect(thick('所述玻璃通孔的直径为10μm至135μm，更优选为30μm至90μm。')).toEqual([]);
  expect(thick('其厚度为2mm。')).toEqual(['2mm']);
  const sampling = (text: string) => valuesFor('雷达的采样频率是多少？', ['frequency'], text);
  expect(sampling('使用截止频率为30Hz的低通滤波器。')).toEqual([]);
  expect(sampling('截止频率设为150Hz，采样频率为500Hz。')).toEqual(['500Hz']);
});

it('a question that names no measure takes any value, and a time is no length', () => {
  expect(quantityAskedIn('How much water is used?', ['volume'], ['water'])).toBeUndefined();
  expect(quantityAskedIn('How long does it take?', ['time'], [])).toBeUndefined();
  expect(quantityAskedIn('How long is the rod?', ['length'], ['rod'])).toEqual({ measures: ['length'], keys: ['rod'] });
});

it('of values in a row each is of a thing of its own, one of which is asked for', () => {
  const asked = (text: string) => valuesFor('鸭池河特大桥合龙温度是多少？', ['temperature'], text);
  expect(asked('合龙段的合龙温度和放置温度分别为17 ℃和19 ℃。')).toEqual(['17 ℃和19 ℃']);
  expect(asked('养护温度和放置温度分别为17 ℃和19 ℃。')).toEqual([]);
});
