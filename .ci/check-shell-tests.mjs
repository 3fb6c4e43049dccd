// Every test that docs/shell-tests.md names is in the file it names, and the count in its head is right.
import { existsSync, readFileSync } from 'node:fs';

const page = process.argv[2] ?? 'docs/shell-tests.md';
const text = readFileSync(page, 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
  .map(
    (line) => /^\| (?<statement>.*) \| (?<tests>.*) \|$/.exec(line)?.groups ?? { statement: line, tests: '' },
  );

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const isNamed = (file, name) =>
  file.endsWith('.stories.tsx')
    ? read(file).includes(`export const ${name}: Story`)
    : ["'", '`', '"'].some((quote) => read(file).includes(`${quote}${name}${quote}`));

const faultsOf = ({ statement, tests }) => {
  if (tests.startsWith('not yet: ')) return [];
  const named = tests.split('<br>').map((each) => /^`([^`]+)` › (.+)$/.exec(each));
  return named.flatMap((each) => {
    if (!each) return [`${statement}: ${tests} names no test`];
    return isNamed(each[1], each[2]) ? [] : [`${statement}: ${each[1]} has no test "${each[2]}"`];
  });
};

const missing = rows.filter(({ tests }) => tests.startsWith('not yet: ')).length;
const faults = rows.flatMap(faultsOf);
if (!text.includes(`${rows.length} statements:`) || !text.includes(`; ${missing} have none yet.`)) {
  faults.push(`The head does not say ${rows.length} statements, ${missing} of them without a test`);
}
process.stdout.write(
  faults.length
    ? `${faults.join('\n')}\n`
    : `${rows.length} statements of the shell, ${missing} without a test yet\n`,
);
process.exitCode = faults.length ? 1 : 0;
