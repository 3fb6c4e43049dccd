// One word for one thing: no catalogue uses another word for a term of docs/glossary.json.
import { readdirSync, readFileSync } from 'node:fs';

const glossary = JSON.parse(readFileSync('docs/glossary.json', 'utf8'));
const languages = ['en', 'zh', 'es', 'ja'];

/** The texts of an app or of the contract, by key. */
const fromCatalogue = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => ({
    file,
    language: file.match(/(\w+)\.json$/)[1],
    key,
    text,
  }));

/** The texts of a component: the strings of a file that has one language, or several in sequence. */
const fromComponent = (file) => {
  let language = file.match(/locales\/(\w\w)\.ts$/)?.[1];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      language = line.match(/^ {2}(en|zh|es|ja): /)?.[1] ?? language;
      const texts = line.match(/'[^']*'|`[^`]*`/g) ?? [];
      return languages.includes(language)
        ? texts.map((text) => ({ file, language, key: `line ${at + 1}`, text }))
        : [];
    });
};

/**
 * Whether a text has one of the words. Latin ones must be whole words, Chinese and Japanese ones have no
 * boundaries.
 */
const finds = (language, word) =>
  ['en', 'es'].includes(language)
    ? new RegExp(`(?<![\\p{L}{_.])(?:${word})(?![\\p{L}_])`, 'iu')
    : new RegExp(word, 'u');

const filesIn = (folder, name) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

const said = [
  ...['apps/console', 'apps/enroll', 'apps/server', 'packages/api-client'].flatMap((home) =>
    filesIn(`${home}/src/messages`, /^\w+\.json$/).flatMap(fromCatalogue),
  ),
  ...filesIn('packages/ui/src', /locales\/\w\w\.ts$|-words\.ts$/).flatMap(fromComponent),
];
let wrong = 0;
for (const { term, words, not, except = [] } of glossary) {
  for (const language of languages) {
    if (!words[language]) throw new Error(`${term} has no word in ${language}`);
    for (const word of not[language]) {
      const found = finds(language, word);
      for (const { file, key, text } of said.filter((each) => each.language === language)) {
        if (except.includes(key) || !found.test(text)) continue;
        wrong += 1;
        process.stdout.write(`${file} ${key}: “${text}” – ${term} is ${words[language]}\n`);
      }
    }
  }
}
process.stdout.write(`${said.length} texts, ${glossary.length} terms, ${wrong} said otherwise\n`);
if (said.length < 5_000 || wrong) process.exitCode = 1;
