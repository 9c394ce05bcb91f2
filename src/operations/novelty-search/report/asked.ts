import { cell, heading, note, paragraph, subheading } from '#documents/blocks.ts';
import type { Block, Inline } from '#documents/document.ts';
import { isEdited } from '../data.ts';
import type { Parts } from './parts.ts';

/** Characters of the given text that are shown. */
const MOST_OF_INPUT = 4000;

/** The text that was given, and what was made of it. */
export function question({ data, words }: Parts): Block[] {
  const shown = data.text.length > MOST_OF_INPUT ? `${data.text.slice(0, MOST_OF_INPUT).toWellFormed()} …` : data.text;
  const solution = data.confirmed_solution ?? data.generated_solution ?? '';
  return [
    heading(words.question, 'question'),
    subheading(words.given),
    ...shown
      .split(/\n+/)
      .filter((line) => line.trim())
      .map((line) => paragraph(line)),
    ...(data.text.length > MOST_OF_INPUT ? [note(words.cut(data.text.length))] : []),
    subheading(isEdited(data) ? words.summaryEdited : words.summary),
    ...solution
      .split(/\n{2,}/)
      .filter((part) => part.trim())
      .map((part): Block => {
        const [first = '', ...rest] = part.split('\n');
        return rest.length > 0 ? paragraph({ text: first, style: 'strong' }, `\n${rest.join('\n')}`) : paragraph(first);
      }),
  ];
}

/** The features that were searched and compared. */
export function featureList({ data, words, features }: Parts): Block[] {
  const out = (data.confirmed_features ?? []).filter(({ selected }) => !selected);
  const notes = data.generated_features?.notes ?? [];
  return [
    heading(words.features, 'features'),
    {
      kind: 'table',
      caption: words.featuresCaption,
      columns: [
        { title: words.number, share: 7 },
        { title: words.feature, share: 40 },
        { title: words.weight, share: 19 },
        { title: words.why, share: 38 },
      ],
      rows: features.map((feature) => [
        cell({ text: feature.number, style: 'strong' }),
        cell(feature.text),
        cell(words.weights[feature.weight]),
        cell(feature.user_added ? words.userAdded : (feature.weight_reason ?? '')),
      ]),
    },
    ...(out.length > 0 ? [paragraph(words.leftOut(out.map(({ number, text }) => `${number} (${text})`)))] : []),
    ...notes.map((text) => paragraph({ text, style: 'muted' })),
  ];
}

/** What a person has changed of what was made. */
export function edits({ words, assessment, data }: Parts): Block[] {
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
  return items.length === 0 ? [] : [heading(words.edits, 'edits'), { kind: 'list', items }];
}
