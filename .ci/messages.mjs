// Compiles an app's words ahead of time: ICU text → syntax trees per language, and the types of every key's arguments.
// Runs in the app's folder. Fails where a language lacks a key, has one too many, or uses other arguments than English.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const languages = ['en', 'zh', 'es', 'ja'];
// The words of refusals and field problems belong to the contract; every app shows them.
const folders = ['../../packages/api-client/src/messages', 'src/messages'];
const target = 'src/messages/compiled';

const kindOf = (element) => {
  if (element.type === TYPE.number || element.type === TYPE.plural) return 'number';
  if (element.type === TYPE.date || element.type === TYPE.time) return 'Date | number';
  return 'string | number';
};

const collectArguments = (elements, found = new Map()) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) throw new Error(`<${element.value}>: messages carry no markup`);
    const known = found.get(element.value);
    if (!known || known === 'string | number') found.set(element.value, kindOf(element));
    for (const option of Object.values(element.options ?? {})) collectArguments(option.value, found);
  }
  return found;
};

const load = (language) => {
  const words = {};
  for (const folder of folders) {
    for (const [key, text] of Object.entries(
      JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')),
    )) {
      if (key in words) throw new Error(`${language}: ${key} is said twice`);
      if (text.trim() === '') throw new Error(`${language}: ${key} is empty`);
      words[key] = parse(text, { ignoreTag: false });
    }
  }
  return words;
};

const catalogues = Object.fromEntries(languages.map((language) => [language, load(language)]));
const problems = [];
for (const language of languages) {
  for (const key of Object.keys(catalogues.en)) {
    const translated = catalogues[language][key];
    if (!translated) problems.push(`${language}: ${key} is missing`);
    else {
      const names = (tree) => [...collectArguments(tree).keys()].sort().join(', ');
      if (names(translated) !== names(catalogues.en[key]))
        problems.push(`${language}: ${key} has other arguments than en`);
    }
  }
  for (const key of Object.keys(catalogues[language])) {
    if (!catalogues.en[key]) problems.push(`${language}: ${key} is not in en`);
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

const typeOf = (tree) => {
  const found = [...collectArguments(tree)];
  if (found.length === 0) return 'undefined';
  return `{ ${found.map(([name, kind]) => `readonly ${name}: ${kind}`).join('; ')} }`;
};

mkdirSync(target, { recursive: true });
for (const language of languages) {
  writeFileSync(`${target}/${language}.json`, JSON.stringify(catalogues[language]));
}
const rows = Object.entries(catalogues.en).map(([key, tree]) => `  readonly '${key}': ${typeOf(tree)};`);
writeFileSync(
  `${target}/message-types.ts`,
  `/** Every key with its arguments. */\nexport interface Messages {\n${rows.join('\n')}\n}\n`,
);
process.stdout.write(`${Object.keys(catalogues.en).length} messages in ${languages.length} languages\n`);
