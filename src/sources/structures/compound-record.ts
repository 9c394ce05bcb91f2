import { openToolkit } from '#chemistry/rdkit.ts';
import { StructureError } from '#chemistry/toolkit.ts';
import type { Compound, Said } from '#collections/compounds/compound.ts';
import { compoundOf } from '#collections/compounds/compound.ts';
import { MAX_RAW, type Parsed } from '../source.ts';

/** A compound of a written structure, or the reject with the toolkit's reason and the raw text. */
export async function compoundRecord(where: string, raw: string, said: Said): Promise<Parsed<Compound>> {
  // each time: after a fault of the toolkit there is another one
  const toolkit = await openToolkit();
  try {
    return { ok: true, record: compoundOf(toolkit.structure(said.given.text), said), raw: raw.slice(0, MAX_RAW) };
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    return { ok: false, id: where, reason: error.message, raw: raw.slice(0, MAX_RAW) };
  }
}

/** A cell as a value: a number where it is one. */
export function cellValue(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /^(?:na|nan|none|null|n\/a)$/i.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : trimmed.slice(0, 400);
}

/** `Aspirin` is a name, `6603170` or `CHEMBL25` is an identity. */
export const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[A-Z]{2,10}[-_:]?\d+$/.test(text);
