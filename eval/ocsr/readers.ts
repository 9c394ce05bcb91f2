import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDepictions } from '../../src/depictions/read.ts';
import { LEAST_CONFIDENCE } from '../../src/operations/chemical-and-bio-data/depiction-reading.ts';
import type { Raster } from '../../src/pictures/raster.ts';

/** What a reader says of a picture: structures as texts that the toolkit reads, or why there are none. */
export interface Said {
  readonly structures: readonly string[];
  readonly confidence: number;
  readonly reason?: string;
}

/** Our own, with what is left out of answers. */
function own(raster: Raster): Said {
  const found = readDepictions(raster);
  const structures = found.flatMap(({ structure }) => structure ?? []);
  const confidence = Math.min(1, ...structures.map((one) => one.confidence));
  const refused = found.find(({ reason }) => reason !== undefined)?.reason;
  const reason =
    refused ?? (structures.length === 0 ? 'nothing' : confidence < LEAST_CONFIDENCE ? 'not sure' : undefined);
  return { structures: structures.map(({ molfile }) => molfile), confidence, ...(reason && { reason }) };
}

const MOST_MS = 120_000;

/** Debian's `osra`, which must be installed; its estimates of confidence have another scale. */
function osra({ width, height, rgb }: Raster): Said {
  const dir = mkdtempSync(join(tmpdir(), 'priora-osra-'));
  try {
    const file = join(dir, 'drawing.ppm');
    writeFileSync(file, Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), rgb]));
    const rows = execFileSync('osra', ['-f', 'can', '-p', file], {
      encoding: 'utf8',
      timeout: MOST_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .map((line) => line.trim().split(' '))
      .filter(([smiles]) => smiles);
    const confidence = Math.min(...rows.map(([, estimate]) => Number(estimate)));
    return { structures: rows.map(([smiles]) => smiles!), confidence, ...(rows.length === 0 && { reason: 'nothing' }) };
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw error;
    return { structures: [], confidence: 0, reason: String(error).slice(0, 80) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export const readers = { own, osra };
