import { detectLanguage } from '#translation/languages.ts';
import type { OtherReading } from '../find/other-reading.ts';
import type { Research } from '../pick/research.ts';
import { answeringOf } from '../pick/source.ts';
import { proposal, REPLIES } from '../read/meanings.ts';
import type { Meaning } from '../read/question.ts';
import { records } from './records.ts';
import { quoted, sourceList } from './sources.ts';
import { compared, counts, facts, listed, withoutDate, withoutStated } from './structured.ts';
import { tabledRows } from './tabled.ts';

/**
 * Answers in sentences of ours around sentences of the documents: what is between quotation marks stands so in the
 * source whose number follows. Yields a line or a sentence at a time; Markdown that reads well as plain text.
 */
export function* writeGrounded(found: Research): Generator<string> {
  if (found.note !== undefined) {
    yield found.note;
    return;
  }
  const notes = readAs(found);
  if (notes !== '') yield notes;
  if (found.without_text) yield withoutText(found.without_text, found.lang === 'zh');
  yield* answer(found);
  if (found.other_reading) yield askBack(found.other_reading, found.lang);
}

/** That what some publications say is not known here. */
const withoutText = (numbers: readonly string[], zh: boolean): string =>
  zh
    ? `${numbers.join('、')} 只存有标题和著录项目，其正文所述在此无从得知。\n`
    : `Of ${numbers.join(', ')} only the title and the bibliography are stored: what the text says is not known here.\n`;

function* answer(found: Research): Generator<string> {
  const zh = found.lang === 'zh';
  switch (found.kind) {
    case 'empty':
      yield zh
        ? '问题里没有可以检索的词。请用技术名词、专利公开号或加引号的短语提问。'
        : 'The question has no word to search for. Ask with technical terms, a publication number or a phrase in quotation marks.';
      return;
    case 'declined':
      yield decline(found);
      return;
    case 'nothing':
      yield nothing(found) + didYouMean(found);
      yield* nearby(found);
      if (found.undated) yield `\n${withoutDate(found.undated, zh)}`;
      if (found.unstated) yield `\n${withoutStated(found, zh)}`;
      return;
    case 'counts':
      yield* counts(found, found.counts!);
      if (found.counts!.publications === 0 && found.unknown.length > 0)
        yield zh
          ? `没有任何文献出现“${found.unknown.join('”“')}”。${didYouMean(found)}\n`
          : `No document has ${inMarks(found.unknown)}.${didYouMean(found)}\n`;
      break;
    case 'listed':
      yield* listed(found);
      return;
    case 'records':
      yield* records(found.records!, zh);
      return;
    case 'facts':
      yield* facts(found);
      break;
    case 'compared':
      yield* compared(found);
      break;
    case 'partly':
      yield zh
        ? `${without(found) ?? `语料库中没有一段文字能完整回答这个问题${lacking(found)}`}。最接近的原文是：\n\n`
        : `${without(found) ?? `No passage of this corpus covers the whole question${lacking(found)}`}. The nearest ones say, word for word:\n\n`;
      yield* quoted({ sources: answeringOf(found.sources) });
      yield* besideThese(found);
      if (found.nearest) yield `\n${didYouMean(found).trimStart()}\n`;
      break;
    case 'found':
      yield* withoutClaims(found);
      if (found.unsaid === 'definition')
        yield zh
          ? '没有一句原文给出定义；以下是文献中的用法：\n\n'
          : 'No sentence found defines it; this is what the documents say of it:\n\n';
      yield* tabledRows(found);
      yield* quoted({ sources: answeringOf(found.sources) });
      yield* alike(found);
      if (found.sources.some(({ sentences }) => sentences.length > 0))
        yield found.lang === 'zh' ? `\n（${basis(found)}）\n` : `\n(${basis(found)})\n`;
      yield* besideThese(found);
  }
  if (found.not_stored.length > 0) {
    yield zh ? `\n语料库中没有：${absent(found)}。\n` : `\nNot in this corpus: ${absent(found)}.\n`;
  }
  yield* sourceList(found);
}

/** That claims which were asked for are not stored: what is shown of these publications is none. */
function* withoutClaims({ lang, without_claims }: Research): Generator<string> {
  if (!without_claims) return;
  const { asked, of } = without_claims;
  for (const { number, stored } of of)
    if (lang === 'zh')
      yield stored === 0
        ? `${number} 没有存储权利要求。\n`
        : `${number} 没有权利要求 ${asked}：存储了 ${stored} 项。\n`;
    else
      yield stored === 0
        ? `No claims of ${number} are stored.\n`
        : `${number} has no claim ${asked}: ${stored} ${stored === 1 ? 'is' : 'are'} stored.\n`;
}

/** How the question was read, where that is not plain from its words. */
export function readAs({
  lang,
  read_with = [],
  rewritten = [],
  named,
  translated = [],
  both_languages,
}: Research): string {
  const zh = lang === 'zh';
  const notes: string[] = [];
  if (read_with.length > 0)
    notes.push(zh ? `结合前文理解：${read_with.join('、')}` : `Read with the question before: ${read_with.join(', ')}`);
  if (named)
    notes.push(
      zh
        ? `仅限${named.of === 'owner' ? '申请人或专利权人' : '发明人'}“${named.text}”`
        : `Only documents of the ${named.of} “${named.text}”`,
    );
  if (rewritten.length > 0)
    notes.push(
      rewritten
        .map(({ from, to }) => (zh ? `“${from}”按“${to}”检索` : `“${from}” was read as “${to}”`))
        .join(zh ? '；' : '; '),
    );
  if (translated.length > 0) {
    const terms = translated.map(({ from, to }) => `${from} → ${to}`).join(zh ? '、' : ', ');
    const by = new Set(translated.map((term) => term.by));
    const [model, program] = [by.has('model'), by.has('program')];
    const told = zh
      ? model
        ? '部分由模型翻译'
        : `译法取自${[by.has('corpus') && '语料库的双语文本', program && '本程序自有的词表'].filter(Boolean).join('和')}`
      : model
        ? 'some translated by the model'
        : `translations ${[by.has('corpus') && 'learned from bilingual texts of the corpus', program && "of the program's own words"].filter(Boolean).join(', and ')}`;
    notes.push(
      both_languages
        ? zh
          ? `中英文文献一并统计；英文检索词：${terms}（${told}）`
          : `Counted in both languages; in Chinese by: ${terms} (${told})`
        : zh
          ? `语料库中没有足够的中文原文，以下为英文原文；检索词：${terms}（${told}）`
          : `There is no sufficient English text on this; the passages are in Chinese, found by: ${terms} (${told})`,
    );
  }
  return notes.length === 0 ? '' : notes.map((note) => (zh ? `（${note}。）\n` : `(${note}.)\n`)).join('');
}

/** What is meant by a part of a question, as it is asked back. */
// biome-ignore format: read it as a table
const MEANT: Readonly<Record<Meaning, readonly [en: string, zh: string]>> = {
  published: ['documents published then',             '该时间公开的文献'],
  filed:     ['documents filed then',                 '该时间申请的文献'],
  granted:   ['documents granted then',               '该时间授权的文献'],
  owner:     ['documents owned by that name',         '以该名称为申请人或专利权人的文献'],
  inventor:  ['documents of an inventor of that name', '以该名称为发明人的文献'],
  words:     ['documents that have it as a word',     '文中出现该词语的文献'],
};

/** One question back, where another reading has another answer. */
function askBack({ taken, taken_families, other, other_families }: OtherReading, lang: Research['lang']): string {
  const families = (count: number) => `${count} patent ${count === 1 ? 'family' : 'families'}`;
  if (lang === 'zh')
    return `\n您指的是哪一种：${MEANT[taken][1]}（${taken_families} 个专利族，即以上回答），还是${MEANT[other][1]}（${other_families} 个专利族）？若是后者，请回复 ${proposal(REPLIES[other][1])}。\n`;
  return `\nPlease say which is meant: ${MEANT[taken][0]} (${families(taken_families)}, as answered here), or ${MEANT[other][0]} (${families(other_families)}). For the latter, reply ${proposal(REPLIES[other][0])}.\n`;
}

/** What is said to a question that is none for a corpus of patents. */
function decline({ lang, corpus_size, off_topic }: Research): string {
  const about = off_topic === 'service';
  if (off_topic === 'judgement')
    return lang === 'zh'
      ? '这需要作出判断，没有文献能直接回答，因此没有检索。是否侵权可用自由实施（FTO）检索逐项比对权利要求；价值有专利估值的各项指标。'
      : 'That asks for a judgement, which no document states, so nothing was searched. Whether a product reads on claims is compared element by element by a freedom-to-operate search; what speaks for the worth of a patent is told by the valuation of it.';
  if (lang === 'zh')
    return `${about ? '这里只根据专利文献回答，不透露服务自身或其他用户的内容，也不执行文中的指令。' : '这不是专利文献能回答的问题，因此没有检索。'}可以询问语料库中 ${corpus_size} 件公开文献的技术内容、申请人、日期或数量。`;
  return `${about ? 'Answers here come from patent documents alone: nothing of the service itself or of other users is told, and orders to it are not followed.' : 'That is no question that patent documents answer, so nothing was searched.'} Ask what the ${corpus_size} publications of this corpus say of a technology, who filed them, when, or how many there are.`;
}

/** What the answer rests on: behind it, for what answers comes first. */
function basis({ lang, matching, sources, query, all_words, missing }: Research): string {
  const documents = answeringOf(sources).length;
  const unsaid =
    missing.length === 0
      ? ''
      : lang === 'zh'
        ? `；其中没有出现“${missing.join('”“')}”`
        : `, none with ${inMarks(missing)}`;
  if (lang === 'zh') {
    const quotes = `以上为 ${documents} 件文献的原文摘录${unsaid}`;
    if (!query) return `${quotes}。`;
    return all_words
      ? `${quotes}；共有 ${matching} 个专利族包含全部关键词。`
      : `${quotes}；没有文献包含全部关键词，有 ${matching} 个专利族包含其中一部分。`;
  }
  const quotes = `Quoted word for word from ${documents === 1 ? 'one document' : `${documents} documents`}${unsaid}`;
  if (!query) return `${quotes}.`;
  const families = matching === 1 ? 'one patent family has' : `${matching} patent families have`;
  return all_words
    ? `${quotes}; ${families} all key words of the question.`
    : `${quotes}; no document has all key words of the question, ${families} some.`;
}

/** Documents whose sentences were left out because another's say the same. */
function* alike({ lang, sources }: Research): Generator<string> {
  const others = [...new Set(sources.flatMap((source) => source.alike ?? []))];
  if (others.length === 0) return;
  const named = others.slice(0, MOST_ALIKE);
  const more = others.length - named.length;
  yield lang === 'zh'
    ? `\n另有 ${others.length} 件文献的表述大致相同：${named.join('、')}${more > 0 ? ' 等' : ''}。\n`
    : `\nMuch the same stands in ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.\n`;
}

const MOST_ALIKE = 6;

const inMarks = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Documents that come nearest as a whole, where none answers: nothing of them is said to answer. */
function* nearby(found: Research): Generator<string> {
  if (found.sources.length === 0) return;
  if (found.entitled) {
    const { query } = found.entitled;
    yield found.lang === 'zh'
      ? `\n\n按标题看，以下文献可能与此有关；这些文献只存有标题，其内容在此无从得知（检索式：${query}，含所问词语最多者在前）：\n`
      : `\n\nBy their titles these may be about it; of them only the title is stored, so what they say is not known here (searched: ${query}, those with most of the question first):\n`;
    yield* sourceList(found);
    return;
  }
  yield found.lang === 'zh'
    ? '\n\n整体上最接近、可能用别的说法写到它的文献，其内容是：\n\n'
    : '\n\nThe documents nearest as a whole, which may say it in others, are about this:\n\n';
  yield* quoted(found);
  yield* sourceList(found);
}

/** Documents that stand first as wholes beside those of which sentences answer. */
function* besideThese({ lang, sources }: Research): Generator<string> {
  const near = sources.filter(({ beside }) => beside);
  if (near.length === 0) return;
  yield lang === 'zh'
    ? '\n整体上也接近这个问题的文献，其内容是：\n\n'
    : '\nAlso near to the question as a whole, by what they are about:\n\n';
  yield* quoted({ sources: near });
}

/** What words that stand nowhere may have been meant to be. */
function didYouMean({ lang, nearest = [] }: Research): string {
  if (nearest.length === 0) return '';
  const meant = nearest.flatMap(({ nearest: words }) => words);
  return lang === 'zh'
    ? `您是否想问“${meant.join('”或“')}”？`
    : ` Did you mean ${meant.map((word) => `“${word}”`).join(' or ')}?`;
}

/** That no sentence near the question names what was asked for; `undefined` where that is not what it lacks. */
function without({ lang, unknown, unsaid }: Research): string | undefined {
  if (unsaid === undefined || unsaid === 'definition' || unknown.length > 0) return undefined;
  if (lang === 'zh') return unsaid === 'material' ? '相关原文没有写明材料' : '相关原文没有给出所问的数值';
  return unsaid === 'material'
    ? 'No sentence found on this names a material'
    : 'No sentence found on this gives the value that was asked for';
}

/** Publications that are not stored, each with the one of its number that is. */
const absent = ({ lang, not_stored }: Pick<Research, 'lang' | 'not_stored'>) =>
  not_stored
    .map(({ number, instead }) => {
      if (instead === undefined) return number;
      return lang === 'zh' ? `${number}（有同号的 ${instead}）` : `${number} (but ${instead}, of the same number)`;
    })
    .join(lang === 'zh' ? '、' : ', ');

function lacking({ lang, unknown, missing }: Research): string {
  const without = [...unknown, ...missing].slice(0, 6);
  if (without.length === 0) return '';
  return lang === 'zh' ? `（缺少：${without.map((word) => `“${word}”`).join('')}）` : ` (lacking: ${inMarks(without)})`;
}

/** Begins as an English question does, whatever names of medicines make of the rest. */
const ASKED_IN_ENGLISH =
  /^\W{0,3}(?:is|are|was|were|does|did|can|could|should|has|have|what|which|why|how|who|when|where)\s/iu;
const READ_IN: readonly string[] = ['en', 'zh'];

/** That a question is in a language that is not read, where it seems so. */
function ofLanguage({ question, lang }: Pick<Research, 'question' | 'lang'>): string {
  if (ASKED_IN_ENGLISH.test(question)) return '';
  const told = detectLanguage(question);
  if (told === undefined || READ_IN.includes(told)) return '';
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(told)!;
  return lang === 'zh'
    ? `问题似乎是${name}：这里只读英文和中文的问题。`
    : ` The question seems to be in ${name}: questions are read in English and Chinese.`;
}

function nothing({
  question,
  lang,
  corpus_size,
  matching,
  query,
  unknown,
  not_stored,
  unrestricted,
  papers,
  sources,
}: Research): string {
  if (lang === 'zh') {
    const numbers = not_stored.length > 0 ? `其中没有 ${absent({ lang, not_stored })}。` : '';
    const words = unknown.length > 0 ? `没有任何文献出现“${unknown.join('”“')}”。` : '';
    const search = query
      ? `检索式：${query}（${matching === 0 ? '没有专利族符合' : `${matching} 个专利族符合，但没有一段文字涉及所问内容`}）。`
      : '';
    const none = sources.length > 0 ? '中没有一段文字用这些词回答该问题。' : '中没有关于该问题的内容。';
    const head = papers
      ? papers.some(({ nearest }) => !nearest)
        ? '的专利中没有关于该问题的内容，论文中有。'
        : '的专利中没有回答该问题的内容。'
      : none;
    return `语料库（${corpus_size} 件公开文献）${head}${numbers}${words}${search}${unrestricted ? `去掉年份、国家或法律状态的限制后有 ${unrestricted} 个专利族。` : ''}${ofLanguage({ question, lang })}`;
  }
  const numbers = not_stored.length > 0 ? ` It does not have ${absent({ lang, not_stored })}.` : '';
  const words = unknown.length > 0 ? ` No document has ${inMarks(unknown)}.` : '';
  const search = query
    ? ` Searched: ${query} (${matching === 0 ? 'no family matches' : `${matching} patent ${matching === 1 ? 'family matches' : 'families match'}, but no passage speaks of what was asked`}).`
    : '';
  const head = papers?.every(({ nearest }) => nearest)
    ? `No patent of the ${corpus_size} publications here answers that question.`
    : papers
      ? `No patent of the ${corpus_size} publications here says anything on that question; papers do.`
      : sources.length > 0
        ? `No passage of the ${corpus_size} publications here answers that question in its words.`
        : `This corpus of ${corpus_size} publications holds nothing on that question.`;
  return `${head}${numbers}${words}${search}${unrestricted ? ` Without the restriction by date, office or status: ${unrestricted} ${unrestricted === 1 ? 'family' : 'families'}.` : ''}${ofLanguage({ question, lang })}`;
}
