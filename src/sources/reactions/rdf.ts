import { StructureError } from '#chemistry/toolkit.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Part, type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { compoundRecord, isName } from '../structures/compound-record.ts';
import { textLines } from '../text-lines.ts';
import { MOST_PARTS } from './reaction-smiles.ts';
import { isEmptyBlock, type Lines, molBlock, rxnBlocks } from './rxn.ts';
import { type ReactionRecord, Substances } from './substances.ts';

const NAME = 'rdf';
/** Characters of one record. */
const MOST_RECORD = 2_000_000;
const MOST_REFERENCE = 1_000;

/** Lines with a dollar that go on with a record; any other begins the next one. */
const WITHIN = /^\$(?:RXN|MOL|DTYPE|DATUM|END)\b/;

/** `$RFMT $RIREG 7`, `$MEREG abc`, `$MFMT`: what the record is, and its number in a registry. */
const RECORD = /^\$(?:([RM])FMT(?: +\$\1([EI])REG +(\S{1,100}))?|([RM])[EI]REG +(\S{1,100}))\s*$/;

interface Entry extends Lines {
  readonly number: number;
  /** It has more characters than are kept. */
  readonly cut: boolean;
}

/** Records of an RD file; of an RXN file the one that it is. */
async function* entries(file: SourceFile): AsyncGenerator<Entry> {
  let lines: string[] = [];
  let size = 0;
  let number = 0;
  let first = 1;
  let line = 0;
  let started = false;
  for await (const text of textLines(file)) {
    line++;
    const begins = text.startsWith('$') && (!WITHIN.test(text) || (!started && text.startsWith('$RXN')));
    if (begins && started) yield { lines, first, number: ++number, cut: size > MOST_RECORD };
    if (begins) [lines, size, first, started] = [[], 0, line, true];
    size += text.length + 1;
    if (size <= MOST_RECORD) lines.push(text);
  }
  if (lines.some((text) => text.trim() !== '')) yield { lines, first, number: ++number, cut: size > MOST_RECORD };
}

/** `$DTYPE` and `$DATUM` in pairs; lines after a datum go on with it. @throws RangeError with the line. */
function dataOf({ lines, first }: Lines, from: number): Map<string, string> {
  const data = new Map<string, string>();
  let name: string | undefined;
  let value: string[] | undefined;
  const keep = () => {
    if (name !== undefined && value)
      data.set(name, value.join('').includes('M  END') ? value.join('\n') : joined(value));
    value = undefined;
  };
  for (let line = from; line < lines.length; line++) {
    const text = lines[line]!;
    if (text.startsWith('$DTYPE')) {
      keep();
      name = text.slice('$DTYPE'.length).trim().slice(0, 200);
      if (name === '') throw new RangeError(`line ${first + line}: the name of the value is missing after "$DTYPE"`);
    } else if (text.startsWith('$DATUM')) {
      if (name === undefined) throw new RangeError(`line ${first + line}: "$DTYPE" is expected before "$DATUM"`);
      value = [text.slice('$DATUM'.length).trimStart()];
    } else if (value) value.push(text);
    else if (text.trim() !== '') throw new RangeError(`line ${first + line}: "$DTYPE" is expected`);
  }
  keep();
  return data;
}

/** Lines of a datum as one: `+` at the end of a full line says that the word goes on. */
const joined = (lines: readonly string[]): string =>
  lines
    // each line by itself: of a text that grows, its end would be looked for in all of it again
    .map((line, i) => (i === lines.length - 1 ? line : line.endsWith('+') ? line.slice(0, -1) : `${line}\n`))
    .join('')
    .trim();

/** Substances that stand in the data only: catalysts, solvents and reagents of the steps. */
const AGENT = /^(.{0,120}(?:CATALYST|SOLVENT|REAGENT)S?\(\d{1,3}\):MOL(?:ECULE)?S?\(\d{1,3}\)):([A-Z]{1,20})/;

interface Said {
  readonly agents: readonly { readonly name?: string; readonly block?: string }[];
  readonly yield?: number;
  readonly class?: string;
  readonly reference?: string;
  readonly unknown: readonly string[];
}

/** What the data of a reaction say that has a place here. */
function saidBy(data: ReadonlyMap<string, string>): Said {
  const agents = new Map<string, { name?: string; block?: string }>();
  const cited: string[] = [];
  const unknown = new Set<string>();
  let percent: number | undefined;
  let kind: string | undefined;
  for (const [name, value] of data) {
    const [, agent, item] = AGENT.exec(name) ?? [];
    if (agent && item) {
      const known = agents.get(agent) ?? {};
      agents.set(agent, known);
      if (item === 'MOLSTRUCTURE') known.block ??= value.replace(/^\$MFMT[^\n]*\n/, '');
      else if (['SYMBOL', 'NAME', 'SYNONYMS'].includes(item)) known.name ??= value.slice(0, MOST_REFERENCE);
    } else if (/:PRODUCT\(1\):YIELD$/.test(name)) percent ??= Number(value);
    else if (name === 'Name') kind = value.slice(0, 200);
    else if (name === 'Reference' || /:(?:LITTEXT|LITREF\(1\):(?:AUTHOR|TITLE|LOCATION|JOURNAL_YEAR))$/.test(name))
      cited.push(value);
    else unknown.add(name.replace(/\(\d{1,3}\)/g, ''));
  }
  const reference = [...new Set(cited)].join('; ').slice(0, MOST_REFERENCE);
  return {
    agents: [...agents.values()],
    ...(percent !== undefined && Number.isFinite(percent) && { yield: percent }),
    ...(kind && { class: kind }),
    ...(reference && { reference }),
    unknown: [...unknown],
  };
}

/** The substances of MOL blocks. @throws RangeError with the side and the place for what the toolkit refuses. */
async function partsOf(blocks: readonly string[], side: string, substances: Substances): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [i, block] of blocks.entries()) {
    const name = titleOf(block);
    if (isEmptyBlock(block)) {
      if (name) parts.push({ name, amounts: [] });
      continue;
    }
    try {
      parts.push(await substances.strict(block, { name }));
    } catch (error) {
      if (!(error instanceof StructureError)) throw error;
      throw new RangeError(`${side} ${i + 1}: ${error.message}`);
    }
  }
  return parts;
}

/** What helps is not what the reaction is about: an agent that the toolkit refuses stands by its name. */
async function agentOf(block: string, name: string | undefined, substances: Substances): Promise<Part | undefined> {
  try {
    return await substances.strict(block, { name });
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    return undefined;
  }
}

const titleOf = (block: string): string | undefined => {
  const title = block.slice(0, block.indexOf('\n')).trim();
  return isName(title) ? title : undefined;
};

async function* reactionOf(
  entry: Entry,
  begin: number,
  key: string,
  substances: Substances,
): AsyncGenerator<Parsed<ReactionRecord>> {
  const rest = { lines: entry.lines.slice(begin), first: entry.first + begin };
  const { reactants, products, agents, next } = rxnBlocks(rest);
  const said = saidBy(dataOf(rest, next));
  const sides = {
    reactants: await partsOf(reactants, 'reactant', substances),
    products: await partsOf(products, 'product', substances),
    agents: await partsOf(agents, 'agent', substances),
  };
  if (sides.products.length === 0) throw new RangeError('has no product with a structure or a name');
  if (reactants.length + products.length + agents.length + said.agents.length > MOST_PARTS)
    throw new RangeError(`a reaction has at most ${MOST_PARTS} substances`);
  for (const { name, block } of said.agents) {
    const drawn = block !== undefined && !isEmptyBlock(block) && block.includes('M  END');
    const part = drawn ? await agentOf(block, name, substances) : undefined;
    if (part) sides.agents.push(part);
    else if (name) sides.agents.push({ name, amounts: [] });
  }
  const raw = entry.lines.join('\n');
  const record: Reaction = {
    id: `${NAME}:${key}`,
    ...sides,
    written: rest.lines.slice(0, next).join('\n').slice(0, MAX_RAW),
    ...(said.yield !== undefined && { yield: said.yield }),
    ...(said.class !== undefined && { class: said.class }),
    ...(said.reference !== undefined && { reference: said.reference }),
    provenance: [{ source: NAME, key }],
  };
  for (const parsed of substances.records(record, raw))
    yield parsed.ok === true && parsed.record === record && said.unknown.length > 0
      ? { ...parsed, unknown: said.unknown }
      : parsed;
}

/** What one record holds: a reaction, or a structure by itself. @throws RangeError with the line. */
async function* recordsOf(
  entry: Entry,
  named: (key?: string) => string,
  substances: Substances,
): AsyncGenerator<Parsed<ReactionRecord>> {
  const { lines, first } = entry;
  if (entry.cut) throw new RangeError(`a record has at most ${MOST_RECORD} characters`);
  if (lines[0]!.startsWith('$RXN')) {
    yield* reactionOf(entry, 0, named(), substances);
    return;
  }
  const [, formatted, , number, registered, other] = RECORD.exec(lines[0]!) ?? [];
  const kind = formatted ?? registered;
  if (kind === undefined)
    throw new RangeError(
      `line ${first}: a record begins with $RFMT or $MFMT, and $RIREG, $REREG, $MIREG or $MEREG with a number`,
    );
  const holds = lines[1]?.startsWith('$RXN') ? 'R' : 'M';
  if (kind !== holds)
    throw new RangeError(
      `line ${first + 1}: a ${kind === 'R' ? 'reaction ($RXN)' : 'structure'} is announced, the other stands here`,
    );
  const key = named(number ?? other);
  if (kind === 'R') {
    yield* reactionOf(entry, 1, key, substances);
    return;
  }
  const { block, next } = molBlock(entry, lines[1]?.startsWith('$MOL') ? 2 : 1);
  dataOf(entry, next);
  const said = { source: NAME, key, given: { text: block, notation: 'molfile' as const } };
  const parsed = await compoundRecord(`line ${first}`, lines.join('\n'), said);
  yield parsed.ok === true ? { ...parsed, into: compounds } : parsed;
}

/** RXN files and RD files: reactions with data, and structures between them. */
export default defineSource<ReactionRecord>({
  name: NAME,
  title: 'Reactions, RXN or RD file (V2000, V3000)',
  homepage: 'https://en.wikipedia.org/wiki/Chemical_table_file',
  licence: 'as its origin says',
  collection: reactions,
  files: ['.rxn', '.rdf'],
  // other files of the ending .rdf are XML
  recognises: (base, head) => /\.(?:rxn|rdf)$/i.test(base) && head.trimStart().startsWith('$'),
  expect: { products: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ReactionRecord>> {
    const substances = new Substances(NAME);
    const times = new Map<string, number>();
    let number = 0;
    const named = (key?: string): string => {
      const said = `${file.base}:${key ?? number}`;
      times.set(said, (times.get(said) ?? 0) + 1);
      return times.get(said) === 1 ? said : `${said}:${times.get(said)}`;
    };
    for await (const entry of entries(file)) {
      const [head = ''] = entry.lines;
      if (/^\$DATM\b/.test(head)) continue;
      if (/^\$RDFILE\b/.test(head)) {
        if (/^\$RDFILE +1\s*$/.test(head)) continue;
        yield { ok: false, id: 'line 1', reason: `RD files of version 1 are read: "${head.slice(0, 40)}"`, raw: head };
        return;
      }
      number++;
      try {
        yield* recordsOf(entry, named, substances);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        substances.forget();
        const raw = entry.lines.join('\n').slice(0, MAX_RAW);
        yield { ok: false, id: `line ${entry.first}`, reason: error.message, raw };
      }
    }
  },
});
