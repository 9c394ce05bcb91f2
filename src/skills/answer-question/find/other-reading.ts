import { patents } from '#collections/patents/patents.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { nameQuery } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import { datesMeant, saysWhose, withDate } from '../read/meanings.ts';
import type { Meaning, Question } from '../read/question.ts';
import type { Reading } from '../read/read.ts';
import { countedBy, filedYears, type Topic } from './counts.ts';
import type { Found } from './find.ts';

/** Two things that a question can mean, and what each would answer. */
export interface OtherReading {
  /** What was answered, and how many families that is. */
  readonly taken: Meaning;
  readonly taken_families: number;
  /** What may be meant instead, and how many families that would be; never none. */
  readonly other: Meaning;
  readonly other_families: number;
}

interface Alternative {
  readonly taken: Meaning;
  readonly other: Meaning;
  readonly question: Question;
  readonly owner?: Topic['owner'];
}

/**
 * Another reading of a question that is answered by counting or listing, where it answers otherwise: the first that
 * does, of years of another date, of a name that is an inventor's, of a name that is a word of the documents. Lists
 * differ by their documents, counts by their numbers.
 * @param taken What the reading that was taken found.
 */
export async function otherReading(
  reading: Reading,
  taken: Extract<Found, { kind: 'counted' | 'listed' }>,
  where: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<OtherReading | undefined> {
  const { corpus, signal } = where;
  const { known, worth } = reading;
  const isList = taken.kind === 'listed';
  const taken_families = isList ? taken.matching : taken.counts.families;
  const familiesOf = async (query: Query) => {
    const page = { query, offset: 0, limit: 0, collapse: { field: 'FAM_ID' }, stemming: true, signal };
    return (await corpus.search(patents, page)).total;
  };
  for (const { question, owner, ...meanings } of alternatives(reading)) {
    const date = filedYears(question, question.count);
    const { tree } = await countedBy({ question, known, worth, owner }, where, date);
    const other_families = await familiesOf(tree);
    if (other_families === 0) continue;
    const same =
      other_families === taken_families && (!isList || (await familiesOf(allOf(tree, taken.query))) === other_families);
    if (!same) return { ...meanings, taken_families, other_families };
  }
  return undefined;
}

function alternatives({ question, owner }: Reading): Alternative[] {
  const found: Alternative[] = [];
  const dates = datesMeant(question);
  if (dates) {
    const [taken, other] = dates;
    found.push({ taken, other, question: withDate(question, other), owner });
  }
  if (!owner || saysWhose(question)) return found;
  const { of, text } = owner;
  if (of === 'owner') found.push({ taken: of, other: 'inventor', question, owner: { query: nameQuery('IN', text) } });
  found.push({ taken: of, other: 'words', question: { ...question, phrases: [...question.phrases, text] } });
  return found;
}
