import * as core from '@skillcert/core';

type Lifecycle = core.Lifecycle;

const isLifecycle = (value: unknown): value is Lifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'initial' in value;

const words = (name: string) => name.replaceAll('_', ' ');

const diagram = ({ initial, states, transitions }: Lifecycle) => {
  const begins = Object.entries(states).filter(([name, { begins }]) => begins || name === initial);
  const ends = Object.entries(states).filter(([, { ends }]) => ends);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...begins.map(([name]) => `  [*] --> ${name}`),
    ...transitions.map(({ from, event, to }) => `  ${from} --> ${to} : ${words(event)}`),
    ...ends.map(([name]) => `  ${name} --> [*]`),
    '```',
  ].join('\n');
};

const early = ({ early }: Lifecycle['transitions'][number]) =>
  early ? `before \`${early.before}\`: ${early.needs.map(words).join(', ')}` : '';

const table = ({ transitions }: Lifecycle) =>
  [
    '| from | event | to | by | needs |',
    '|---|---|---|---|---|',
    ...transitions.map((each) => {
      const needs = [each.needs.map(words).join(', '), early(each)].filter(Boolean).join('; ');
      return `| ${each.from} | ${each.event} | ${each.to} | ${each.by.join(', ')} | ${needs} |`;
    }),
  ].join('\n');

const exported: readonly unknown[] = Object.values(core);

const lifecycles = exported.filter(isLifecycle).toSorted((a, b) => a.name.localeCompare(b.name));

const heading = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase());

/** Every lifecycle of core as a diagram and a table, for `docs/lifecycles.md`. */
export const text = [
  '# Lifecycles',
  '',
  'Written by `npm run docs` from `packages/core/src/lifecycle`. Server, screens and tests read the same tables. An event is applied by one',
  'of `by`, with everything in `needs` given. [Where it is decided](architecture.md#where-it-is-decided) leads to screens, calls and code.',
  '',
  ...lifecycles.map((each) => `- [${heading(each.name)}](#${each.name.replaceAll('_', '-')})`),
  '',
  ...lifecycles.flatMap((each) => [`## ${heading(each.name)}`, '', diagram(each), '', table(each), '']),
].join('\n');
