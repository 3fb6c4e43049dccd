// Each finding names the file, the line and the rule. A rule that passes its own bad examples is a finding too.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rules } from './house-rules.mjs';
import { isMeasured, longFunctions } from './long-functions.mjs';

const files = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'packages',
    'apps',
    'examples',
    'bench',
    '.storybook',
    '.ci',
    '.github',
    'docs',
    '*.md',
  ],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|css|mjs|cjs|yml|md)$/.test(file) && file !== '.ci/house-rules.mjs');

const linesMatching = (text, pattern) =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

const linesAgainst = (rule, text) => (rule.finds ? rule.finds(text) : linesMatching(text, rule.pattern));

const sleeping = rules.flatMap((rule) =>
  rule.refuses
    .filter(({ file, text }) => !rule.applies(file) || linesAgainst(rule, text).length === 0)
    .map(({ file, text }) => `${file}: ${text.trim()}  is let through by the rule: ${rule.says}`),
);

const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const findings = [...texts].flatMap(([file, text]) =>
  rules
    .filter((rule) => rule.applies(file))
    .flatMap((rule) => linesAgainst(rule, text).map((line) => `${file}:${line}  ${rule.says}`)),
);

// A rule about functions that were renamed would find nothing any more, and its own samples would not show it.
const sources = [...texts.values()].join('\n');
const namesIn = ({ pattern }) =>
  pattern?.source.replaceAll(/\\[a-z]/gi, ' ').match(/\b[a-z]+[A-Z][a-z]\w*/g) ?? [];
const exceptionsOf = ({ applies }) =>
  [...applies.toString().matchAll(/(?:endsWith\(|!== )'([^']*\/[^']+)'/g)].map(([, end]) => end);
const outdated = rules.flatMap((rule) => [
  ...namesIn(rule)
    .filter((name) => !sources.includes(name))
    .map((name) => `no source has ${name}, which a rule refuses: ${rule.says}`),
  ...exceptionsOf(rule)
    .filter((end) => !files.some((file) => file.endsWith(end)))
    .map((end) => `no file ends with ${end}, which a rule excepts: ${rule.says}`),
]);

// A stranger finds a file by its folder.
const mostInAFolder = 24;
const isCounted = (file) =>
  /^(?:packages|apps)\/[^/]+\/src\//.test(file) &&
  !/\.(?:test|stories)\.tsx?$|\/sample-[^/]+$/.test(file) &&
  !file.startsWith('packages/api-client/src/contract/');
const folders = files.filter(isCounted).map((file) => dirname(file));
const crowded = [...new Set(folders)]
  .map((folder) => ({ folder, count: folders.filter((each) => each === folder).length }))
  .filter(({ count }) => count > mostInAFolder)
  .map(({ folder, count }) => `${folder}: ${count} files, at most ${mostInAFolder} stand in a folder`);

const asleep =
  longFunctions('x.ts', `const x = () => {${'\n'.repeat(60)}};`).length === 1
    ? []
    : ['.ci/long-functions.mjs lets a function of 61 lines through'];
const tooLong = files
  .filter(isMeasured)
  .flatMap((file) =>
    longFunctions(file, texts.get(file)).map(
      ({ line, name, lines }) => `${file}:${line}  ${name} has ${lines} lines: split it by what it does`,
    ),
  );

const all = [...sleeping, ...outdated, ...findings, ...crowded, ...asleep, ...tooLong];
process.stdout.write(all.length ? `${all.join('\n')}\n` : `${files.length} files follow the house rules\n`);
process.exitCode = all.length ? 1 : 0;
