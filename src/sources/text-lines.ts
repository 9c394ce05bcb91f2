import { SourceError, type SourceFile } from './source.ts';
import { decodeText } from './text-decoding.ts';

const MOST = 64 * 1024 * 1024;

/**
 * Lines of a text file, without their ends, in flat memory.
 * @param encoding Of a file that does not say which it has; default UTF-8.
 * @throws SourceError `too_large` for a line of more than 64 Mi characters.
 */
export async function* textLines(file: SourceFile, encoding?: string): AsyncGenerator<string> {
  let rest = '';
  for await (const { text } of decodeText(file.stream(), file.name, encoding)) {
    rest += text;
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      yield rest.slice(start, rest.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > MOST) throw new SourceError('too_large', file.name, `a line has more than ${MOST} characters`);
  }
  if (rest !== '') yield rest;
}
