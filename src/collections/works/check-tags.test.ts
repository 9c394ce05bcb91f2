import { expect, it } from 'vitest';
import { isCheckTag } from './check-tags.ts';

// biome-ignore format: read it as a list
const CHECK_TAGS = [
  'Humans', 'Animals', 'Male', 'Female', 'Pregnancy',
  'Infant, Newborn', 'Infant', 'Child, Preschool', 'Child', 'Adolescent', 'Young Adult', 'Adult', 'Middle Aged', 'Aged', 'Aged, 80 and over',
  'Cats', 'Cattle', 'Chick Embryo', 'Cricetinae', 'Dogs', 'Guinea Pigs', 'Mice', 'Rabbits', 'Rats', 'Sheep', 'Swine',
  'History, Ancient', 'History, Medieval', 'History, 16th Century', 'History, 21st Century', 'History, 22nd Century', 'History, 23rd Century',
];

it('headings that nearly every article has are these', () => {
  expect(CHECK_TAGS.filter((heading) => !isCheckTag(heading))).toEqual([]);
  const others = ['Mice, Inbred BALB C', 'History', 'History, Modern', 'Aging', 'Men', 'Child Development', ''];
  expect(others.filter(isCheckTag)).toEqual([]);
});
