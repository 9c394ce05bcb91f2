import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SMALLEST_WORTH_PACKING = 1000;

/** Packs every text file beside itself, once, so that the service never has to. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  closeBundle() {
    const dist = join(import.meta.dirname, 'dist');
    for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      const path = join(dist, name);
      if (!/\.(js|css|html|svg)$/.test(name) || statSync(path).size < SMALLEST_WORTH_PACKING) continue;
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }
  },
});

/**
 * What every page is set in, asked for with the page and not after its styles: then it is there before the first line.
 */
const FIRST_FONTS = /^assets\/(inter|source-serif-4)-latin-wght-normal-.*\.woff2$/;
const fontsFirst = (): Plugin => ({
  name: 'fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FIRST_FONTS.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), packed(), fontsFirst()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // the editor of structures, loaded when somebody draws one; what is loaded at first is held by a test
    chunkSizeWarningLimit: 1200,
    manifest: true,
  },
  // browsers of the target know workers that are modules
  worker: { format: 'es' },
});
