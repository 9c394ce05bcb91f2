import { dayText } from '#clock.ts';
import { type ClaimedQuote, paragraphName, verifyQuote } from '#collections/patents/evidence.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Aggregate, AggregateTree } from '#corpus/aggregation.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type BorneBlock, says, saysAt } from '#documents/basis.ts';
import { heading } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import type { StepContext } from '#flows/flow.ts';
import type { TextLanguage } from '#language/script.ts';
import {
  citedIn,
  type DescribeTask,
  describePassages,
  MOST_PASSAGES,
} from '#skills/describe-passages/describe-passages.ts';
import type { Topic } from '#skills/find-topic/find-topic.ts';
import { ask } from './ask-skill.ts';
import { shownTitle } from './wire-text.ts';

/** What a sentence rests on: a count (`Q1`) or a document (`P1`), as the appendix has them; or `coverage`. */
export type Mark = `Q${number}` | `P${number}` | 'coverage';

/** A quote with the record that it stands in. */
export interface Quoted {
  readonly record: Patent;
  readonly quote: ClaimedQuote;
}

interface Counting {
  readonly id: Mark;
  readonly what: string;
  readonly query: string;
  readonly by: string;
  readonly total: string;
}

/**
 * What a report rests on, gathered while its chapters are written: every count with its query, every document that is
 * named. Sentences are made here, so that none is without a mark.
 */
export class Findings {
  readonly lang: TextLanguage;
  readonly topic: Topic;
  readonly context: StepContext;
  readonly #countings: Counting[] = [];
  readonly #documents = new Map<string, { readonly id: Mark; readonly record: Patent }>();
  #pictures = 0;
  #tables = 0;

  constructor(topic: Topic, lang: TextLanguage, context: StepContext) {
    this.topic = topic;
    this.lang = lang;
    this.context = context;
  }

  /** One of two texts, by the report's language. */
  say(en: string, zh: string): string {
    return this.lang === 'zh' ? zh : en;
  }

  get request(): QueryRequest {
    return { query: this.topic.query, stemming: true, signal: this.context.signal };
  }

  get corpus() {
    return this.context.services.corpus;
  }

  /** Counts the topic, or a part of it, by a tree; the mark leads to the query in the appendix. */
  async count(what: string, tree: AggregateTree, query: Query = this.topic.query): Promise<[Aggregate, Mark]> {
    const counted = await this.corpus.aggregate(patents, { ...this.request, query }, tree);
    const unit =
      tree.unit === 'FAM_ID' ? this.say('simple families', '简单同族') : this.say('publications', '公开文本');
    const fields = Object.values(tree.by ?? {}).map((axis) =>
      'field' in axis ? axis.field : this.say('queries', '检索式'),
    );
    return [counted, this.counted(what, query, fields.join(', '), `${counted.count} ${unit}`)];
  }

  /** Notes a count that was made elsewhere. */
  counted(what: string, query: Query, by: string, total: string): Mark {
    const id: Mark = `Q${this.#countings.length + 1}`;
    this.#countings.push({ id, what, query: printQuery(query), by, total });
    return id;
  }

  /** The mark of a document. */
  document(record: Patent): Mark {
    const known = this.#documents.get(record.publication_number);
    if (known) return known.id;
    const id: Mark = `P${this.#documents.size + 1}`;
    this.#documents.set(record.publication_number, { id, record });
    return id;
  }

  /** A sentence that says what its marks state. */
  states(text: string, ...marks: readonly Mark[]): Inline[] {
    return [text, ...marks.flatMap((mark): Inline[] => [' ', this.#link(mark)])];
  }

  /** A sentence that follows from what its marks state, and stands in no document. */
  infers(text: string, ...marks: readonly Mark[]): Inline[] {
    const from: Inline = { text: this.say('[inference]', '[推断]'), style: 'muted' };
    return [text, ' ', from, ...marks.flatMap((mark): Inline[] => [' ', this.#link(mark)])];
  }

  #link(mark: Mark): Inline {
    return { text: this.#shown(mark), href: `#${mark}` };
  }

  #shown = (mark: Mark): string => (mark === 'coverage' ? this.say('[coverage]', '[覆盖范围]') : `[${mark}]`);

  stated = (text: string, ...marks: readonly Mark[]): BorneBlock => says('cited', ...this.states(text, ...marks));
  inferred = (text: string, ...marks: readonly Mark[]): BorneBlock => says('cited', ...this.infers(text, ...marks));

  /** Words of a document, read again where they are said to stand; nothing where they are not. */
  quote(record: Patent, claimed: ClaimedQuote): BorneBlock[] {
    const checked = verifyQuote(record, claimed);
    if (!checked.verified) return [];
    const { quote } = checked;
    const where =
      quote.part === 'claim'
        ? this.say(`claim ${quote.claim_number}`, `权利要求${quote.claim_number}`)
        : quote.part === 'description'
          ? this.say(`description ${paragraphName(quote)}`, `说明书 ${paragraphName(quote)}`)
          : quote.part === 'abstract'
            ? this.say('abstract', '摘要')
            : this.say('title', '标题');
    return [
      {
        kind: 'quote',
        text: quote.text,
        source: [
          this.#link(this.document(record)),
          ` ${record.publication_number}, ${where} (${quote.lang}) · ${shownTitle(record.titles)}`,
        ],
      },
      ...this.#translated(record, quote),
    ];
  }

  /** A whole abstract or claim in the report's language, where the record has it so; parts of texts are not aligned. */
  #translated(record: Patent, { part, lang, claim_number, text }: ClaimedQuote): BorneBlock[] {
    if (lang === this.lang) return [];
    const whole = (one: { readonly text: string } | undefined) => one?.text.length === text.length;
    const [own, other] =
      part === 'abstract'
        ? [record.abstracts.find((one) => one.lang === lang), record.abstracts.find((one) => one.lang === this.lang)]
        : part === 'claim'
          ? [lang, this.lang].map((each) =>
              record.claims.find((set) => set.lang === each)?.claims.find(({ number }) => number === claim_number),
            )
          : [];
    if (!other || !whole(own)) return [];
    const by: Inline = { text: this.say('As stored in English: ', '库中所存中文：'), style: 'muted' };
    return [says('cited', by, other.text, ' ', this.#link(this.document(record)))];
  }

  /**
   * What a model says of quotes, each sentence with the documents that it cites and held to them; nothing without a
   * model, or where nothing of its answer holds. What was dropped is in the task's record.
   */
  async described(task: DescribeTask, quotes: readonly Quoted[], question?: string): Promise<BorneBlock[]> {
    const passages = quotes
      .flatMap(({ record, quote }) => {
        const checked = verifyQuote(record, quote);
        return checked.verified ? [{ record, text: checked.quote.text }] : [];
      })
      .slice(0, MOST_PASSAGES);
    if (passages.length === 0) return [];
    const { sentences } = await ask(
      describePassages,
      {
        ...{ lang: this.lang, task },
        ...(question !== undefined && { question }),
        passages: passages.map(({ record, text }) => ({
          ...{ publication_number: record.publication_number, title: shownTitle(record.titles), text },
        })),
      },
      this.context,
    );
    const by: Inline = { text: this.say('[model]', '[模型]'), style: 'muted' };
    return sentences.map((sentence) => {
      const { bare, cited } = citedIn(sentence);
      const marks = new Set(cited.map((number) => this.document(passages[number - 1]!.record)));
      return says('cited', bare, ' ', by, ...[...marks].flatMap((mark): Inline[] => [' ', this.#link(mark)]));
    });
  }

  /** What stands over the next picture. */
  figure(text: string, mark: Mark): string {
    this.#pictures++;
    return this.say(
      `Figure ${this.#pictures}. ${text} ${this.#shown(mark)}`,
      `图${this.#pictures} ${text} ${this.#shown(mark)}`,
    );
  }

  /** What stands over the next table. */
  tableTitle(text: string, mark: Mark): string {
    this.#tables++;
    return this.say(
      `Table ${this.#tables}. ${text} ${this.#shown(mark)}`,
      `表${this.#tables} ${text} ${this.#shown(mark)}`,
    );
  }

  /** Every count with the query that gives it again, and every document that was named. */
  appendix(): BorneBlock[] {
    const address = this.context.services.base_url();
    const countings = this.#countings.map(({ id, what, query, by, total }) =>
      saysAt(
        id,
        'source',
        { text: `${id}  `, style: 'strong' },
        `${what}: `,
        { text: query, style: 'code' },
        ` · ${by === '' ? '' : `${this.say('by', '按')} ${by} · `}${total}`,
      ),
    );
    const documents = [...this.#documents.values()].map(({ id, record }) => {
      const owners = originalOwners(record)
        .map(({ name }) => name)
        .join('; ');
      const days = [dayText(record.filing_date), dayText(record.publication_date)];
      const dates = days.some((day) => day !== '')
        ? ` · ${this.say('filed / published', '申请/公开')} ${days.map((day) => day || '–').join(' / ')}`
        : '';
      return saysAt(
        id,
        'source',
        { text: `${id}  `, style: 'strong' },
        {
          text: record.publication_number,
          href: `${address}/patents/${encodeURIComponent(record.publication_number)}`,
        },
        `  ${shownTitle(record.titles)}${owners ? ` · ${owners}` : ''}${dates}`,
      );
    });
    return [
      heading(this.say('Appendix: queries', '附录：检索式'), 'queries'),
      says(
        'form',
        this.say(
          'Every number of this report comes from one of these queries over the corpus as it stood then; English words match their inflections. They can be run again in any search of this service.',
          '本报告的每个数字都来自下列检索式之一，英文词按词形变化匹配；可在本服务的任一检索接口中重新运行。',
        ),
      ),
      ...countings,
      ...(documents.length > 0
        ? [heading(this.say('Appendix: documents', '附录：文献'), 'documents'), ...documents]
        : []),
    ];
  }
}
