const charactersOf = (text: string) => [...text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')];

const pairs = (characters: readonly string[]) =>
  characters.slice(1).map((character, index) => `${characters[index]}${character}`);

/** The search terms of a name: each of its characters and each pair of neighbours (Chinese names have two or three). */
export const nameGrams = (name: string): string[] => {
  const characters = charactersOf(name);
  return [...new Set([...characters, ...pairs(characters)])];
};

/** The terms that a name must contain to match a search: its pairs, or the one typed character. */
export const searchGrams = (search: string): string[] => {
  const characters = charactersOf(search);
  return [...new Set(characters.length > 1 ? pairs(characters) : characters)];
};
