// What each component of packages/ui costs an app that imports it by name, gzipped: before it is first used (beyond what the
// provider and a first icon have brought), and what it may download later. `npm run sizes` prints it; a budget that is passed fails.
import { readFileSync } from 'node:fs';
import { componentFiles } from '../packages/ui/component-files.mjs';
import { budgets, usual } from './size-budgets.mjs';

/** Bytes before first use, and the parts that may follow. */
const measure = async (names) => {
  const files = await componentFiles(
    `export { ${names.join(', ')} } from '@skillcert/ui'; export { X } from 'lucide-react';`,
  );
  const byName = new Map(files.map((file) => [file.name, file]));
  const first = new Set();
  const visit = (name) => {
    if (first.has(name) || !byName.has(name)) return;
    first.add(name);
    byName.get(name).imports.forEach(visit);
  };
  visit('entry.js');
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    first: sum(files.filter(({ name }) => first.has(name))),
    later: sum(files.filter(({ name }) => !first.has(name))),
  };
};

const index = readFileSync('packages/ui/src/index.ts', 'utf8');
const components = [...index.matchAll(/export \{([^}]*)\} from/g)]
  .flatMap(([, names]) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name) && name !== 'SkillcertProvider')
  .sort();

const kilobytes = (bytes) => (bytes / 1024).toFixed(2).padStart(7);
const base = await measure(['SkillcertProvider']);
const rows = [];
for (const name of components) {
  const both = await measure(['SkillcertProvider', name]);
  rows.push({ name, first: both.first - base.first, later: both.later });
}

const faults = rows.flatMap(({ name, first, later }) => {
  const budget = {
    first: usual,
    later: Number.POSITIVE_INFINITY,
    total: Number.POSITIVE_INFINITY,
    ...budgets[name],
  };
  return [
    ...(first > budget.first * 1024
      ? [`${name}: ${first} bytes before first use, of ${budget.first} KB`]
      : []),
    ...(first + later > budget.total * 1024
      ? [`${name}: ${first + later} bytes in all, of ${budget.total} KB`]
      : []),
    ...(later > budget.later * 1024 ? [`${name}: ${later} bytes later, of ${budget.later} KB`] : []),
  ];
});
const unknown = Object.keys(budgets).filter((name) => !components.includes(name));

process.stdout.write(`${'component'.padEnd(24)}  first   later   KB, gzipped\n`);
for (const { name, first, later } of rows.toSorted((one, other) => other.first - one.first)) {
  process.stdout.write(`${name.padEnd(22)}${kilobytes(first)} ${later ? kilobytes(later) : '      –'}\n`);
}
process.stdout.write(
  `${'provider, one icon'.padEnd(22)}${kilobytes(base.first)}       –   under all of them\n`,
);
for (const fault of [...faults, ...unknown.map((name) => `${name} has a budget and does not exist`)]) {
  process.stdout.write(`✗ ${fault}\n`);
}
process.exitCode = faults.length + unknown.length ? 1 : 0;
