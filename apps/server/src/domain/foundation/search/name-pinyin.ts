import { pinyin, polyphonic } from 'pinyin-pro';

const options = { toneType: 'none', type: 'array', v: true } as const;

/** Names with more characters are found by their first ones, and those with more readings by the likeliest. */
const mostCharacters = 8;
const mostSpellings = 8;

const isRead = (syllable: string): boolean => /^[a-z]+$/.test(syllable);

/**
 * By character: there are no more of them than Chinese has. A name of its own is read some hundred times a second in a
 * rush.
 */
const known = new Map<string, readonly string[]>();

const readingsOfCharacter = (character: string): readonly string[] => {
  const found = known.get(character) ?? [...new Set(polyphonic(character, options)[0])].filter(isRead);
  known.set(character, found);
  return found;
};

/**
 * How each Chinese character of a name may be read, the likeliest first: a surname as a surname. A character without a
 * reading is passed over.
 */
const readingsOf = (name: string): readonly (readonly string[])[] => {
  const characters = [...name.normalize('NFKC')]
    .filter((each) => /\p{Script=Han}/u.test(each))
    .slice(0, mostCharacters);
  const readings = characters.map(readingsOfCharacter);
  const isPlain = readings.every((each) => each.length < 2);
  const likely = isPlain ? [] : pinyin(characters.join(''), { ...options, surname: 'head' });
  return readings
    .map((each, at) => [...new Set([likely[at] ?? '', ...each])].filter(isRead))
    .filter((each) => each.length > 0);
};

const spellingsOf = (name: string): readonly (readonly string[])[] =>
  readingsOf(name).reduce<readonly (readonly string[])[]>(
    (spelled, readings) =>
      spelled.flatMap((before) => readings.map((reading) => [...before, reading])).slice(0, mostSpellings),
    [[]],
  );

/** The parts of a spelling that are worth a search: two syllables and more, or the only one. */
const partsOf = (syllables: readonly string[]): readonly (readonly string[])[] => {
  if (syllables.length === 1) return [syllables];
  const parts: (readonly string[])[] = [];
  for (let from = 0; from < syllables.length; from += 1) {
    for (let to = from + 2; to <= syllables.length; to += 1) parts.push(syllables.slice(from, to));
  }
  return parts;
};

/**
 * The search terms of a Chinese name beside its characters: its syllables, and their first letters, in every reading;
 * none for other names.
 */
export const namePinyin = (name: string): string[] => {
  const parts = spellingsOf(name).flatMap(partsOf);
  const written = parts.flatMap((syllables) => [
    syllables.join(''),
    ...(syllables.length > 1 ? [syllables.map((syllable) => syllable.slice(0, 1)).join('')] : []),
  ]);
  return [...new Set(written)];
};

/** The pinyin of a search: its letters without separators; undefined if it cannot be pinyin. */
export const pinyinKey = (search: string): string | undefined => {
  const key = search
    .normalize('NFC')
    .toLowerCase()
    .replace(/ü/g, 'v')
    .replace(/[\s'’·-]+/g, '');
  return /^[a-z]{2,}$/.test(key) ? key : undefined;
};
