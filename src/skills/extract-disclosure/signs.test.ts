import { expect, it } from 'vitest';
import { disclosureParts } from './extract-disclosure.ts';

/** Sentences of both languages that have each sign once: where they stand, on what basis, by which words. */
// biome-ignore format: read it as a table
it.each<[sentence: string, field: string, basis: string, cue?: string]>([
  ['The object of the invention is to provide a tray that does not bend.', 'tech_problem', 'wording', 'The object'],
  ['It is an object to reduce the weight of the tray.', 'tech_problem', 'wording', 'It is an object'],
  ['The problem to be solved is that the rim wears out.', 'tech_problem', 'wording', 'The problem'],
  ['However, known trays bend after a year.', 'tech_problem', 'wording', 'However'],
  ['The known tray cannot be cleaned.', 'tech_problem', 'wording', 'cannot'],
  ['Conventional trays have a plastic rim.', 'background', 'wording', 'Conventional'],
  ['In the prior art, a tray has a rim of rubber.', 'background', 'wording', 'In the prior art'],
  ['Trays are usually made of tin.', 'background', 'wording', 'are usually made'],
  ['This invention relates to trays for food.', 'subject_improvement', 'wording', 'This invention relates'],
  ['The present disclosure concerns a tray.', 'subject_improvement', 'wording', 'The present disclosure concerns'],
  ['A tray comprises a bottom and a rim.', 'mechanism', 'means', 'comprises'],
  ['The rim is pressed against the bottom by a spring.', 'mechanism', 'means', 'pressed'],
  ['To solve this, a spring is provided.', 'mechanism', 'wording', 'To solve'],
  ['Thereby the noise is reduced.', 'outcome', 'wording', 'Thereby'],
  ['As a result, the tray stays flat.', 'outcome', 'wording', 'As a result'],
  ['The advantage is that no oil is needed.', 'outcome', 'wording', 'The advantage'],
  ['Tests showed that the noise fell by 40 %.', 'outcome', 'wording', 'Tests show'],
  ['The tray can be used in aircraft.', 'application', 'wording', 'can be used in'],
  ['It is suitable for ships.', 'application', 'wording', 'It is suitable'],
  ['In one embodiment, the rim is made of steel.', 'embodiment', 'wording', 'In one embodiment'],
  ['For example, the bottom is cast.', 'embodiment', 'wording', 'For example'],
  ['FIG. 1 shows the tray.', 'embodiment', 'wording', 'FIG. 1'],
  ['Figure 2 is a sectional view of the rim.', 'embodiment', 'wording', 'Figure 2'],
  ['Preferably, the rim has a groove.', 'embodiment', 'wording', 'Preferably'],
  ['Can the rim be replaced?', 'others', 'none'],
  ['The tray is blue.', 'others', 'none'],
  ['本发明的目的是提供一种不弯曲的托盘。', 'tech_problem', 'wording', '本发明的目的是'],
  ['本发明要解决的技术问题是边缘磨损。', 'tech_problem', 'wording', '本发明要解决的技术问题'],
  ['然而，现有的托盘使用一年后会弯曲。', 'tech_problem', 'wording', '然而'],
  ['现有技术中，托盘采用橡胶边缘。', 'background', 'wording', '现有'],
  ['本发明涉及一种食品托盘。', 'subject_improvement', 'wording', '本发明涉及'],
  ['托盘包括底板和边框。', 'mechanism', 'means', '包括'],
  ['从而减少了噪声。', 'outcome', 'wording', '从而'],
  ['本发明的有益效果是无需用油。', 'outcome', 'wording', '本发明的有益效果'],
  ['试验表明噪声减少了40%。', 'outcome', 'wording', '试验表明'],
  ['该托盘可用于飞机。', 'application', 'wording', '可用于'],
  ['该托盘适用于船舶。', 'application', 'wording', '适用于'],
  ['在一个实施例中，边框由钢制成。', 'embodiment', 'wording', '在一个实施例'],
  ['例如，底板为铸件。', 'embodiment', 'wording', '例如'],
  ['图1为托盘的示意图。', 'embodiment', 'wording', '图1'],
  ['优选地，边框上设有槽。', 'embodiment', 'wording', '优选地'],
  ['以上所述仅为本发明的较佳实施例。', 'others', 'wording'],
  ['边框能更换吗？', 'others', 'none'],
  ['托盘是蓝色的。', 'others', 'none'],
])('%s', (sentence, field, basis, cue) => {
  const { sentences } = disclosureParts(sentence);
  expect(sentences.map((one) => [one.field, one.basis, one.cue, one.text])).toEqual([[field, basis, cue, sentence]]);
});
