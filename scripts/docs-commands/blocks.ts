import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of a document. */
export interface Block {
  readonly file: string;
  /** Of its first line of code, from 1. */
  readonly line: number;
  /** `sh`, `js`; what stands after it says why it cannot be run everywhere: `sh nft`. */
  readonly language: string;
  readonly needs: readonly string[];
  readonly code: string;
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'conformance/README.md', 'docs/**/*.md'];

/** Every fenced block of the documents, in the order of the files. */
export function blocksOf(root: string): readonly Block[] {
  return globSync(DOCUMENTS, { cwd: root })
    .sort()
    .flatMap((file) => blocksIn(readFileSync(join(root, file), 'utf8'), file));
}

export function blocksIn(markdown: string, file: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { line: number; language: string; needs: string[]; code: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^```(.*)$/.exec(line);
    if (!fence) open?.code.push(line);
    else if (open) {
      blocks.push({ ...open, file, code: open.code.join('\n') });
      open = undefined;
    } else {
      const [language = '', ...needs] = fence[1]!.trim().split(/\s+/);
      open = { line: index + 2, language, needs, code: [] };
    }
  }
  return blocks;
}
