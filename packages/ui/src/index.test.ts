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

  it('leads every way in to a source and to what the build writes', () => {
    const sheets = {
      './styles.css': 'styles',
      './tokens.css': 'tokens/tokens',
      './tailwind.css': 'tokens/tailwind',
    };
    for (const [path, entry] of Object.entries(manifest.exports)) {
      const name = path === '.' ? 'index' : path.slice(2);
      if (path.endsWith('.css')) {
        const dist = path === './*.css' ? './dist/*/*.css' : `./dist/${name}`;
        expect(typeof entry === 'string' ? entry : entry.default).toBe(dist);
      } else
        expect(entry).toEqual({
          '@skillcert/source': `./src/${name}.ts`,
          types: `./dist/${name}.d.ts`,
          ...(path === '.' && { 'react-server': './dist/index.react-server.js' }),
          default: `./dist/${name}.js`,
        });
    }
    for (const [path, source] of Object.entries(sheets))
      expect(manifest.exports).toMatchObject({ [path]: { '@skillcert/source': `./src/${source}.css` } });
  });

  it('says the same words in every language', async () => {
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

  it('tells Default and Playground of every component', () => {
    const missing = components.filter((folder) => {
      const story = sources[`./${folder}/${folder}.stories.tsx`] ?? '';
      return !story.includes('export const Default') || !story.includes('export const Playground');
    });
    expect(missing).toEqual([]);
  });
});
