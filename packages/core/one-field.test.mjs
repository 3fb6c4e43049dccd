import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../`;
const apart = /\.test\.|\/(?:e2e|testing|demo|messages)\/|packages\/ui\/src\/screens\//;
// An expert has an employer too, and texts speak of one. Two rules are about employers: people of one do not sit beside
// each other, and one pays for many. No other field has such a rule.
const another =
  /\/(?:experts?|admission|study)\/|expert-info|expert-work|own-account|origin-key|seating\.ts$|\/exam\/tickets\/|\/seat-map\/|\/money\/payments\//;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /\/src\/.*\.(?:tsx?|sql)$/.test(file) && !apart.test(file) && !another.test(file));

/** The files of the product that name a field of a candidate, its words apart. */
const naming = (field) => {
  const name = new RegExp(`\\b${field}(?:_length_max)?\\b`);
  return files.filter((file) => name.test(readFileSync(`${root}${file}`, 'utf8')));
};

it('names a plain text field where it is declared, kept and laid out, and nowhere else', () => {
  expect(naming('employer')).toEqual([
    // The two forms, what will be sent, and a list that shows it in a column of its own.
    'apps/console/src/screens/enrolment/candidate-fields.tsx',
    'apps/console/src/screens/enrolment/lists/use-candidate-columns.tsx',
    'apps/enroll/src/screens/candidate-form/work-fields.tsx',
    'apps/enroll/src/screens/create/steps/entered-facts.tsx',
    // The heads that sheets of others have for it.
    'apps/server/src/domain/enrolment/import/rows/synonyms.ts',
    // An English word by which heads of sheets speak of an employer.
    'apps/server/src/platform/sheet/head-words.ts',
    // Its column, and the type of that.
    'apps/server/src/platform/store/migrations/0001-foundation.sql',
    'apps/server/src/platform/store/tables/enrolment-tables.ts',
    // Its example.
    'packages/api-client/src/contract/enrolment/enrolment-record.ts',
    'packages/api-client/src/contract/enrolment/review/edit-enrolment.ts',
    // Its row, and its bound.
    'packages/core/src/candidate/candidate-fields.ts',
    'packages/core/src/limits.ts',
  ]);
});
