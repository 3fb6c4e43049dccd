// docs/architecture.md leads through the code by file and name. A way that names what is not there any more is
// found here.
import { existsSync, readFileSync } from 'node:fs';

const page = 'docs/architecture.md';
const [, part = ''] = readFileSync(page, 'utf8').split(/^## Five walks$/m);
const [walks = ''] = part.split(/^## /m);
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

// A step that is written otherwise would not be looked at.
const written = [...walks.matchAll(/^\d+\. /gm)].length;
const problems =
  steps.length < 30 || steps.length < written
    ? [`${page}: ${steps.length} of ${written} steps of the five walks can be read`]
    : steps.flatMap(problemsOf);
process.stdout.write(
  problems.length ? `${problems.join('\n')}\n` : `${steps.length} steps of the walks exist\n`,
);
process.exitCode = problems.length ? 1 : 0;
