import { type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';
import { reactionParts } from './reaction-smiles.ts';
import { type ReactionRecord, Substances } from './substances.ts';

const NAME = 'reaction-smiles';

/** `SMILES>>SMILES |f:0.1| key`: the reaction with its ending, and what stands behind it. */
const LINE = /^(\S{1,20000}(?: \|[^|]{0,2000}\|)?)(?:\s+(\S.{0,199}))?/;

/** Whether a line holds a reaction and no single structure. */
const isReaction = (line: string): boolean => /^[^\s>]{0,2000}>[^\s>]{0,2000}>/.test(line);

/** Lists of reactions, one a line. */
export default defineSource<ReactionRecord>({
  name: NAME,
  title: 'Reactions, reaction SMILES with a key, one a line',
  homepage: 'https://www.daylight.com/dayhtml/doc/theory/theory.smiles.html',
  licence: 'as its origin says',
  collection: reactions,
  files: ['.smi', '.smiles', '.rsmi'],
  recognises: (base, head) => /\.(?:smi|smiles|rsmi)$/i.test(base) && isReaction(head),
  expect: { reactants: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ReactionRecord>> {
    const substances = new Substances(NAME);
    const seen = new Map<string, number>();
    let number = 0;
    for await (const line of textLines(file)) {
      number++;
      if (line.trim() === '' || line.startsWith('#')) continue;
      const [, written = line, said] = LINE.exec(line.trim()) ?? [];
      try {
        const parts = await reactionParts(written, substances);
        const named = `${file.base}:${said?.trim() ?? number}`;
        const times = (seen.get(named) ?? 0) + 1;
        seen.set(named, times);
        const key = times === 1 ? named : `${named}:${times}`;
        const record: Reaction = { id: `${NAME}:${key}`, ...parts, written, provenance: [{ source: NAME, key }] };
        yield* substances.records(record, line);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        substances.forget();
        yield { ok: false, id: `line ${number}`, reason: error.message, raw: line.slice(0, 64 * 1024) };
      }
    }
  },
});
