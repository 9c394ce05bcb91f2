import { beginningOf } from '#cut.ts';
import { type BorneBlock, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, linesOf, subheading } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import { isEdited } from '../data.ts';
import type { Parts } from './parts.ts';

/** Characters of the given text that are shown. */
const MOST_OF_INPUT = 4000;

/** The text that was given, and what was made of it. */
export function question({ data, words }: Parts): BorneBlock[] {
  const solution = data.confirmed_solution ?? data.generated_solution ?? '';
  // sentences of the text, sorted, until somebody edits them
  const basis = isEdited(data) ? 'person' : 'given';
  return [
    heading(words.question, 'question'),
    subheading(words.given),
    ...linesOf(beginningOf(data.text, MOST_OF_INPUT)).map((line) => says('given', line)),
    ...(data.text.length > MOST_OF_INPUT ? [remark('form', words.cut(data.text.length))] : []),
    subheading(isEdited(data) ? words.summaryEdited : words.summary),
    ...solution
      .split(/\n{2,}/)
      .filter((part) => part.trim())
      .map((part): BorneBlock => {
        const [first = '', ...rest] = part.split('\n');
        return rest.length > 0
          ? says(basis, { text: first, style: 'strong' }, `\n${rest.join('\n')}`)
          : says(basis, first);
      }),
  ];
}

/** The features that were searched and compared. */
export function featureList({ data, words, features }: Parts): BorneBlock[] {
  const out = (data.confirmed_features ?? []).filter(({ selected }) => !selected);
  const notes = data.generated_features?.notes ?? [];
  return [
    heading(words.features, 'features'),
    rowsOf(
      words.featuresCaption,
      [
        [words.number, 7, 'form'],
        [words.feature, 40, 'given'],
        [words.weight, 19, 'compared'],
        [words.why, 38, 'compared'],
      ],
      features.map((feature) => [
        cell({ text: feature.number, style: 'strong' }),
        { ...cell(feature.text), ...(feature.user_added && { basis: 'person' as const }) },
        cell(words.weights[feature.weight]),
        feature.user_added ? { ...cell(words.userAdded), basis: 'person' as const } : cell(feature.weight_reason ?? ''),
      ]),
    ),
    ...(out.length > 0 ? [says('person', words.leftOut(out.map(({ number, text }) => `${number} (${text})`)))] : []),
    ...notes.map((text) => says('compared', { text, style: 'muted' })),
  ];
}

/** What a person has changed of what was made. */
export function edits({ words, assessment, data }: Parts): BorneBlock[] {
  const items: Inline[][] = [];
  if (isEdited(data)) items.push([words.editedSolution]);
  const added = (data.confirmed_features ?? []).filter(({ user_added }) => user_added).map(({ number }) => number);
  const changed = (data.confirmed_features ?? [])
    .filter(
      ({ number, text, user_added }) =>
        !user_added && data.generated_features?.features.find((one) => one.number === number)?.text !== text,
    )
    .map(({ number }) => number);
  if (added.length > 0) items.push([words.addedFeatures(added)]);
  if (changed.length > 0) items.push([words.changedFeatures(changed)]);
  for (const { document, views, user_added } of assessment.documents) {
    if (user_added) items.push([words.addedDocument(document.publication_number)]);
    for (const { edited, feature, found, verdict, score } of views)
      if (edited)
        items.push([
          words.changedCell(
            document.publication_number,
            feature.number,
            `${words.verdicts[found.verdict]} ${found.score}`,
            `${words.verdicts[verdict]} ${score}`,
          ),
        ]);
  }
  return items.length === 0 ? [] : [heading(words.edits, 'edits'), points('person', items)];
}
