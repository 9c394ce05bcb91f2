import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { en } from './src/words/en.ts';
import { zh } from './src/words/zh.ts';

const dist = join(import.meta.dirname, 'dist');
const FIRST_LOAD_BYTES = 300 * 1024;
const FONT_BYTES = 110 * 1024;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

describe.skipIf(!existsSync(dist))('the built console', () => {
  const read = (name: string) => readFileSync(join(dist, name));

  it('loads at first less than 300 kB, packed', () => {
    const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json').toString());
    const wanted = new Set<string>(['index.html']);
    const follow = (name: string) => {
      const chunk = manifest[name]!;
      if (wanted.has(chunk.file)) return;
      wanted.add(chunk.file);
      for (const css of chunk.css ?? []) wanted.add(css);
      for (const each of chunk.imports ?? []) follow(each);
    };
    follow('index.html');
    const bytes = [...wanted].reduce((total, name) => total + gzipSync(read(name)).length, 0);
    expect(wanted.size).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
  });

  it('asks with the page for the two fonts that every page is set in, less than 110 kB', () => {
    const fonts = [
      ...read('index.html')
        .toString()
        .matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g),
    ];
    const names = fonts.map(([, name]) => name!);
    expect(names.map((name) => name.replace(/-[\w-]{8}\.woff2$/, '')).sort()).toEqual([
      'assets/inter-latin-wght-normal',
      'assets/source-serif-4-latin-wght-normal',
    ]);
    expect(names.reduce((total, name) => total + read(name).length, 0)).toBeLessThan(FONT_BYTES);
  });

  it('has nothing inline and names no other host in what a browser fetches', () => {
    expect(read('index.html').toString()).not.toMatch(/https?:|<style|style="|<script(?![^>]* src=)|\son\w+=/);
    for (const name of readdirSync(join(dist, 'assets')).filter((each) => each.endsWith('.css')))
      expect(read(join('assets', name)).toString()).not.toMatch(/@import|url\((?!\/assets\/[\w-]+\.woff2\))/);
  });
});

describe('the words', () => {
  it('are the same in both languages, with the same values', () => {
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const differing = (Object.keys(en) as (keyof typeof en)[]).filter(
      (word) => values(en[word]).join() !== values(zh[word]).join(),
    );
    expect(differing).toEqual([]);
  });
});
