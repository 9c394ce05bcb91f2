import { dayText } from '#clock.ts';
import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, subheading } from '#documents/blocks.ts';
import type { Basis, Cell, Inline, Tone } from '#documents/document.ts';
import { NOVELTY_WORDS } from '#operations/novelty-search/novelty-words.ts';
import { placeOf } from '#operations/novelty-search/report/evidence.ts';
import type { DisclosureField, Line, NearDocument, TechnicalDisclosureData } from './data.ts';
import { alternativesOf, evidenceOf, knownIsTold, questionsOf } from './questions.ts';
import { DISCLOSURE_WORDS } from './words.ts';

const TONES: Readonly<Record<string, Tone>> = { disclosed: 'good', partly: 'middling' };
/** Documents with a column of their own in the table of features. */
const COLUMNS = 3;
/** Score from which the passage of a feature is printed: below it shares a word or two. */
const LEAST_SHOWN = 40;

/**
 * The disclosure as a document: the inventor's sentences with their numbers, marks on what was edited, passages of near
 * documents with their places, and questions. Nothing else is stated.
 */
export function disclosureDocument(data: TechnicalDisclosureData, now: Date): BorneDocument {
  const words = DISCLOSURE_WORDS[data.lang];
  const lines = data.lines!;
  const sentences = data.parts!.sentences;
  const near = data.near ?? [];
  const numberOf = new Map(sentences.map(({ start }, index) => [start, index + 1]));
  const said = ({ text, start }: Line): { readonly basis: Basis; readonly content: Inline[] } => {
    const number = start === undefined ? undefined : numberOf.get(start);
    if (number === undefined) return { basis: 'person', content: [text.trim()] };
    const mark: Inline = { text: ` [${words.sentence(number)}]`, style: 'muted', href: '#source' };
    return { basis: 'cited', content: [text.trim(), mark] };
  };
  const told = (line: Line): BorneBlock => ({ kind: 'paragraph', ...said(line) });
  const field = (name: DisclosureField): BorneBlock[] =>
    lines[name].length > 0 ? lines[name].map(told) : [remark('compared', words.notStated)];
  const title = data.title ?? words.document;
  const questions = questionsOf(data, words);
  const effects = evidenceOf(lines);
  const alternatives = alternativesOf(lines);
  return {
    title,
    lang: data.lang,
    subtitle: `${words.document} · ${words.subtitle(now.toISOString().slice(0, 10))}`,
    contents: words.contents,
    facts: [
      [words.facts.sentences, words.facts.sentencesOf(sentences.length), 'form'],
      [words.facts.corpus, words.facts.corpusOf(data.snapshot?.records ?? 0), 'counted'],
      [words.facts.model, words.facts.modelOf, 'form'],
    ],
    blocks: [
      heading(words.h.title, 'title'),
      ...(data.title ? [says('given', { text: data.title, style: 'strong' as const })] : []),
      ...(lines.subject_improvement.length > 0 || !data.title ? field('subject_improvement') : []),
      heading(words.h.field, 'field'),
      ...field('application'),
      heading(words.h.background, 'background'),
      ...(lines.background.length === 0 && knownIsTold(lines)
        ? [remark('compared', words.knownInProblem)]
        : field('background')),
      subheading(words.h.prior),
      ...(near.length > 0
        ? [
            says('counted', { text: words.priorText(near.length), style: 'muted' }),
            ...near.flatMap((one, index) => priorArt(one, index, data.lang)),
          ]
        : [remark('counted', words.priorNone)]),
      heading(words.h.problem, 'problem'),
      ...field('tech_problem'),
      heading(words.h.solution, 'solution'),
      ...field('mechanism'),
      ...features(data, near.slice(0, COLUMNS), words),
      heading(words.h.embodiments, 'embodiments'),
      ...field('embodiment'),
      heading(words.h.effects, 'effects'),
      ...(effects.length === 0
        ? [remark('compared', words.notStated)]
        : [
            rowsOf(
              words.effectsCaption,
              [
                [words.effectColumns[0], 64, 'cited'],
                [words.effectColumns[1], 36, 'compared'],
              ],
              effects.map(({ line, numbers, test }) => [
                said(line),
                numbers.length > 0
                  ? { ...cell(words.evidenceNumbers(numbers.join('; '))), tone: 'good' as const }
                  : test
                    ? { ...cell(words.evidenceTest), tone: 'middling' as const }
                    : { ...cell(words.evidenceNone), tone: 'bad' as const },
              ]),
            ),
          ]),
      heading(words.h.alternatives, 'alternatives'),
      ...(alternatives.length > 0 ? alternatives.map(told) : [remark('compared', words.notStated)]),
      ...(lines.others.length > 0 ? [heading(words.h.others, 'others'), ...field('others')] : []),
      heading(words.h.questions, 'questions'),
      ...(questions.length > 0
        ? [
            says('form', words.questionsText),
            points(
              'asked',
              questions.map((question) => [question]),
            ),
          ]
        : [says('compared', words.noQuestions)]),
      heading(words.h.source, 'source'),
      rowsOf(
        words.sourceCaption,
        [
          [words.sourceColumns[0], 8, 'source'],
          [words.sourceColumns[1], 74, 'given'],
          [words.sourceColumns[2], 18, 'compared'],
        ],
        sentences.map(({ text, field: name }, index) => [
          cell(words.sentence(index + 1)),
          cell(text.trim()),
          cell(words.fields[name]),
        ]),
      ),
    ],
  };
}

type Words = (typeof DISCLOSURE_WORDS)['en'];
type ShownQuote = NonNullable<NearDocument['comparison']['features'][number]['quote']>;

/** A near document by its label, with the passage that says what it is. */
function priorArt(one: NearDocument, index: number, lang: 'en' | 'zh'): BorneBlock[] {
  const words = DISCLOSURE_WORDS[lang];
  const day = dayText(one.publication_date);
  const facts = [one.publication_number, ...one.applicants.slice(0, 3), ...(day ? [words.published(day)] : [])];
  const head = says('stored', { text: `D${index + 1} `, style: 'strong' }, `${one.title} (${facts.join('; ')})`);
  if (!one.quote) return [head];
  const source = [`${one.publication_number}, ${placeOf(one.quote, NOVELTY_WORDS[lang])}`];
  return [head, { kind: 'quote', text: one.quote.text, source, id: `D${index + 1}` }];
}

/** The features with what near documents have of them; below, the passages that say so. */
function features(data: TechnicalDisclosureData, near: readonly NearDocument[], words: Words): BorneBlock[] {
  const found = data.features?.features ?? [];
  if (found.length === 0) return [heading(words.h.features, 'features'), remark('compared', words.notStated)];
  const seen = (one: NearDocument, number: string): Cell => {
    const { verdict, score } = one.comparison.features.find(({ feature_number }) => feature_number === number)!;
    const tone = TONES[verdict];
    return { ...cell(`${words.verdicts[verdict]} ${score}`), ...(tone && { tone }) };
  };
  // one passage may speak of several features
  const passages = near.flatMap((one, index) => {
    const shown = one.comparison.features.filter(
      ({ verdict, score, quote }) => verdict !== 'not_found' && score >= LEAST_SHOWN && quote,
    );
    const placeIn = (quote: ShownQuote) => placeOf(quote, NOVELTY_WORDS[data.lang]);
    return [...Map.groupBy(shown, ({ quote }) => `${placeIn(quote!)}\n${quote!.start} ${quote!.end}`).values()].map(
      (together): BorneBlock => {
        const { text } = together[0]!.quote!;
        const of = together.map(({ feature_number, verdict }) => `${feature_number}, ${words.verdicts[verdict]}`);
        const source = `${of.join('; ')}: D${index + 1}, ${one.publication_number}, ${placeIn(together[0]!.quote!)}`;
        return { kind: 'quote', text, source: [source] };
      },
    );
  });
  return [
    heading(words.h.features, 'features'),
    rowsOf(
      words.featuresCaption,
      [
        [words.featureColumns[0], 8, 'form'],
        [words.featureColumns[1], 46, 'given'],
        [words.featureColumns[2], 22, 'given'],
        ...near.map((_, index): [string, number, Basis] => [`D${index + 1}`, 13, 'compared']),
      ],
      found.map((feature) => [
        cell({ text: feature.number, style: 'strong' }),
        cell(feature.text),
        cell(feature.function ?? ''),
        ...near.map((one) => seen(one, feature.number)),
      ]),
    ),
    ...passages,
  ];
}
