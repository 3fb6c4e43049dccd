// docs/architecture.md names files, folders and calls: in its walks and in its table of decisions. A name that is
// not there any more is found here.
import { existsSync, readFileSync } from 'node:fs';

const page = 'docs/architecture.md';
const text = readFileSync(page, 'utf8');
const partOf = (heading) => text.split(`\n## ${heading}\n`)[1]?.split(/^## /m)[0] ?? '';
const walks = partOf('Walks');
const steps = [...walks.matchAll(/^\d+\. `([^`]+)`((?: `[^`]+`,?)*)/gm)].map(([, file, names]) => ({
  file,
  names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
}));

const isThere = (text, name) =>
  new RegExp(`^export (?:async )?(?:const|function|interface|type) ${name}\\b`, 'm').test(text);

const problemsOf = ({ file, names }) => {
  if (!existsSync(file)) return [`${page}: ${file} does not exist`];
  const text = readFileSync(file, 'utf8');
  return names.filter((name) => !isThere(text, name)).map((name) => `${page}: ${file} exports no ${name}`);
};

const register = readFileSync('packages/api-client/src/contract/contract.ts', 'utf8');
const lifecycles = readFileSync('packages/core/src/index.ts', 'utf8');
const isNamed = (name) => {
  if (name.startsWith('screens/')) return existsSync(`apps/console/src/${name}`);
  if (name.startsWith('domain/')) return existsSync(`apps/server/src/${name}`);
  return name.includes('/') ? register.includes(`'${name}'`) : lifecycles.includes(name);
};
const decided = [...partOf('Where it is decided').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const unknown = decided
  .filter((name) => !isNamed(name))
  .map((name) => `${page}: there is no ${name}, where something is decided`);

// A step that is written otherwise would not be looked at.
const written = [...walks.matchAll(/^\d+\. /gm)].length;
const problems =
  steps.length < 30 || steps.length < written || decided.length < 20
    ? [
        `${page}: ${steps.length} of ${written} steps of the walks and ${decided.length} names of decisions can be read`,
      ]
    : [...steps.flatMap(problemsOf), ...unknown];
process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${steps.length} steps of the walks and ${decided.length} names of decisions exist\n`,
);
process.exitCode = problems.length ? 1 : 0;
