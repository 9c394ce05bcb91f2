/**
 * Writes specifications of real patents (claims, and the description as the disclosure) and looks for words and numbers
 * in them that neither has. `node eval/drafting/written.ts [-- <most patents>]`
 */
import { contentWords } from '#language/content-words.ts';
import { checkClaims } from '#skills/draft-specification/checks.ts';
import { composeSpecification } from '#skills/draft-specification/compose.ts';
import { divide } from '#skills/draft-specification/divide.ts';
import { embodimentsOf, termsOfClaims } from '#skills/draft-specification/outline.ts';
import { SPECIFICATION_WORDS } from '#skills/draft-specification/words.ts';
import { disclosureParts } from '#skills/extract-disclosure/extract-disclosure.ts';
import { type Filed, filed, SETS } from './grants.ts';

const MOST_READ = 190_000;
/** To the end of a line: half a word is no word. */
const readable = (text: string) => (text.length <= MOST_READ ? text : text.slice(0, text.lastIndexOf('\n', MOST_READ)));

/** The specification as one text, and what of it stands in no source. */
export function invented(patent: Filed): {
  readonly paragraphs: number;
  readonly words: string[];
  readonly numbers: string[];
} {
  const disclosure = patent.paragraphs.join('\n');
  const claims = patent.claims.map((claim) => ({
    ...claim,
    parents: [...claim.parents],
    independent: claim.parents.length === 0,
  }));
  const set = { language: patent.lang, claims, doubled: [] };
  const told = divide(disclosureParts(readable(disclosure)).sentences, disclosure, patent.lang);
  const { support } = checkClaims(set, disclosure, told.known);
  const said = (part: keyof typeof told) => told[part].map(({ text }) => text.trim());
  const specification = composeSpecification({
    ...{ language: patent.lang, title: patent.title, claims, struck: [], disclosure, support },
    ...{
      field: said('field'),
      background: said('background'),
      problem: said('problem'),
      effects: said('effects'),
      further: said('further'),
    },
    ...{ embodiments: embodimentsOf(set, support), terms: termsOfClaims(set, disclosure), art: [], figures: 0 },
  });
  const blocks = [...specification.abstract, ...specification.claims, ...specification.description];
  const texts = blocks.flatMap((block) => ('text' in block && block.kind !== 'open' ? [block.text] : []));
  const text = texts.join('\n');
  const source = `${patent.title}\n${patent.claims.map(({ text: words }) => words).join('\n')}\n${disclosure}`;
  const fixed = JSON.stringify(SPECIFICATION_WORDS[patent.lang], (_key, value) =>
    typeof value === 'function' ? String(value) : value,
  );
  const known = new Set([...contentWords(source), ...contentWords(fixed)].map(({ key }) => key));
  const digits = new Set(source.match(/\d+/g));
  return {
    paragraphs: blocks.length,
    words: texts.flatMap((one) =>
      contentWords(one)
        .filter(({ key }) => !known.has(key))
        .map(({ start, end }) => one.slice(start, end)),
    ),
    // an embodiment's own number is counted, not said
    numbers: (text.replace(/^(?:Embodiment|实施例) ?\d+$/gmu, '').match(/\d+/g) ?? []).filter(
      (number) => !digits.has(number),
    ),
  };
}

async function main(): Promise<void> {
  const most = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1000);
  for (const set of SETS) {
    const patents = (await filed(set))
      .filter(({ paragraphs, half }) => half === 'report' && paragraphs.length > 4)
      .slice(0, most);
    const all = patents.map((patent) => ({ patent, ...invented(patent) }));
    const strange = all.filter(({ words, numbers }) => words.length + numbers.length > 0);
    console.log(
      `${set.name}: ${patents.length} specifications, ${all.reduce((sum, one) => sum + one.paragraphs, 0)} paragraphs; ${strange.length} have a word or number of their own`,
    );
    for (const { patent, words, numbers } of strange.slice(0, 10))
      console.log(`  ${patent.number}: ${[...words, ...numbers].slice(0, 8).join(', ')}`);
  }
}

if (process.argv[1] === import.meta.filename) await main();
