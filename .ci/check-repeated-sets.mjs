// Refuses a closed set of names that two files spell (repeated-sets.mjs says which count).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRead, needlessExceptions, repeatedSets } from './repeated-sets.mjs';

const twice = (one, other) =>
  repeatedSets([
    ['packages/core/src/one.ts', one],
    ['apps/server/src/other.ts', other],
  ]).length;
const once = "export const causes = ['sick', 'late', 'gone'] as const;";
const refused = [
  "type Cause = 'gone' | 'late' | 'sick';",
  "const cause = z.enum(['', 'late', 'gone', 'sick']);",
  "const causes = ['sick', 'gone', 'late'] as const satisfies Cause[];",
  "rows.filter(({ cause }) => ['late', 'gone', 'sick'].includes(cause));",
  "interface Row { cause: Generated<'late' | 'sick' | 'gone'> }",
];
const accepted = [
  "type Facts = Pick<Row, 'sick' | 'late' | 'gone'>;",
  "export const call = endpoint('x', { refuses: ['sick', 'late', 'gone'] });",
  "const row = await tx.selectFrom('x').select(['sick', 'late', 'gone']);",
  "type Cause = 'late' | 'gone';",
];
const asleep = [
  ...refused.filter((text) => twice(once, text) === 0).map((text) => `is let through: ${text}`),
  ...accepted.filter((text) => twice(once, text) > 0).map((text) => `is refused: ${text}`),
];

const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter(isRead)
  .map((file) => [file, readFileSync(file, 'utf8')]);

const findings = repeatedSets(texts).map(
  ({ set, places }) =>
    `${set.replaceAll('|', ' | ')}  is said in ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}: say it once in core or the contract, and read it`,
);
const needless = needlessExceptions(texts).map(
  (set) => `.ci/repeated-sets.mjs excepts ${set}, which no two files say`,
);
const all = [...asleep, ...findings, ...needless];
process.stdout.write(all.length ? `${all.join('\n')}\n` : `${texts.length} files say each closed set once\n`);
process.exitCode = all.length ? 1 : 0;
