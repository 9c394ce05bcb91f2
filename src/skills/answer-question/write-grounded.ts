import type { ClaimedQuote } from '#corpus/evidence.ts';
import type { Counts } from './counts.ts';
import type { FactOf } from './fact-questions.ts';
import type { Fact } from './facts.ts';
import type { Research, Source } from './research.ts';

/**
 * Answers in sentences of ours around sentences of the documents: what is between quotation marks stands so in the source whose number follows.
 * Yields a line or a sentence at a time; Markdown that reads well as plain text.
 */
export function* writeGrounded(found: Research): Generator<string> {
  if (found.note !== undefined) {
    yield found.note;
    return;
  }
  const zh = found.lang === 'zh';
  yield readAs(found);
  switch (found.kind) {
    case 'empty':
      yield zh
        ? '问题里没有可以检索的词。请用技术名词、专利公开号或加引号的短语提问。'
        : 'The question has no word to search for. Ask with technical terms, a publication number or a phrase in quotation marks.';
      return;
    case 'nothing':
      yield nothing(found);
      return;
    case 'counts':
      yield* counts(found, found.counts!);
      break;
    case 'listed':
      yield* listed(found);
      return;
    case 'facts':
      yield* facts(found);
      break;
    case 'compared':
      yield* compared(found);
      break;
    case 'partly':
      yield zh
        ? `语料库中没有一段文字能完整回答这个问题${lacking(found)}。最接近的原文是：\n\n`
        : `No passage of this corpus covers the whole question${lacking(found)}. The nearest ones say, word for word:\n\n`;
      yield* quoted(found);
      break;
    case 'found':
      yield opening(found);
      yield* quoted(found);
  }
  if (found.not_stored.length > 0) {
    yield zh
      ? `\n语料库中没有：${found.not_stored.join('、')}。\n`
      : `\nNot in this corpus: ${found.not_stored.join(', ')}.\n`;
  }
  yield* sourceList(found);
}

/** How the question was read, where that is not plain from its words. */
export function readAs({ lang, read_with = [], rewritten = [], named, translated = [] }: Research): string {
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
    const model = translated.some(({ by }) => by === 'model');
    notes.push(
      zh
        ? `语料库中没有足够的中文原文，以下为英文原文；检索词：${terms}（${model ? '部分由模型翻译' : '译法取自语料库的双语文本'}）`
        : `There is no sufficient English text on this; the passages are in Chinese, found by: ${terms} (${model ? 'some translated by the model' : 'translations learned from bilingual texts of the corpus'})`,
    );
  }
  return notes.length === 0 ? '' : notes.map((note) => (zh ? `（${note}。）\n` : `(${note}.)\n`)).join('');
}

function* listed({ lang, corpus_size, matching, query, order, sources }: Research): Generator<string> {
  const zh = lang === 'zh';
  const what = query === '*' ? (zh ? '整个语料库' : 'the whole corpus') : query;
  yield zh
    ? `${matching} 个专利族（语料库共 ${corpus_size} 件公开文献）。\n检索式：${what}\n`
    : `${matching} patent ${matching === 1 ? 'family' : 'families'}, of ${corpus_size} publications in this corpus.\nCounted: ${what}\n`;
  const texts = sources.flatMap(({ number, sentences }) =>
    sentences.filter(({ part }) => part !== 'title').map((quote) => `- ${inQuotes(quote)} [${number}]\n`),
  );
  if (texts.length > 0) yield `\n${texts.join('')}`;
  yield zh
    ? `\n${order === 'earliest' ? '按申请日，最早的在前' : '按公开日，最新的在前'}：\n`
    : `\n${order === 'earliest' ? 'Earliest filed first' : 'Newest publication first'}:\n`;
  for (const source of sources) yield `${describe(source, zh, texts.length === 0, order === 'earliest')}\n`;
}

// biome-ignore format: read it as a table
const FACT_NAMES: Readonly<Record<FactOf, readonly [en: string, zh: string]>> = {
  inventors:        ['Inventors', '发明人'],
  applicants:       ['Applicants and owners', '申请人（专利权人）'],
  filing_date:      ['Filed', '申请日'],
  publication_date: ['Published', '公开日'],
  grant_date:       ['Granted', '授权日'],
  priority_date:    ['Priorities', '优先权'],
  expiry_date:      ['Estimated expiry', '预计到期日'],
  status:           ['Legal status', '法律状态'],
  family:           ['Simple family', '简单同族'],
  classes:          ['Classes', '分类号'],
  cites:            ['Cites', '引用'],
  cited_by:         ['Cited by, of this corpus', '被本语料库中的文献引用'],
  claims:           ['Claims', '权利要求项数'],
};
/** Simple legal status by its code. */
// biome-ignore format: read it as a table
const STATUSES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  0:   ['inactive', '失效'],
  1:   ['active', '有效'],
  2:   ['pending', '审中'],
  220: ['PCT, within the time for entering national phases', 'PCT 指定期内'],
  221: ['PCT, the time for entering national phases is over', 'PCT 指定期满'],
  999: ['unknown', '未知'],
};

function* facts({ lang, sources, facts: found = [] }: Research): Generator<string> {
  const zh = lang === 'zh';
  const place = zh ? 1 : 0;
  yield zh ? '据著录项目：\n' : 'As the bibliography records:\n';
  for (const number of new Set(found.map(({ publication_number }) => publication_number))) {
    const source = sources.find(({ publication_number }) => publication_number === number);
    yield `\n### ${number}${source ? `${zh ? '：' : ': '}${source.title}` : ''}\n`;
    for (const fact of found) {
      if (fact.publication_number !== number) continue;
      yield `- ${FACT_NAMES[fact.of][place]}${zh ? '：' : ': '}${shownValue(fact, zh)}\n`;
    }
  }
}

function shownValue({ of, values, total, at }: Fact, zh: boolean): string {
  const none: Readonly<Partial<Record<FactOf, readonly [string, string]>>> = {
    cited_by: ['none', '无'],
    cites: ['none recorded', '无记录'],
  };
  if (values.length === 0) return (none[of] ?? ['not in the record', '记录中没有'])[zh ? 1 : 0];
  const shown = of === 'status' ? values.map((code) => STATUSES[code]?.[zh ? 1 : 0] ?? code) : values;
  const date = at ? (zh ? `（截至 ${at}）` : ` (as of ${at})`) : '';
  const rest = total ? (zh ? `，等共 ${total} 项` : `; ${total} in all`) : '';
  return `${shown.join(zh ? '；' : '; ')}${rest}${date}`;
}

function* compared({ lang, sections = [] }: Research): Generator<string> {
  const zh = lang === 'zh';
  yield zh
    ? '语料库没有现成的比较；以下分别为两者的原文：\n'
    : 'What the documents say of each, word for word; the comparison is left to the reader:\n';
  for (const { heading, sources } of sections) {
    yield `\n### ${heading}\n`;
    if (sources.length === 0) yield zh ? '语料库中没有关于它的内容。\n' : 'This corpus holds nothing on it.\n';
    yield* quoted({ sources });
  }
}

function opening({ lang, matching, sources, query, unknown, all_words }: Research): string {
  const documents = sources.length;
  if (lang === 'zh') {
    const without = unknown.length > 0 ? `语料库中没有出现“${unknown.join('”“')}”。` : '';
    if (!query) return `${without}以下为原文摘录：\n\n`;
    const hits = all_words
      ? `共有 ${matching} 个专利族包含全部关键词`
      : `没有文献包含全部关键词，有 ${matching} 个专利族包含其中一部分`;
    return `${without}${hits}。以下为 ${documents} 件文献的原文摘录：\n\n`;
  }
  const without = unknown.length > 0 ? `No document has ${inMarks(unknown)}. ` : '';
  if (!query) return `${without}In its own words:\n\n`;
  const families = matching === 1 ? 'One patent family has' : `${matching} patent families have`;
  const hits = all_words
    ? `${families} all key words of the question`
    : `No document has all key words of the question, ${families.replace('One', 'one')} some`;
  return `${without}${hits}. ${documents === 1 ? 'One document says' : `${documents} documents say`}, word for word:\n\n`;
}

const inMarks = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function lacking({ lang, unknown, missing }: Research): string {
  const without = [...unknown, ...missing].slice(0, 6);
  if (without.length === 0) return '';
  return lang === 'zh' ? `（缺少：${without.map((word) => `“${word}”`).join('')}）` : ` (lacking: ${inMarks(without)})`;
}

function nothing({ lang, corpus_size, matching, query, unknown, not_stored }: Research): string {
  if (lang === 'zh') {
    const numbers = not_stored.length > 0 ? `其中没有 ${not_stored.join('、')}。` : '';
    const words = unknown.length > 0 ? `没有任何文献出现“${unknown.join('”“')}”。` : '';
    const search = query ? `检索式：${query}（${matching} 个专利族符合，但没有一段文字涉及所问内容）。` : '';
    return `语料库（${corpus_size} 件公开文献）中没有关于该问题的内容。${numbers}${words}${search}`;
  }
  const numbers = not_stored.length > 0 ? ` It does not have ${not_stored.join(', ')}.` : '';
  const words = unknown.length > 0 ? ` No document has ${inMarks(unknown)}.` : '';
  const search = query
    ? ` Searched: ${query} (${matching === 0 ? 'no family matches' : `${matching} patent ${matching === 1 ? 'family matches' : 'families match'}, but no passage speaks of what was asked`}).`
    : '';
  return `This corpus of ${corpus_size} publications holds nothing on that question.${numbers}${words}${search}`;
}

function* quoted({ sources }: Pick<Research, 'sources'>): Generator<string> {
  for (const { number, sentences } of sources) {
    for (const [i, quote] of sentences.entries()) {
      yield `${i === 0 ? '- ' : ' '}${inQuotes(quote)} [${number}]${i === sentences.length - 1 ? '\n' : ''}`;
    }
  }
}

/** Line breaks of claims are written as blanks; nothing else is changed. */
export const inQuotes = ({ text }: ClaimedQuote): string => `“${text.replace(/\s*\n\s*/g, ' ')}”`;

function* counts({ lang, corpus_size }: Research, counted: Counts): Generator<string> {
  const { of, query, publications, families, rows, distinct } = counted;
  const zh = lang === 'zh';
  const what = query === '*' ? (zh ? '整个语料库' : 'the whole corpus') : query;
  yield zh
    ? `${publications} 件公开文献，属于 ${families} 个专利族（语料库共 ${corpus_size} 件）。\n检索式：${what}\n`
    : `${publications} ${publications === 1 ? 'publication' : 'publications'} in ${families} patent ${families === 1 ? 'family' : 'families'}, of ${corpus_size} publications in this corpus.\nCounted: ${what}\n`;
  if (of === 'documents' || rows.length === 0) return;
  yield `\n${(zh ? HEADS_ZH : HEADS)[of]}${distinct > rows.length ? (zh ? `（共 ${distinct} 个，列出前 ${rows.length} 个）` : ` (first ${rows.length} of ${distinct})`) : ''}${zh ? '：' : ':'}\n`;
  for (const row of rows) yield `- ${row.value}${zh ? '：' : ': '}${row.families}\n`;
  if (of === 'years') {
    yield zh
      ? '\n一个专利族在其成员提交申请的每一年各计一次。最近约 18 个月提交的申请多数尚未公开，最后几年的数字偏低。\n'
      : '\nA family counts in each year in which a member was filed. Applications of the latest 18 months or so are mostly unpublished, so the last years are low.\n';
  }
}

const HEADS = {
  years: 'Patent families by year of filing',
  applicants: 'Patent families by applicant',
  inventors: 'Patent families by inventor',
  offices: 'Patent families by office of publication',
  classes: 'Patent families by IPC subclass',
};
const HEADS_ZH = {
  years: '按申请年份的专利族数',
  applicants: '按申请人的专利族数',
  inventors: '按发明人的专利族数',
  offices: '按公开国家/地区的专利族数',
  classes: '按 IPC 小类的专利族数',
};

/** The documents by number, each with the places that were quoted. */
export function* sourceList(
  found: Pick<Research, 'lang' | 'sources' | 'kind'>,
  only?: ReadonlySet<number>,
): Generator<string> {
  const shown = found.sources.filter(({ number }) => !only || only.has(number));
  if (shown.length === 0) return;
  const zh = found.lang === 'zh';
  yield found.kind === 'counts' ? (zh ? '\n例如：\n' : '\nFor example:\n') : zh ? '\n出处：\n' : '\nSources:\n';
  for (const source of shown) yield `${describe(source, zh, found.kind === 'counts')}\n`;
}

function describe(source: Source, zh: boolean, bare: boolean, by_filing = false): string {
  const { number, publication_number, title, applicant, publication_date, sentences } = source;
  const shown = by_filing ? source.filing_date : publication_date;
  const date = shown && String(shown).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const day = date && by_filing ? (zh ? `${date} 申请` : `filed ${date}`) : date;
  const by = [applicant, day].filter(Boolean).join(zh ? '，' : ', ');
  const where = bare ? '' : placesOf(sentences.length > 0 ? sentences : [source.passage], zh);
  const head = `[${number}] ${publication_number}${zh ? '：' : ': '}${title}`;
  return `${head}${by ? (zh ? `（${by}）` : ` (${by})`) : ''}${where ? `${zh ? '，' : ', '}${where}` : ''}`;
}

/** Where quotes stand, in words; paragraphs counted from the first of the description. */
function placesOf(quotes: readonly ClaimedQuote[], zh: boolean): string {
  const claims = [...new Set(quotes.flatMap(({ claim_number }) => claim_number ?? []))];
  const paragraphs = [...new Set(quotes.flatMap(({ paragraph_id }) => paragraph_id?.slice(1) ?? []))];
  const has = (part: ClaimedQuote['part']) => quotes.some((quote) => quote.part === part);
  const parts = zh
    ? [
        has('title') && '标题',
        has('abstract') && '摘要',
        paragraphs.length > 0 && `说明书第 ${paragraphs.join('、')} 段`,
        claims.length > 0 && `权利要求 ${claims.join('、')}`,
      ]
    : [
        has('title') && 'title',
        has('abstract') && 'abstract',
        paragraphs.length > 0 && `${paragraphs.length > 1 ? 'paragraphs' : 'paragraph'} ${paragraphs.join(', ')}`,
        claims.length > 0 && `${claims.length > 1 ? 'claims' : 'claim'} ${claims.join(', ')}`,
      ];
  return parts.filter(Boolean).join(zh ? '，' : '; ');
}
