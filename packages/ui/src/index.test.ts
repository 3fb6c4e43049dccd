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
  (folder) => !['internal', 'testing', 'tokens', 'locales', 'provider', 'canvas', 'screens'].includes(folder),
);

describe('the public face', () => {
  const module = (name: string) => ({
    '@skillcert/source': `./src/${name}.ts`,
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  });
  const sheet = (source: string, dist: string) => ({
    '@skillcert/source': `./src/${source}.css`,
    types: './dist/style-sheet.d.ts',
    default: `./dist/${dist}.css`,
  });

  it('is the index, the four languages and the style sheets, each in source and as built, and nothing else', () => {
    expect(manifest.exports).toEqual({
      '.': { ...module('index'), 'react-server': './dist/index.react-server.js' },
      './locales/en': module('locales/en'),
      './locales/zh': module('locales/zh'),
      './locales/es': module('locales/es'),
      './locales/ja': module('locales/ja'),
      './styles.css': sheet('styles', 'styles'),
      './styles.unlayered.css': { types: './dist/style-sheet.d.ts', default: './dist/styles.unlayered.css' },
      './tokens.css': sheet('tokens/tokens', 'tokens'),
      './tailwind.css': sheet('tokens/tailwind', 'tailwind'),
      './*.css': sheet('*/*', '*/*'),
    });
  });

  it('has the same messages in every language', async () => {
    const languages = import.meta.glob<Record<string, object>>('./locales/{en,zh,es,ja}.ts', { eager: true });
    const keysOf = (words: object = {}) => Object.keys(words).sort();
    const [first, ...others] = Object.values(languages).map((module) => keysOf(Object.values(module)[0]));
    expect(others).toEqual([first, first, first]);
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

  it('has Default and Playground for every component', () => {
    const missing = components.filter((folder) => {
      const story = sources[`./${folder}/${folder}.stories.tsx`] ?? '';
      return !story.includes('export const Default') || !story.includes('export const Playground');
    });
    expect(missing).toEqual([]);
  });
});
