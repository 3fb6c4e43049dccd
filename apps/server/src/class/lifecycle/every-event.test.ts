import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@skillcert/core';
import { expect, it } from 'vitest';

interface Lifecycle {
  readonly name: string;
  readonly transitions: readonly { readonly event: string }[];
}

const isLifecycle = (value: unknown): value is Lifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'initial' in value;

const lifecycles = Object.values<unknown>(core).filter(isLifecycle);

const root = join(import.meta.dirname, '../../../../..');
/** What the server does and what its callers may ask for; the demo writes histories of what would have happened. */
const sources = ['apps/server/src', 'packages/api-client/src/contract'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|^demo\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

it('knows the lifecycles of core', () => {
  expect(lifecycles.length).toBeGreaterThan(15);
});

/** What no program fires yet, each with why. */
const unfired: Readonly<Record<string, readonly string[]>> = {
  // The same scan once more is answered with what the first one came to; nothing is written.
  check_in: ['repeat'],
  // No gateway that reports a number as dead is connected.
  sms: ['bounce'],
};

it.each(lifecycles)(
  'every event of the $name lifecycle is fired by a call or a job',
  ({ name, transitions }) => {
    const events = [...new Set(transitions.map(({ event }) => event))];
    const isSaid = (event: string) => sources.some((source) => source.includes(`'${event}'`));
    expect(events.filter((event) => !isSaid(event))).toEqual(unfired[name] ?? []);
  },
);
