// The cost of each component of packages/ui for an app that imports it by name, gzipped: before its first use
// (beyond the provider and a first icon), and its later downloads. `npm run sizes` prints it; an exceeded budget
// fails.
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

/** The share of a budget that must stay free. */
const room = 0.03;

const kilobytes = (bytes) => (bytes / 1024).toFixed(2).padStart(7);
const base = await measure(['SkillcertProvider']);
const rows = [];
for (const name of components) {
  const both = await measure(['SkillcertProvider', name]);
  rows.push({ name, first: both.first - base.first, later: both.later });
}

/** The budget of a component, its cost, and the share of the budget that is left. */
const bounds = rows.flatMap(({ name, first, later }) => {
  const budget = { first: usual, ...budgets[name] };
  return [
    { name, what: 'before first use', bytes: first, most: budget.first },
    { name, what: 'later', bytes: later, most: budget.later },
    { name, what: 'in all', bytes: first + later, most: budget.total },
  ]
    .filter(({ most }) => most !== undefined)
    .map((bound) => ({ ...bound, left: 1 - bound.bytes / (bound.most * 1024) }));
});
const faults = bounds
  .filter(({ left }) => left < 0)
  .map(({ name, what, bytes, most }) => `${name}: ${bytes} bytes ${what}, of ${most} KB`);
const unknown = Object.keys(budgets).filter((name) => !components.includes(name));

const leftOf = (name) => Math.min(...bounds.filter((bound) => bound.name === name).map(({ left }) => left));
process.stdout.write(`${'component'.padEnd(24)}  first   later  left   KB, gzipped, and % of the budget\n`);
for (const { name, first, later } of rows.toSorted((one, other) => other.first - one.first)) {
  const left = (leftOf(name) * 100).toFixed(0).padStart(5);
  process.stdout.write(
    `${name.padEnd(22)}${kilobytes(first)} ${later ? kilobytes(later) : '      –'} ${left}\n`,
  );
}
process.stdout.write(
  `${'provider, one icon'.padEnd(22)}${kilobytes(base.first)}       –   under all of them\n`,
);
// A new feature leaves room for the next one: a component with less is reduced, or gets a budget with a reason.
for (const { name, what, left } of bounds.filter((bound) => bound.left >= 0 && bound.left < room))
  process.stdout.write(`${name}, ${what}: ${(left * 100).toFixed(1)} % of its budget left\n`);
for (const fault of [...faults, ...unknown.map((name) => `${name} has a budget and does not exist`)]) {
  process.stdout.write(`✗ ${fault}\n`);
}
process.exitCode = faults.length + unknown.length ? 1 : 0;
