import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Static, Type, Value } from '#typebox.mjs';

/** What `course.json` in a course's folder says. Files beside it are its attachments. */
const CourseFile = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 300 }),
  summary: Type.Optional(Type.String({ maxLength: 20_000 })),
  class_hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  thumb: Type.Optional(Type.String({ pattern: '^https://[^\\s]+$', maxLength: 2_000 })),
  parts: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.String({ minLength: 1, maxLength: 300 }),
        video_url: Type.Optional(Type.String({ pattern: '^https://[^\\s]+$', maxLength: 2_000 })),
      }),
      { maxItems: 500 },
    ),
  ),
});

export interface Attachment {
  readonly id: string;
  readonly name: string;
}

export interface Course extends Static<typeof CourseFile> {
  readonly id: string;
  readonly attachments: readonly Attachment[];
}

/** Courses that an account sees: the one about this product, and its own. */
export interface Courses {
  /** In the order of their ids, the product's first. */
  of(account_id: string): Promise<readonly Course[]>;
  /** The content of an attachment of one of them; undefined if there is none of that id. */
  attachment(
    account_id: string,
    id: string,
  ): Promise<{ readonly name: string; readonly type: string; readonly content: Readable } | undefined>;
}

const MOST_COURSES = 1_000;
const MOST_FILES = 200;
const MOST_NOTE_BYTES = 1024 * 1024;
const DECLARED = 'course.json';
const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

interface Kept {
  readonly course: Course;
  readonly dir: string;
}

/** A course's folder; undefined for what is none, or says what a course cannot be. */
async function readCourse(dir: string, id: string, owner: string): Promise<Kept | undefined> {
  try {
    const declared = join(dir, DECLARED);
    if ((await lstat(declared)).size > MOST_NOTE_BYTES) return undefined;
    const said: unknown = JSON.parse(await readFile(declared, 'utf8'));
    if (!Value.Check(CourseFile, said)) return undefined;
    const entries = await readdir(dir, { withFileTypes: true });
    // a link could lead anywhere
    const files = entries.filter((entry) => entry.isFile() && entry.name !== DECLARED && !entry.name.startsWith('.'));
    const names = files.map(({ name }) => name).sort();
    const attachments = names.slice(0, MOST_FILES).map((name) => ({ id: idOf(owner, id, name), name }));
    return { course: { ...(said as Static<typeof CourseFile>), id, attachments }, dir };
  } catch {
    return undefined;
  }
}

/**
 * Courses in folders: the product's own, and `<dir>/<account id>/<course>/` with a `course.json` each. Read when asked,
 * so that a course is there as soon as its folder is.
 */
export function folderCourses(options: { readonly own: string; readonly dir?: string | undefined }): Courses {
  const read = async (account_id: string): Promise<readonly Kept[]> => {
    const own = await readCourse(options.own, 'priora', '');
    const home = options.dir === undefined ? undefined : join(options.dir, account_id);
    const names = home === undefined ? [] : await readdir(home, { withFileTypes: true }).catch(() => []);
    const folders = names
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .slice(0, MOST_COURSES);
    const others: Kept[] = [];
    for (const name of folders) {
      const found = await readCourse(join(home!, name), idOf(account_id, name), account_id);
      if (found) others.push(found);
    }
    return [...(own ? [own] : []), ...others];
  };
  return {
    of: async (account_id) => (await read(account_id)).map(({ course }) => course),
    async attachment(account_id, id) {
      for (const { course, dir } of await read(account_id)) {
        const found = course.attachments.find((each) => each.id === id);
        if (!found) continue;
        const type = TYPES[extname(found.name).toLowerCase()] ?? 'application/octet-stream';
        return { name: found.name, type, content: createReadStream(join(dir, found.name)) };
      }
      return undefined;
    },
  };
}
