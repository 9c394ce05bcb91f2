import { byText } from '#by-text.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { sentences } from '#corpus/text/sentences.ts';
import type { FilingBlock, FilingPart } from '#documents/filing.ts';
import { imageSize } from '#documents/image-size.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { readDisclosure } from '#language/disclosure.ts';
import { countWords } from '#language/segments.ts';
import type { Span } from '#language/spans.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import { writeReportFiles } from '#operations/shared/report-files.ts';
import { snapshotOf } from '#operations/shared/snapshot.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { draftAbstract } from '#skills/draft-specification/abstract.ts';
import { checkClaims } from '#skills/draft-specification/checks.ts';
import { claimsToDraft } from '#skills/draft-specification/claims.ts';
import { captionsOf, composeSpecification, type SpecificationSource } from '#skills/draft-specification/compose.ts';
import { divide } from '#skills/draft-specification/divide.ts';
import { categoryOf, embodimentsOf, featureTree, termsOfClaims } from '#skills/draft-specification/outline.ts';
import { SPECIFICATION_WORDS } from '#skills/draft-specification/words.ts';
import { aboutProblem } from '#skills/explore-solutions/relevance.ts';
import { extractDisclosure, type Placed } from '#skills/extract-disclosure/extract-disclosure.ts';
import { checksDocument } from './checks-document.ts';
import { FILING_NAME, type FigureLink, type FilingText, filingKey, type SpecificationData } from './data.ts';

/**
 * Documents that are looked at (titles alone may be nearest by their words, and say little of a claim), those of them
 * that classes are taken from, and those that are cited as the known.
 */
const LOOKED_AT = 24;
const NEAR = 12;
const CITED = 2;
/**
 * Score of `similarPatents` from which a document is near enough to be cited: what only shares words of its making with
 * the claim (a heated garment and the heating zones of a rotor blade) comes to less than half.
 */
const LEAST_NEAR = 0.5;
const MOST_CLASSES = 5;
const LONGEST_QUOTE = 500;
/** Of a disclosure, what its parts are read from. */
const MOST_READ = 190_000;
/** A disclosure as far as it is read, to the end of a line or sentence: half a word is no word of it. */
function readable(disclosure: string): string {
  if (disclosure.length <= MOST_READ) return disclosure;
  const read = disclosure.slice(0, MOST_READ);
  const end = Math.max(read.lastIndexOf('\n'), read.lastIndexOf('. '), read.lastIndexOf('。'));
  return end > 0 ? read.slice(0, end + 1) : read;
}

/** Reads claims and disclosure, checks them, and looks for what is near in the corpus. */
export const read: Step<SpecificationData> = async (data, context) => {
  const { log, progress, services } = context;
  progress(0, 3, 'claims');
  const set = claimsToDraft(data.claim);
  const category = categoryOf(set.claims[0]!.text, set.language);
  const parts = await ask(extractDisclosure, { text: readable(data.disclosure) }, context);
  progress(1, 3, 'disclosure');
  const captions = new Set(captionsOf(data.disclosure, set.language).values());
  // a title discloses nothing
  const title = titleOf(data.disclosure);
  const told = divide(
    parts.sentences.filter(({ text, end }) => !captions.has(text.trim()) && end > (title?.end ?? 0)),
    data.disclosure,
    set.language,
  );
  const { faults, support } = checkClaims(set, data.disclosure, [...(title ? [title] : []), ...told.known]);
  progress(2, 3, 'prior_art');
  log('corpus', { collection: 'patents', ...(await snapshotOf(services.corpus)) });
  const near = await nearest(set.claims[0]!.text, data, context);
  return {
    claims: [...set.claims],
    faults: [...faults],
    support: [...support],
    category,
    ...near,
    said: {
      field: told.field.map(bare),
      background: told.background.map(bare),
      problem: told.problem.map(bare),
      means: told.means.map(bare),
      effects: told.effects.map(bare),
      // nothing that was disclosed is lost: what no claim takes up stands behind the embodiments
      embodiments: told.further.map(bare),
    },
    embodiments: embodimentsOf(set, support),
    terms: termsOfClaims(set, data.disclosure),
    feature_tree: featureTree(set),
  };
};

const LONGEST_TITLE = 20;

/** A first line in few words, in capitals or with an empty line behind it, that ends no sentence. */
function titleOf(disclosure: string): Span | undefined {
  const { title } = readDisclosure(disclosure.slice(0, MOST_READ));
  const text = title && disclosure.slice(title.start, title.end);
  const alone = title && /^[^\S\n]*\n\s*\n/u.test(disclosure.slice(title.end, title.end + 20));
  const isTitle =
    text && countWords(text) <= LONGEST_TITLE && (alone || countWords(text) <= 6 || !/[\p{Ll}\p{Lo}]/u.test(text));
  return isTitle ? title : undefined;
}

const bare = ({ text }: Placed) => text.trim();

/** Characters of a claim that documents are asked for. */
const LONGEST_ASKED = 5_000;

/** Near documents: their classes, most frequent first, and a sentence of the nearest ones. */
async function nearest(
  claim: string,
  { disclosure, lang }: SpecificationData,
  { services: { corpus }, signal, log }: StepContext,
): Promise<Pick<SpecificationData, 'art' | 'classification'>> {
  const found = await similarPatents(corpus, {
    text: `${claim}\n${disclosure}`.slice(0, 20_000),
    limit: LOOKED_AT,
    signal,
  }).catch((error: unknown) => {
    // a text without a word that can be compared has nothing near to it
    if ((error as { code?: string }).code === 'invalid_request') return undefined;
    throw error;
  });
  // something is always nearest: art and classes are those of documents that speak of the claimed thing
  const about = await aboutProblem(
    corpus,
    { parts: [claim.slice(0, LONGEST_ASKED)] },
    (found?.hits ?? []).map(({ id }) => ({ publication_number: id })),
    signal,
  );
  const numbers = about.slice(0, NEAR).map(({ publication_number }) => publication_number);
  log('prior_art', { documents: found?.hits.map(({ id, score }) => ({ publication_number: id, score })) ?? [] });
  const records = await corpus.get(patents, numbers);
  const counts = new Map<string, number>();
  for (const { ipc } of records) for (const symbol of new Set(ipc)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const classification = [...counts]
    .sort(([a, m], [b, n]) => n - m || byText(a, b))
    .slice(0, MOST_CLASSES)
    .map(([symbol]) => symbol);
  const close = new Set(found?.hits.filter(({ score }) => score >= LEAST_NEAR).map(({ id }) => id));
  const cited = records.filter(({ publication_number }) => close.has(publication_number)).slice(0, CITED);
  const art = cited.map((record) => {
    const abstract = record.abstracts.find((text) => text.lang === lang);
    const quote = abstract && firstSentence(abstract.text);
    return {
      publication_number: record.publication_number,
      title: shownTitle(record.titles, lang),
      ...(quote && quote.length <= LONGEST_QUOTE && { quote }),
    };
  });
  return { classification, art };
}

/** Up to the first full stop: a semicolon ends no thought. */
function firstSentence(text: string): string | undefined {
  const last = sentences(text).find(({ start, end }) => /[.。!?！？]\s*$/u.test(text.slice(start, end)));
  return last && text.slice(0, last.end).trim();
}

const linesOf = (text: string | undefined, otherwise: readonly string[]) =>
  text === undefined
    ? otherwise
    : text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);

/** What the specification is made of: as read, or as the user has it. */
export function sourceOf(data: SpecificationData): SpecificationSource {
  const { edits, said } = data;
  const struck = (edits?.feature_tree ?? []).flatMap(({ claim_features }) =>
    claim_features.filter(({ feature_deleted }) => feature_deleted === 1).map(({ feature }) => feature),
  );
  return {
    language: data.lang,
    title: edits!.title.trim(),
    claims: data.claims!,
    struck,
    disclosure: data.disclosure,
    support: data.support!,
    field: said!.field ?? [],
    background: said!.background,
    problem: linesOf(edits!.technical_problem, said!.problem),
    effects: linesOf(edits!.benefit, said!.effects),
    further: said!.embodiments,
    embodiments: edits!.embodiments ?? data.embodiments!,
    terms: edits!.terms ?? data.terms!,
    art: data.art ?? [],
    figures: edits!.figures.length,
  };
}

/** Writes the application and the report on its checks. */
export const write: Step<SpecificationData> = async (data, context) => {
  const { services, task_id, account, log } = context;
  const source = sourceOf(data);
  const claims = data.claims!.map(({ number, text }) => `${number}. ${text}`).join('\n');
  const { sentences: abstract } = await ask(
    draftAbstract,
    { claims, disclosure: data.disclosure.slice(0, MOST_READ) },
    context,
  );
  const specification = composeSpecification({ ...source, abstract });
  const words = SPECIFICATION_WORDS[data.lang];
  const figures = await figureBlocks(data.edits!.figures, data.lang, context);
  const open = [...specification.open, ...figures.flatMap((block) => (block.kind === 'open' ? [block.text] : []))];
  const parts: FilingPart[] = [
    { name: words.parts.abstract, blocks: specification.abstract },
    { name: words.parts.claims, blocks: specification.claims },
    { name: words.parts.description, blocks: specification.description },
    ...(figures.length > 0 ? [{ name: words.parts.figures, blocks: figures }] : []),
  ];
  const { toFilingDocx } = await import('#documents/filing.ts');
  const content = await toFilingDocx({ title: source.title, lang: data.lang, parts });
  const file = await services.files.put({ key: filingKey(task_id), name: FILING_NAME, account, content });
  log('specification', { paragraphs: specification.description.length, open: open.length, figures: figures.length });
  const document = checksDocument(data, open, parts, new Date(services.clock()));
  const report = await writeReportFiles(document, { title: document.title, name: 'claim-checks' }, context);
  return { filing: { id: file.id, name: file.name, open, parts: parts.map(textOf) }, report };
};

/** What a page shows of a part: the same words as the file's, a drawing by its label. */
const textOf = ({ name, blocks }: FilingPart): FilingText => ({
  name,
  blocks: blocks.map((block) => ({
    kind: block.kind,
    text: block.kind === 'figure' ? block.label : block.text,
    ...(block.kind === 'claim' && { number: block.number }),
  })),
});

/** Uploaded pictures in their order; what is no longer there is asked for. */
async function figureBlocks(
  links: readonly FigureLink[],
  lang: SpecificationData['lang'],
  { services: { files } }: StepContext,
): Promise<FilingBlock[]> {
  const words = SPECIFICATION_WORDS[lang];
  return Promise.all(
    links.map(async (link, index): Promise<FilingBlock> => {
      const found = await files.open(link);
      const size = found.kind === 'file' ? imageSize(found.content) : undefined;
      if (found.kind !== 'file' || !size) return { kind: 'open', text: words.open.lost, basis: 'open' };
      return { kind: 'figure', label: words.figure(index + 1), size, content: found.content, basis: 'person' };
    }),
  );
}
