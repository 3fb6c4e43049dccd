import { type Language, pickLanguage } from '@skillcert/core';

const weigh = (entry: string) => {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
};

const headerMax = 200;

/** The tags of an `Accept-Language` header in the order of their weights. */
export const wishedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .slice(0, headerMax)
    .split(',')
    .map(weigh)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

const knownMax = 500;
const known = new Map<string, Language>();

/**
 * The language of the answer, from `Accept-Language` in the order of its weights. Browsers send few different ones:
 * they are read once.
 */
export const languageOf = (header: string | undefined): Language => {
  const text = (header ?? '').slice(0, headerMax);
  const found = known.get(text) ?? pickLanguage(undefined, wishedLanguages(text));
  if (known.size < knownMax) known.set(text, found);
  return found;
};
