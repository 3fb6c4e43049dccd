// The texts of a sample screen of Storybook are the product's: each stands in a catalogue, in all languages under
// one key.
import { readdirSync, readFileSync } from 'node:fs';

const folder = process.argv[2] ?? 'packages/ui/src/screens';
const languages = ['zh', 'en', 'es', 'ja'];
const cases = /\{(\w+), plural,(?: (?:=\d+|\w+) ?\{[^{}]*\})*? other ?\{([^{}]*)\}\}/g;

/** A text as a sample has it: of several, its numbers given as text. */
const ofSeveral = (text) =>
  text
    .replace(cases, (_, name, other) => other.replaceAll('#', `{${name}}`))
    .replace(/\{(\w+), number\}/g, '{$1}');

const idOf = (texts) => JSON.stringify(texts);

const said = new Set(
  ['apps/console', 'apps/enroll', 'packages/api-client'].flatMap((home) => {
    const catalogues = languages.map((language) =>
      JSON.parse(readFileSync(`${home}/src/messages/${language}.json`, 'utf8')),
    );
    return Object.keys(catalogues[0]).map((key) =>
      idOf(catalogues.map((catalogue) => ofSeveral(catalogue[key] ?? ''))),
    );
  }),
);

/** The words of a file, which has nothing else. */
const wordsOf = async (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll(' as const', '');
  const lists = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return Object.entries(lists).flatMap(([list, words]) =>
    Object.entries(words).map(([name, word]) => ({ place: `${folder}/${file} ${list}.${name}`, word })),
  );
};

const files = readdirSync(folder).filter((file) => file.endsWith('-words.ts'));
const words = (await Promise.all(files.map(wordsOf))).flat();
const faults = words
  .filter(({ word }) => !said.has(idOf(languages.map((language) => word[language]))))
  .map(({ place, word }) => `${place}: no catalogue says “${word.en}” in these four languages`);
process.stdout.write(faults.length ? `${faults.join('\n')}\n` : `${words.length} words are the product’s\n`);
process.exitCode = faults.length || words.length === 0 ? 1 : 0;
