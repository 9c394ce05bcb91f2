import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { ByteReader } from '../../src/sources/byte-reader.ts';
import { tarMembers } from '../../src/sources/tar.ts';

/** A drawing of a patent's bulk archive and the MOL file that came with it. */
export interface Pair {
  /** `US07314693-20080101-C00117` */
  readonly name: string;
  readonly picture: Uint8Array;
  readonly molfile: string;
}

/**
 * The half of a patent's drawings: rules are made on `making`, `report` is looked at once a version. By the patent, so
 * that drawings of one hand are on one side.
 */
export const halfOf = (name: string): 'making' | 'report' =>
  createHash('sha256').update(name.split('-')[0]!).digest()[0]! % 2 === 0 ? 'making' : 'report';

/** All pairs of a folder with one `.tar.zst`, by name. */
export async function pairsIn(folder: string): Promise<Pair[]> {
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.zst'));
  if (!archive) throw new Error(`${folder} has no archive`);
  const bytes = zstdDecompressSync(readFileSync(join(folder, archive)), { maxOutputLength: 200_000_000 });
  const files = new Map<string, Buffer>();
  const reader = new ByteReader(
    (async function* () {
      yield bytes;
    })(),
    archive,
  );
  for await (const member of tarMembers(reader)) {
    const parts: Uint8Array[] = [];
    for await (const part of member.bytes()) parts.push(part);
    files.set(member.name.split('/').at(-1)!, Buffer.concat(parts));
  }
  return [...files]
    .flatMap(([file, picture]): Pair[] => {
      const name = file.replace(/\.TIF$/, '');
      const molfile = files.get(`${name}.MOL`);
      return name === file || !molfile
        ? []
        : [{ name, picture, molfile: molfile.toString('latin1').replaceAll('\r\n', '\n') }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
