import { expect, it } from 'vitest';
import { placesOf } from './own-words.ts';

const found = (text: string, words: string) => placesOf(text, words).map(([start, end]) => text.slice(start, end));

it('finds words as whole words, whatever their case and blanks', () => {
  expect(found('Cell, CELL and cells; subcell', 'cell')).toEqual(['Cell', 'CELL']);
  expect(found('thermal\nrunaway, thermal  runaway', 'Thermal runaway')).toEqual(['thermal\nrunaway']);
  expect(found('cell 12 and 121', '12')).toEqual(['12']);
});

it('takes what follows a star, and characters without ends of words', () => {
  expect(found('Batteries, battery-pack, combat', 'batter*')).toEqual(['Batteries', 'battery']);
  expect(found('锂电池包括电池组', '电池')).toEqual(['电池', '电池']);
  expect(found('LiDAR装置', 'lidar')).toEqual(['LiDAR']);
  expect(found('anything', '*')).toEqual([]);
  expect(found('anything', ' ')).toEqual([]);
});
