import { dayText } from '#clock.ts';
import { type BorneBlock, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import type { Basis, Inline } from '#documents/document.ts';
import { isPrior, named, type Parts, unseen } from './parts.ts';

/** Which search it was, over what. */
export function facts(parts: Parts): [string, string, Basis][] {
  const { data, words, context, chosen, assessment } = parts;
  const checks = [...context.quotes.values()];
  return [
    [words.task, context.task_id, 'form'],
    ...(data.publication_number
      ? [[words.searchedFor, data.publication_number, 'set'] as [string, string, Basis]]
      : []),
    [words.window, words.windowText(dayText(data.pbd_start), dayText(data.pbd_end)), 'set'],
    [words.referenceDate, `${dayText(data.reference_date)} (${words.referenceBasis[data.reference_basis]})`, 'set'],
    [words.corpus, words.corpusText(data.snapshot?.records ?? 0, data.snapshot?.seq ?? 0), 'counted'],
    ...(data.coverage
      ? [[words.coverage, words.coverageText(data.coverage), 'counted'] as [string, string, Basis]]
      : []),
    [
      words.compared,
      words.comparedText(data.scores?.length ?? 0, assessment.documents.length, chosen.length),
      'counted',
    ],
    ...(data.papers_compared === undefined
      ? []
      : [[words.papers, papersText(parts), 'counted'] as [string, string, Basis]]),
    [words.quotes, words.quotesText(checks.filter(({ ok }) => ok).length, checks.length), 'counted'],
  ];
}

function papersText({ data, words, assessment }: Parts): string {
  const papers = assessment.documents.flatMap(({ document: { rank, paper } }) =>
    rank === undefined ? [] : (paper ?? []),
  );
  return words.papersText(
    data.papers_compared ?? 0,
    papers.length,
    papers.filter(({ abstract_only }) => abstract_only).length,
  );
}

/** What the comparison says, in sentences. */
export function result(parts: Parts): BorneBlock[] {
  const { words, assessment, features, data } = parts;
  const prior = assessment.documents.filter(({ category }) => isPrior(category));
  const alone = prior.filter(({ category }) => category === 'X');
  const results = [...new Set(alone.flatMap((one) => one.results))];
  const closest = prior.find(({ most_similar }) => most_similar);
  const complete = assessment.combinations.filter(({ missing }) => missing.length === 0);
  const nowhere = unseen(parts);
  const items: Inline[][] = data.named_only ? [[words.namedOnly(data.named?.length ?? 0)]] : [];
  if (prior.length === 0 && assessment.documents.every(({ category }) => category !== 'L'))
    items.push([words.nothingCompared]);
  else if (alone.length > 0)
    items.push([
      words.takesNovelty(
        alone.map(({ document }) => named(parts, document.publication_number)),
        features.length - results.length,
        results,
        [...new Set(alone.flatMap((one) => one.meant))],
      ),
    ]);
  else if (prior.length > 0) items.push([words.noneAlone(prior.length, features.length)]);
  const titles = prior.filter(({ document }) => document.title_only).length;
  if (titles > 0) items.push([words.titlesOnly(titles, prior.length)]);
  if (closest)
    items.push([
      words.closest(
        named(parts, closest.document.publication_number),
        closest.document.title,
        closest.disclosed,
        features.length,
        features
          .map(({ number }) => number)
          .filter((number) => closest.missing.includes(number) || closest.results.includes(number)),
      ),
    ]);
  // the nearest as a whole need not have most of the single features
  const [most] = prior.toSorted((a, b) => b.disclosed - a.disclosed);
  if (closest && most && most.disclosed > closest.disclosed)
    items.push([
      words.disclosesMore(
        named(parts, most.document.publication_number),
        most.document.title,
        most.disclosed,
        features.length,
      ),
    ]);
  const pair = complete[0];
  if (pair)
    items.push([
      words.pairCovers(named(parts, pair.first), named(parts, pair.second), complete.length, resultsOf(complete)),
    ]);
  else if (prior.length > 1 && alone.length === 0) items.push([words.noPair]);
  // what a document of unknown date has may be prior art, and may have more than all the others
  const undated = assessment.documents
    .filter(({ category, disclosed }) => category === 'L' && disclosed > (closest?.disclosed ?? 0))
    .toSorted((a, b) => b.disclosed - a.disclosed)[0];
  if (undated)
    items.push([words.undated(named(parts, undated.document.publication_number), undated.disclosed, features.length)]);
  const partly = nowhere.filter(({ number }) =>
    prior.some(({ views }) => views.find(({ feature }) => feature.number === number)?.verdict === 'partly'),
  );
  const nothing = nowhere.filter((one) => !partly.includes(one));
  if (partly.length > 0) items.push([words.inPart(partly.map(({ number }) => number))]);
  if (nothing.length > 0 && prior.length > 0) items.push([words.nowhere(nothing.map(({ number }) => number))]);
  return [heading(words.result, 'result'), points('compared', items), remark('form', words.notAnOpinion)];
}

/** What some pairs cover everything without. */
const resultsOf = (pairs: Parts['assessment']['combinations']): string[] => [
  ...new Set(pairs.flatMap(({ results }) => results)),
];

/** Pairs of documents that have more together. */
export function combinations(parts: Parts): BorneBlock[] {
  const { words, assessment } = parts;
  const { combinations: pairs } = assessment;
  const complete = pairs.some(({ missing }) => missing.length === 0);
  const intro =
    pairs.length === 0 ? words.noPairs : complete ? words.pairsIntro(resultsOf(pairs)) : words.nearPairsIntro;
  return [
    heading(words.combinations, 'combinations'),
    says(pairs.length === 0 ? 'compared' : 'form', intro),
    ...(pairs.length === 0
      ? []
      : [
          rowsOf(
            words.combinationsCaption,
            [
              [words.first, 28, 'stored'],
              [words.gives, 22, 'compared'],
              [words.second, 28, 'stored'],
              [words.adds, 22, 'compared'],
              [words.missing, 18, 'compared'],
            ],
            pairs.map(({ first, second, from_first, from_second, missing }) => [
              cell(named(parts, first)),
              cell(from_first.join(', ')),
              cell(named(parts, second)),
              cell(from_second.join(', ')),
              cell(missing.join(', ') || words.none),
            ]),
          ),
        ]),
    ...(complete ? [remark('form', words.pairCaveat)] : []),
  ];
}

/** What no document has, and what comes nearest. */
export function notFound(parts: Parts): BorneBlock[] {
  const { words, assessment, data } = parts;
  const missing = unseen(parts);
  const read = assessment.documents.reduce((sum, { document }) => sum + document.comparison.units_read, 0);
  const emptyLines = (data.prior_art?.runs ?? []).filter(({ count }) => count === 0).map(({ line }) => line);
  return [
    heading(words.notFound, 'not-found'),
    ...(missing.length === 0
      ? [says('compared', words.allFound)]
      : [
          points(
            'compared',
            missing.map((feature): Inline[] => {
              const nearest = assessment.documents
                .filter(({ category }) => isPrior(category))
                .map((one) => ({ one, view: one.views.find((view) => view.feature.number === feature.number) }))
                .filter(({ view }) => view?.found.quote)
                .toSorted((a, b) => b.view!.score - a.view!.score)[0];
              return [
                { text: `${feature.number} `, style: 'strong' },
                short(feature.text),
                nearest
                  ? ` ${words.nearest(named(parts, nearest.one.document.publication_number), nearest.view!.score)}`
                  : '',
              ];
            }),
          ),
        ]),
    says('counted', words.readText(assessment.documents.length, read)),
    ...(emptyLines.length > 0 ? [says('counted', words.emptyLines(emptyLines))] : []),
  ];
}
