import { readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import type { Plugin } from 'vite';

const id = 'virtual:menu-pinyin';

/** The pinyin of a title, in full and by initials; a heteronym is read according to its word. */
export const pinyinOf = (title: string): readonly [full: string, initials: string] => {
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const syllables = pinyin(title, options).map((syllable) => syllable.toLowerCase());
  return [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')];
};

/** Serves the pinyin of the Chinese menu, worked out at build time, so that no dictionary is shipped. */
export const menuPinyin = (): Plugin => ({
  name: 'menu-pinyin',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(asked) {
    if (asked !== `\0${id}`) return;
    const file = new URL('./src/messages/zh.json', import.meta.url);
    this.addWatchFile(file.pathname);
    const words = Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')));
    const titles = words.filter(([key]) => key.startsWith('route.'));
    const spelled = Object.fromEntries(titles.map(([key, title]) => [key, pinyinOf(title)]));
    return `export const pinyin = ${JSON.stringify(spelled)};`;
  },
});
