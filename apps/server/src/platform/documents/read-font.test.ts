import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { charactersOf, missingCharacters } from './pdf/missing-characters.js';
import { readFonts } from './read-font.js';
import { testFonts } from './testing/renderer-here.js';

const beside = (name: string) =>
  existsSync(fileURLToPath(new URL(`../../documents/font/${name}`, import.meta.url)));

describe('the fonts of documents', () => {
  it('are the first one and all beside it, each with its licence', async () => {
    const { first, rare } = await readFonts();
    expect(first.byteLength).toBeGreaterThan(1_000_000);
    for (const file of rare) {
      const name = /([^/]+)\.ttf\.br$/.exec(file)?.[1];
      expect(beside(`OFL-${name}.txt`)).toBe(true);
    }
  });

  // One of each of the extensions B, C, D, E and F.
  it.runIf(beside('HanaMinB.ttf.br'))('have rare characters of names', async () => {
    const { first, rare } = await testFonts();
    const fonts = [first, ...(await rare())];
    const names = charactersOf({ names: ['𠮷田', '𪜀', '𫝀', '𫠠', '𬺰'] });
    expect(missingCharacters(names, fonts)).toEqual([]);
  });
});
