import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as library from './index.js';

const sources = import.meta.glob<string>('./*/*.{tsx,ts,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = [...new Set(Object.keys(sources).flatMap((path) => path.split('/')[1] ?? []))];
const components = folders.filter(
  (folder) => !['internal', 'testing', 'tokens', 'locales', 'provider', 'canvas'].includes(folder),
);

describe('the public face', () => {
  it('is the index, the four languages and the style sheets, and nothing else', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './locales/en',
      './locales/zh',
      './locales/es',
      './locales/ja',
      './styles.css',
      './styles.unlayered.css',
      './tokens.css',
      './tailwind.css',
      './*.css',
    ]);
  });

  it('exports every component folder through the index', async () => {
    const index = await import('./index.ts?raw');
    const missing = components.filter((folder) => !String(index.default).includes(`'./${folder}/index.js'`));
    expect(missing).toEqual([]);
  });

  it('names only functions', () => {
    expect(Object.entries(library).filter(([, value]) => typeof value !== 'function')).toEqual([]);
  });

  it('has every component’s style sheet in styles.css', async () => {
    const sheet = String((await import('./styles.css?raw')).default);
    const missing = components.filter(
      (folder) => `./${folder}/${folder}.css` in sources && !sheet.includes(`./${folder}/${folder}.css`),
    );
    expect(missing).toEqual([]);
  });

  it('tells Default and Playground of every component', () => {
    const missing = components.filter((folder) => {
      const story = sources[`./${folder}/${folder}.stories.tsx`] ?? '';
      return !story.includes('export const Default') || !story.includes('export const Playground');
    });
    expect(missing).toEqual([]);
  });
});
