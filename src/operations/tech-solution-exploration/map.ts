import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { type MindNode, mindMap, nodeId } from '#operations/shared/mind-map.ts';
import { patentReference } from '#operations/shared/solution-reference.ts';
import { principleOf } from '#skills/contradictions/contradictions.ts';
import { innovationOf } from '#skills/explore-solutions/innovation.ts';
import type { QuoteShape } from '#skills/types.ts';
import type { ExplorationData } from './data.ts';
import { EXPLORATION_WORDS } from './words.ts';

/**
 * The map of an exploration: the problem, its directions, what documents state. `stands` answers the record of a quote
 * that still stands there; `gone` counts those that do not.
 */
export function explorationMap(
  task_id: string,
  { issues, lang, map = [], no_problem, unanswered = [] }: ExplorationData,
  stands: (quote: ClaimedQuote) => Patent | undefined,
  year: number,
) {
  const words = EXPLORATION_WORDS[lang];
  let gone = 0;
  const recordOf = (quote: QuoteShape): Patent | undefined => {
    const record = stands(quote as ClaimedQuote);
    if (!record) gone++;
    return record;
  };
  const against = (quotes: readonly (QuoteShape | undefined)[]) =>
    quotes.flatMap((quote) => (quote && recordOf(quote) ? [{ pn: quote.publication_number, text: quote.text }] : []));
  const directions = map.map((direction, at): MindNode => {
    const backed = direction.approaches.flatMap((one) => {
      const record = recordOf(one.evidence);
      return record ? [{ ...one, record }] : [];
    });
    const innovation = direction.innovation && innovationOf(direction.innovation, year);
    const principle = direction.principle === undefined ? undefined : principleOf(direction.principle).name[lang];
    return {
      id: nodeId(task_id, at),
      title: direction.title,
      content: direction.reason,
      sub_content: direction.verification,
      improvements: backed.map(({ evidence }) => evidence.text),
      ...(innovation !== undefined && { innovation }),
      references: backed.map(({ record, evidence }) => patentReference(record, evidence.text, lang)),
      more: {
        ...(direction.innovation && { innovation_parts: { ...direction.innovation } }),
        against: against(backed.map((one) => one.against)),
        ...(principle && { principle }),
        ...(direction.innovation && innovation === undefined && { note: words.innovation }),
      },
      children: backed.map(
        ({ record, evidence, measured, against: lack, title }, index): MindNode => ({
          id: nodeId(task_id, at, index),
          title,
          content: evidence.text,
          ...(measured && recordOf(measured) && { sub_content: measured.text }),
          improvements: [evidence.text],
          references: [patentReference(record, evidence.text, lang)],
          more: { against: against([lack]) },
          children: [],
        }),
      ),
    };
  });
  // a line to be read: no line ends, no characters that turn its direction
  const title = issues.replace(/[\p{C}\s]+/gu, ' ').trim();
  const root: MindNode = {
    id: nodeId(task_id, 'problem'),
    title,
    ...(map.length === 0
      ? { content: no_problem ? words.noProblem : words.noDirections }
      : unanswered.length > 0 && { content: words.unanswered(unanswered) }),
    children: directions,
  };
  return { solution: mindMap(title, root), gone };
}
