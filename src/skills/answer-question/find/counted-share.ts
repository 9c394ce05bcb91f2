import { allOf } from '#corpus/query/combine.ts';
import type { SkillContext } from '../../skill.ts';
import { type Question, readQuestion } from '../read/question.ts';
import { read } from '../read/read.ts';
import { type Counts, countedBy, countedOf, FULL_TEXT, topicQuery } from './counts.ts';

type Where = Pick<SkillContext, 'corpus' | 'signal'>;

/**
 * Which share some documents are of others, each with its query; the share is of those that both find. `undefined`
 * where a question asks for something else, or says nothing to tell the part by.
 */
export async function countedShare({ share }: Question, where: Where): Promise<Counts | undefined> {
  if (!share) return undefined;
  const whole = await read(readQuestion(share.whole), where);
  const part = await read(readQuestion(share.part), where);
  const of = await countedBy(whole, where);
  const strict = topicQuery(part, undefined, share.anywhere && FULL_TEXT);
  if (strict.kind === 'all') return undefined;
  const total = await countedOf(of.tree, where);
  let tree = allOf(of.tree, strict);
  let counted = await countedOf(tree, where);
  const loose = allOf(of.tree, topicQuery(part, undefined, FULL_TEXT));
  const anywhere = share.anywhere || part.known.size === 0 ? undefined : await countedOf(loose, where);
  if (counted.publications === 0 && anywhere && anywhere.publications > 0) [tree, counted] = [loose, anywhere];
  return {
    ...{ of: 'documents', tree, tables: [], whole: total },
    ...counted,
    ...(anywhere && anywhere.query !== counted.query && { anywhere }),
    ...(of.relaxed && { relaxed: of.relaxed }),
  };
}
