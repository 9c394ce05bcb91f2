import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFacts } from '#contract/facts.ts';
import { writeShapes } from '#contract/write-shapes.ts';

/** Writes the wire shapes of all operations from the facts in src/contract/groups. */
const folder = new URL('../src/contract/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
const files = writeShapes(readFacts());
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(new URL(name, folder));
for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
console.log(`${files.size} files, ${[...files.values()].reduce((sum, text) => sum + text.length, 0)} characters`);
