import { bucketsOf, top, withoutOf } from '#analytics/axes.ts';
import { effectCounts } from '#analytics/effect-counts.ts';
import { effectsOf } from '#analytics/effects.ts';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { type BorneBlock, rowsOf } from '#documents/basis.ts';
import { cell } from '#documents/blocks.ts';
import { howMany } from '#how-many.ts';
import { contentWords } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import { specification } from '#operations/shared/patent-summary.ts';
import { findQuote } from '#skills/compare-features/compare-features.ts';
import { summarise } from '#skills/summarise-solution/statements.ts';
import { bound } from './background.ts';
import { chartOf, type Writer } from './chapter.ts';

/** Documents whose stated problems and effects are quoted. */
const READ = 30;
const PROBLEMS = 4;
const EFFECTS = 10;
/** Share of the words of a sentence that another one has, from which on they say the same. */
const SAME = 0.6;

/** Whether rights are in force, which problems documents state, and which effects. */
export const status: Writer = async (findings, { terms }) => {
  const { say } = bound(findings);
  const [counted, mark] = await findings.count(say('Legal status', '法律状态'), {
    unit: 'FAM_ID',
    by: { status: top('STATUS_GROUP', 4) },
  });
  const states = bucketsOf(counted, 'status');
  const without = withoutOf(counted, 'status');
  const blocks: BorneBlock[] = [
    findings.stated(
      say(
        `Of ${counted.count} families, ${states.map(({ value, count }) => `${howMany(count, 'has a member', 'have a member')} that is ${value}`).join(', ') || 'none has a known legal status'}${without > 0 ? `; of ${without} no legal status is stored` : ''}.`,
        `${counted.count}个同族中，${states.map(({ value, count }) => `${count}个有${STATUS_ZH[value] ?? value}的成员`).join('，') || '均无法律状态信息'}${without > 0 ? `；${without}个没有法律状态信息` : ''}。`,
      ),
      mark,
    ),
  ];
  const { lang } = await terms();
  const { hits } = await findings.corpus.search(patents, {
    ...{ ...findings.request, offset: 0, limit: READ },
    collapse: { field: 'FAM_ID' },
  });
  const records = await findings.corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const problems = problemsOf(records, lang, PROBLEMS);
  if (problems.length > 0)
    blocks.push(
      ...(await findings.described('problems', problems)),
      findings.stated(
        say('Problems that documents of the topic state, word for word:', '该主题的文献所述的问题（原文）：'),
        'coverage',
      ),
      ...problems.flatMap(({ record, quote }) => findings.quote(record, quote)),
    );
  const effects = await effectCounts(
    findings.corpus,
    { query: findings.topic.query, stemming: true, collapse: { field: 'FAM_ID' } },
    lang,
    EFFECTS,
    findings.context.signal,
  );
  if (effects.effects.length === 0) return blocks;
  const read = findings.counted(
    say('Effects that titles, abstracts and summaries state', '标题、摘要与发明内容中陈述的效果'),
    findings.topic.query,
    say('a verb of effect with its object, read in the text', '文本中读出的效果动词及其宾语'),
    say(
      `${effects.looked_at} families, the latest, ${effects.without} without text in the language`,
      `最新的${effects.looked_at}个同族，其中${effects.without}个没有该语言文本`,
    ),
  );
  const examples = effectQuotes(records, lang);
  blocks.push(
    findings.stated(
      say(
        `The effects stated most: ${effects.effects
          .slice(0, 5)
          .map(({ name, count }) => `${name} (${count})`)
          .join(', ')}.`,
        `陈述最多的效果：${effects.effects
          .slice(0, 5)
          .map(({ name, count }) => `${name}（${count}）`)
          .join('，')}。`,
      ),
      read,
    ),
    chartOf(
      'bars',
      findings.figure(say('Families that state an effect', '陈述该效果的同族数'), read),
      say('families', '同族数'),
      effects.effects.map(({ name, count }) => ({ value: name, count })),
    ),
  );
  const shown = effects.effects.flatMap(({ name }) => {
    const found = examples.get(name);
    return found ? [{ name, ...found }] : [];
  });
  if (shown.length > 0)
    blocks.push(
      rowsOf(
        findings.tableTitle(say('A sentence for each effect', '各效果的一句原文'), read),
        [
          [say('Effect', '效果'), 20, 'cited'],
          [say('Sentence, word for word', '原文'), 60, 'cited'],
          [say('Document', '文献'), 20, 'cited'],
        ],
        shown
          .slice(0, 6)
          .map(({ name, record, quote }) => [
            cell(name),
            cell(quote.text),
            cell(...findings.states(record.publication_number, findings.document(record))),
          ]),
        'cited',
      ),
    );
  return blocks;
};

const STATUS_ZH: Readonly<Record<string, string>> = { valid: '有效', pending: '审查中', invalid: '失效' };

interface Said {
  readonly record: Patent;
  readonly quote: ClaimedQuote;
}

/** Of each record the sentence that says its problem best, one of each wording. */
function problemsOf(records: readonly Patent[], lang: TextLanguage, most: number): Said[] {
  const found: Said[] = [];
  const seen: Set<string>[] = [];
  for (const record of records) {
    const text = specification(record, lang === 'zh' ? 'cn' : 'en');
    const [problem] = text === undefined ? [] : summarise(text).problem;
    if (!problem) continue;
    const words = new Set(contentWords(problem.text).map(({ key }) => key));
    // the same problem in other words tells nothing new
    if (seen.some((other) => [...words].filter((word) => other.has(word)).length > SAME * words.size)) continue;
    seen.push(words);
    const quote = findQuote(record, problem.text);
    if (quote) found.push({ record, quote: quote as ClaimedQuote });
    if (found.length === most) break;
  }
  return found;
}

/** A sentence of an abstract or summary for each effect that the records state. */
function effectQuotes(records: readonly Patent[], lang: TextLanguage): Map<string, Said> {
  const found = new Map<string, Said>();
  const read = (
    record: Patent,
    text: string,
    at: { part: 'abstract' | 'description'; paragraph_id?: string; origin: Patent['abstracts'][number]['origin'] },
  ) => {
    for (const { start, end } of sentences(text)) {
      const sentence = text.slice(start, end);
      const from = start + sentence.length - sentence.trimStart().length;
      const to = from + sentence.trim().length;
      if (to <= from || to - from > 400) continue;
      for (const effect of effectsOf(sentence, lang))
        if (!found.has(effect))
          found.set(effect, { record, quote: quoteOf(record, { ...at, lang, start: from, end: to }) });
    }
  };
  for (const record of records) {
    const abstract = record.abstracts.find((text) => text.lang === lang);
    if (abstract) read(record, abstract.text, { part: 'abstract', origin: abstract.origin });
    const description = record.descriptions.find((each) => each.lang === lang);
    for (const { section, text, id } of description?.paragraphs ?? [])
      if (section === 'summary')
        read(record, text, { part: 'description', paragraph_id: id, origin: description!.origin });
  }
  return found;
}
