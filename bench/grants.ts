import { topics, vocabulary } from './corpus.ts';
import { Random, Zipf } from './random.ts';

/**
 * Granted patents as the office's weekly files bring them (Red Book, ICE 4.5), of words of our own. Their shape is that
 * of the utility grants among the real files of `uspto-grant-xml`, read on 27 November 2026, means of each: 16 claims
 * of 399 characters, 73 paragraphs of 451, an abstract of 702, 21 patents and 3 texts cited, 2 inventors, 8 drawings,
 * 56 KB as a stored record; 7,525 words, 840 of them different, and 20,219 different ones in 115 grants; marks inside
 * texts (bold numbers, references to figures and claims) as often.
 */
const SHAPE = {
  ...{ claims: 16, claim_words: 56, paragraphs: 73, paragraph_words: 65, abstract_words: 92 },
  ...{ cites: 21, literature: 3, inventors: 2, figures: 8 },
} as const;
/** Words that a grant's text is drawn from, most used first; the first are the function words of all. */
const OWN_WORDS = 1_000;
const FUNCTION_WORDS = 40;
const FIRST_NUMBER = 9_000_000;
const SECTIONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const HEADINGS = [
  'BACKGROUND OF THE INVENTION',
  'SUMMARY',
  'BRIEF DESCRIPTION OF THE DRAWINGS',
  'DETAILED DESCRIPTION',
];

/** The same grants for the same number: each a whole document with its own prolog, one after the other. */
export function* grants(count: number): Generator<string> {
  const words = vocabulary();
  // rarer words than those of texts of claims alone
  const common = new Zipf(words.length, 1.25, 300);
  const zipf = new Zipf(OWN_WORDS, 1, 2.7);
  const all = topics(words);
  const owners = new Zipf(5_000, 1, 3);
  const random = new Random(17);
  for (let n = 0; n < count; n++) {
    const topic = random.pick(all);
    const own = new Set([...words.slice(0, FUNCTION_WORDS), ...topic.words]);
    while (own.size < OWN_WORDS) own.add(words[common.draw(random)]!);
    yield grant(n, { random, words: [...own], zipf, topic, owners });
  }
}

interface Drawn {
  readonly random: Random;
  readonly words: readonly string[];
  readonly zipf: Zipf;
  readonly topic: { readonly words: readonly string[] };
  readonly owners: Zipf;
}

/** About as many as `mean`: half to one and a half times. */
const about = (random: Random, mean: number) => Math.max(1, Math.round(mean * (0.5 + random.next())));
const padded = (n: number, width: number) => String(n).padStart(width, '0');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentences(drawn: Drawn, length: number, marks = false): string {
  const { random, words, zipf } = drawn;
  let text = '';
  for (let left = length; left > 0; ) {
    const now = Math.min(left, 10 + random.integer(20));
    const said: string[] = [];
    for (let i = 0; i < now; i++) {
      const word = words[zipf.draw(random)]!;
      said.push(marks && random.next() < 0.05 ? `${word} <b>${10 + 2 * random.integer(60)}</b>` : word);
    }
    const figure = 1 + random.integer(SHAPE.figures);
    if (marks && random.next() < 0.15) said.push(`in <figref idref="DRAWINGS">FIG. <b>${figure}</b></figref>`);
    text += `${text === '' ? '' : ' '}${capital(said.join(' '))}.`;
    left -= now;
  }
  return text;
}

function day(random: Random, year: number): string {
  return `${year}${padded(1 + random.integer(12), 2)}${padded(1 + random.integer(28), 2)}`;
}

const documentId = (country: string, number: string, kind: string, date: string, name = '') =>
  `<document-id>\n<country>${country}</country>\n<doc-number>${number}</doc-number>\n${kind && `<kind>${kind}</kind>\n`}${name && `<name>${name}</name>\n`}<date>${date}</date>\n</document-id>\n`;

function grant(n: number, drawn: Drawn): string {
  const { random } = drawn;
  const number = padded(FIRST_NUMBER + n, 8);
  const published = day(random, 2015 + random.integer(8));
  const claims = Array.from({ length: about(random, SHAPE.claims) }, (_, i) => claim(i + 1, drawn)).join('');
  const paragraphs = about(random, SHAPE.paragraphs);
  const description = Array.from({ length: paragraphs }, (_, i) => {
    const part = Math.floor((i * HEADINGS.length) / paragraphs);
    const opens = i === 0 || part !== Math.floor(((i - 1) * HEADINGS.length) / paragraphs);
    const heading = opens ? `<heading id="h-${padded(part + 1, 4)}" level="1">${HEADINGS[part]}</heading>\n` : '';
    const text = sentences(drawn, about(random, SHAPE.paragraph_words), true);
    return `${heading}<p id="p-${padded(i + 2, 4)}" num="${padded(i + 1, 4)}">${text}</p>\n`;
  }).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.5 2014-04-03" file="US${number}-${published}.XML" status="PRODUCTION" id="us-patent-grant" country="US" date-produced="${published}" date-publ="${published}">
${bibliography(n, number, published, drawn)}
<abstract id="abstract">
<p id="p-0001" num="0000">${sentences(drawn, about(random, SHAPE.abstract_words))}</p>
</abstract>
<description id="description">
${description}</description>
<us-claim-statement>What is claimed is:</us-claim-statement>
<claims id="claims">
${claims}</claims>
</us-patent-grant>
`;
}

function claim(number: number, drawn: Drawn): string {
  const { random } = drawn;
  const text = sentences(drawn, about(random, SHAPE.claim_words));
  const of = 1 + random.integer(Math.max(1, number - 1));
  const begins =
    number === 1 || random.next() < 0.1
      ? ''
      : `The device of <claim-ref idref="CLM-${padded(of, 5)}">claim ${of}</claim-ref>, wherein `;
  return `<claim id="CLM-${padded(number, 5)}" num="${padded(number, 5)}">
<claim-text>${number}. ${begins}${text}</claim-text>
</claim>
`;
}

function bibliography(n: number, number: string, published: string, drawn: Drawn): string {
  const { random, words, owners } = drawn;
  const filed = day(random, Number(published.slice(0, 4)) - 3);
  const cites = Array.from({ length: about(random, SHAPE.cites) }, (_, i) => {
    // every other one cites what may be here too
    const cited = i % 2 === 0 && n > 0 ? FIRST_NUMBER + random.integer(n) : 4_000_000 + random.integer(4_500_000);
    const id = documentId(
      'US',
      String(cited),
      i % 2 === 0 ? 'B2' : 'A',
      `${day(random, 2005).slice(0, 6)}00`,
      capital(random.pick(words)),
    );
    return `<us-citation>\n<patcit num="${padded(i + 1, 5)}">\n${id}</patcit>\n<category>cited by ${random.next() < 0.3 ? 'examiner' : 'applicant'}</category>\n</us-citation>\n`;
  }).join('');
  const literature = Array.from(
    { length: SHAPE.literature },
    (_, i) =>
      `<us-citation>\n<nplcit num="${padded(i + 100, 5)}">\n<othercit>${sentences(drawn, 18)}</othercit>\n</nplcit>\n<category>cited by applicant</category>\n</us-citation>\n`,
  ).join('');
  const section = random.pick(SECTIONS);
  const symbol = `<section>${section}</section>\n<class>${padded(1 + random.integer(20), 2)}</class>\n<subclass>${random.pick(['B', 'C', 'D', 'F', 'K'])}</subclass>\n<main-group>${1 + random.integer(30)}</main-group>\n<subgroup>${padded(2 * random.integer(50), 2)}</subgroup>`;
  const person = () => `<addressbook>
<last-name>${capital(random.pick(words))}</last-name>
<first-name>${capital(random.pick(words))}</first-name>
<address>
<city>${capital(random.pick(words))}</city>
<state>CA</state>
<country>US</country>
</address>
</addressbook>`;
  const inventors = Array.from(
    { length: about(random, SHAPE.inventors) },
    (_, i) => `<inventor sequence="${padded(i + 1, 3)}" designation="us-only">\n${person()}\n</inventor>\n`,
  ).join('');
  return `<us-bibliographic-data-grant>
<publication-reference>
${documentId('US', number, 'B2', published)}</publication-reference>
<application-reference appl-type="utility">
${documentId('US', `14${padded(n % 1_000_000, 6)}`, '', filed)}</application-reference>
<us-application-series-code>14</us-application-series-code>
<classifications-ipcr>
<classification-ipcr>
<ipc-version-indicator><date>20060101</date></ipc-version-indicator>
<classification-level>A</classification-level>
${symbol}
<symbol-position>F</symbol-position>
<classification-value>I</classification-value>
<action-date><date>${published}</date></action-date>
<generating-office><country>US</country></generating-office>
<classification-status>B</classification-status>
<classification-data-source>H</classification-data-source>
</classification-ipcr>
</classifications-ipcr>
<classifications-cpc>
<main-cpc>
<classification-cpc>
<cpc-version-indicator><date>20130101</date></cpc-version-indicator>
${symbol}
<symbol-position>F</symbol-position>
<classification-value>I</classification-value>
<action-date><date>${published}</date></action-date>
<generating-office><country>US</country></generating-office>
<classification-status>B</classification-status>
<classification-data-source>H</classification-data-source>
<scheme-origination-code>C</scheme-origination-code>
</classification-cpc>
</main-cpc>
</classifications-cpc>
<invention-title id="d2e53">${capital(Array.from({ length: 7 }, () => random.pick(drawn.topic.words)).join(' '))}</invention-title>
<us-references-cited>
${cites}${literature}</us-references-cited>
<number-of-claims>${SHAPE.claims}</number-of-claims>
<us-exemplary-claim>1</us-exemplary-claim>
<figures>
<number-of-drawing-sheets>${SHAPE.figures}</number-of-drawing-sheets>
<number-of-figures>${SHAPE.figures}</number-of-figures>
</figures>
<us-parties>
<inventors>
${inventors}</inventors>
</us-parties>
<assignees>
<assignee>
<addressbook>
<orgname>Owner ${owners.draw(random)} Inc.</orgname>
<role>02</role>
<address>
<city>${capital(random.pick(words))}</city>
<state>CA</state>
<country>US</country>
</address>
</addressbook>
</assignee>
</assignees>
<examiners>
<primary-examiner>
<last-name>${capital(random.pick(words))}</last-name>
<first-name>${capital(random.pick(words))}</first-name>
<department>2800</department>
</primary-examiner>
</examiners>
</us-bibliographic-data-grant>`;
}
