import { writeFileSync } from 'node:fs';
import { openToolkit } from '#chemistry/rdkit.ts';
import { compoundOf } from '#collections/compounds/compound.ts';
import { DEMO_STRUCTURES } from '#demo/compounds.ts';

/** Writes the compounds of the demo corpus as the toolkit reads them: loading the demo needs no toolkit then. */
const toolkit = await openToolkit();
const made = DEMO_STRUCTURES.map((said) => ({ ...compoundOf(toolkit.structure(said.given.text), said), demo: true }));
writeFileSync(new URL('../demo/compounds.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
console.log(`${made.length} compounds`);
