import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { sharedData } from '#testing/shared-data.ts';
import type { Block } from './blocks.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the commands of a document go to. */
export interface Place {
  readonly url: string;
  readonly key: string;
  readonly data_dir: string;
  /** An empty folder: home and working folder of the commands, with the files that they name. */
  readonly home: string;
}

export interface Outcome {
  readonly block: Block;
  readonly ended: 'done' | 'failed' | 'skipped';
  /** What it wrote, or why it was not run. */
  readonly said: string;
}

/** What a word after the language of a block asks for, and who runs it where the script does not. */
const NEEDS: Readonly<Record<string, string>> = {
  nft: 'changes the firewall of the machine',
  install: 'installs from the registry',
  package: 'run by the test of the package (scripts/package)',
  namespace: 'run by itself: npm run zero-egress',
  kit: 'run by the test of the kit (conformance)',
  encoder: 'needs the package of an encoder',
  dictionary: 'needs the file of a dictionary',
  keys: 'needs keys of publishers, and asks them',
  database: 'run by the test of the move (src/stores/move.test.ts)',
};

/** Real files under the names that the documents have for them, from the shared data; unpacked where the name is. */
const REAL: Readonly<Record<string, string>> = {
  'listings/st25.txt': 'patents/sequence-listings/st25-st26proto',
  'listings/st26.xml': 'patents/sequence-listings/st26-st26proto',
  'entries.gb': 'chem-bio/genbank/GU949562.1.gb',
  'sprot.dat': 'chem-bio/uniprot-swissprot/O23729.txt',
  'library.sdf': 'chem-bio/nci-sdf/first_200.props.sdf.gz',
  'chemicals.tsv': 'chem-bio/surechembl/chem_typical.tsv.gz',
  'biblio.json': 'chem-bio/surechembl/biblio_typical.json.gz',
  'ord_dataset-1.pb.gz': 'chem-bio/ord-datasets/ord_dataset-6a0bfcdf53a64c07987822162ae591e2.pb.gz',
  reactions: 'chem-bio/rxn-rdf/rhea',
  'drawings/coupling.cdxml': 'chem-bio/cdxml-cdx/formats__cdxml__Suzuki_Rxn2.cdxml',
  'rearrangements.tsv': 'chem-bio/airr/extra_rearrangement.tsv',
};

/** Why a block is not run here; undefined: it is. */
export const reasonToSkip = ({ needs }: Block): string | undefined =>
  needs.flatMap((need) =>
    need !== 'data' ? (NEEDS[need] ?? `"${need}" is not known`) : sharedData('.') ? [] : 'needs the shared real data',
  )[0];

/** Files that the documents name, made of the excerpts that stand beside the importers. */
const FILES: Readonly<Record<string, string>> = {
  'patents/front-file.xml': 'src/sources/epo-docdb/fixtures/front-file.xml',
};
const TEXTS: Readonly<Record<string, string>> = {
  'companies.csv': [
    'company_name,lei,ror,key,country',
    'Nordwerk Antriebe AG,851WYGNLUQLFZBSYGB56,,,DE',
    'Nordwerk Antriebe,,02bfwt286,,DE',
    'Nordwerk Antriebe,,,k17,AT\n',
  ].join('\n'),
  'idea.txt': 'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant.\n',
  'list.smi': 'CCO ethanol\n',
  'assays.csv': 'name,smiles,pIC50\nethanol,CCO,3.1\n',
  'rxn.tsv': 'reaction_smiles\tpatent\tyield\nCCO>>CC=O\tUS7000001B2\t50\n',
  'rhea.smi': 'CCO>>CC=O oxidation\n',
  'mine.fasta': '>mine\nEVQLVESGGGLVQPGGSLRLSCAASGFNIKDTYIHWVRQAPGKGLEWVA\n',
};

/** Makes the home of the commands: the files that they name, and the programs that they call, on their path. */
export function furnish({ home }: Pick<Place, 'home'>): void {
  for (const [name, from] of Object.entries(FILES)) cpSync(join(ROOT, from), join(home, name), { recursive: true });
  const grants = readFileSync(join(ROOT, 'src/sources/uspto-grants/fixtures/ipg-mixed.xml'));
  writeFileSync(join(home, 'ipg250107.zip'), zipSync({ 'ipg250107.xml': grants }));
  writeFileSync(join(home, 'paper.pdf'), smallPdf('Wear of ceramic pump bearings'));
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(home, name), text);
  for (const [name, from] of Object.entries(REAL)) {
    const path = sharedData(from);
    if (path?.endsWith('.gz') && !name.endsWith('.gz')) writeFileSync(join(home, name), gunzipSync(readFileSync(path)));
    else if (path) cpSync(path, join(home, name), { recursive: true });
  }
  mkdirSync(join(home, 'bin'), { recursive: true });
  mkdirSync(join(home, 'reports'), { recursive: true });
  const program = join(import.meta.dirname, 'stand-in.ts');
  for (const name of ['priora', 'npm', 'curl']) {
    const path = join(home, 'bin', name);
    writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${program}' ${name} "$@"\n`);
    chmodSync(path, 0o755);
  }
}

/** A page with a line of text. */
function smallPdf(text: string): string {
  const stream = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  return `${file}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** The text of a block as it is run: with the address and key of this place. */
const forPlace = (code: string, { url, key }: Place): string =>
  code.replace(/\bsk-\.\.\./g, key).replace(/(?:http:\/\/)?(?:127\.0\.0\.1|localhost):8080/g, url);

/** Runs one block in a shell that stops at the first command that fails. */
export function runBlock(block: Block, place: Place, timeout_ms = 120_000): Promise<Outcome> {
  const reason = reasonToSkip(block);
  if (reason !== undefined) return Promise.resolve({ block, ended: 'skipped', said: reason });
  const { home, url, key, data_dir } = place;
  const child = spawn('/bin/bash', ['-eu', '-o', 'pipefail', '-c', forPlace(block.code, place)], {
    cwd: home,
    env: {
      PATH: `${join(home, 'bin')}:${process.env.PATH}`,
      ...{ HOME: home, PRIORA_URL: url, PRIORA_KEY: key, PRIORA_DATA_DIR: data_dir, LANG: 'C.UTF-8' },
      DOCS_HELD: data_dir,
      ...(existsSync('/usr/bin/curl') && { DOCS_CURL: '/usr/bin/curl' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeout_ms,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) =>
    child.on('close', (status, signal) => {
      if (signal !== null) said += `\nended by ${signal}: it had ${timeout_ms / 1000} s`;
      resolve({ block, ended: status === 0 ? 'done' : 'failed', said });
    }),
  );
}
