import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type Endpoint } from '@skillcert/api-client/contract';
import * as core from '@skillcert/core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { appliedEvents } from './testing/applied-events.js';

interface Lifecycle {
  readonly name: string;
  readonly transitions: readonly { readonly event: string; readonly to: string }[];
}

const isLifecycle = (value: unknown): value is Lifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'initial' in value;

const lifecycles = Object.entries<unknown>(core).flatMap(([id, value]) =>
  isLifecycle(value) ? [{ id, ...value }] : [],
);

const root = join(import.meta.dirname, '../../../../../..');
/**
 * The source files of the server and of core, which decides some events, such as what an entered score means. The demo
 * is left out, because it writes histories of what would have happened.
 */
const sources = Object.fromEntries(
  ['apps/server/src', 'packages/core/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|^demo\/|lifecycle\.ts$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);
const appliedOf = appliedEvents(sources);

/** The words that a caller may choose from in the input of a call. */
const choicesOf = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('const' in schema && typeof schema.const === 'string') return [schema.const];
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum.map(String);
  return Object.values(schema).flatMap(choicesOf);
};

const isCall = (name: string): name is keyof typeof contract => name in contract;

const choices = (calls: Iterable<string>): readonly string[] =>
  [...calls].filter(isCall).flatMap((name) => {
    const { input }: Endpoint = contract[name];
    return choicesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  });

it('knows the lifecycles of core', () => {
  expect(lifecycles.length).toBeGreaterThan(15);
});

it.each(lifecycles)(
  'every event of the $name lifecycle is applied by a call or a job, through the functions that ask its table',
  ({ id, transitions }) => {
    const { words, calls, byState } = appliedOf(id);
    const said = new Set([...words, ...choices(calls)]);
    const isApplied = ({ event, to }: (typeof transitions)[number]) =>
      said.has(event) || (byState && said.has(to));
    const applied = new Set(transitions.filter(isApplied).map(({ event }) => event));
    const missing = transitions.map(({ event }) => event).filter((event) => !applied.has(event));
    expect([...new Set(missing)]).toEqual([]);
  },
);

it('takes no word for an event that stands elsewhere, even in the same file', () => {
  const applied = appliedEvents({
    'server/next.ts': `import { transition, gateLifecycle } from '@skillcert/core';
const idle = 'lock';
export const next = (event: string) => transition(gateLifecycle, { state: 'shut', event });`,
    'server/open.ts': `import { next } from './next.js';
const steps = { early: ['open'] };
export const openGate = handle('gate/openGate', () => steps.early.map((each) => next(each)));
export const other = () => 'paint';`,
    'server/paint.ts': `export const paintGate = () => tell('oil');`,
  })('gateLifecycle');
  expect([...applied.words].filter((word) => word !== 'shut')).toEqual(['open']);
  expect([...applied.calls]).toEqual(['gate/openGate']);
});
