// One word for one thing: no catalogue uses another word for a term of docs/glossary.json, and no name that a file
// declares, or has itself, uses an old word for a term of docs/code-words.json.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

const camelCase = (stem) => stem.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const declaration =
  /^\s*(?:export )?(?:default )?(?:async )?(?:const|let|function|interface|type|class) (\w+)/gm;

/** The names of a file: its own, and those that it declares, also within a function. */
const namesOf = (file) => [
  camelCase(file.replace(/^.*\//, '').replace(/\..*$/, '')),
  ...[...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name]) => name),
];

const codeWords = JSON.parse(readFileSync('docs/code-words.json', 'utf8'));
const sources = execFileSync('git', ['ls-files', 'apps', 'packages', 'bench'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file))
  .map((file) => ({ file, names: namesOf(file) }));
let names = 0;
for (const source of sources) names += source.names.length;
for (const { term, not = [], except = [], in: folder = '' } of codeWords) {
  const old = new RegExp(`^(?:${not.join('|')})(?=[A-Z]|$)`);
  for (const { file, names: declared } of not.length ? sources : []) {
    for (const name of file.startsWith(folder) ? declared : []) {
      if (except.includes(name) || !old.test(name)) continue;
      wrong += 1;
      process.stdout.write(`${file}: ${name} – the code says ${term}\n`);
    }
  }
}

process.stdout.write(
  `${said.length} texts, ${glossary.length} terms; ${names} names, ${codeWords.length} words of the code; ${wrong} said otherwise\n`,
);
if (said.length < 5_000 || names < 10_000 || wrong) process.exitCode = 1;
