import { type Language, pickLanguage } from '@skillcert/core';

const weigh = (entry: string) => {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((part) => part.startsWith('q='));
  return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
};

/** The language of the answer, from `Accept-Language` in the order of its weights. */
export const languageOf = (header: string | undefined): Language => {
  const wished = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(weigh)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return pickLanguage(
    undefined,
    wished.map(({ tag }) => tag),
  );
};
