import { readdirSync, readFileSync } from 'node:fs';
import { pictureFaults } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { toJSONSchema, ZodObject } from 'zod';
import { type CallName, contract, type Endpoint, errors } from './index.js';
import { type WireKind, wireKinds } from './wire-kinds.js';

const names = Object.keys(contract).filter((name): name is CallName => name in contract);
/** The facts about a call that browsers receive. */
const told = (name: CallName): WireKind => wireKinds[name] ?? {};
const languages = ['en', 'zh', 'es', 'ja'] as const;

describe('the contract', () => {
  it('has each call that a file declares once, under its own name', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const declared = files
      .filter((file) => file.includes('/') && file.endsWith('.ts'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .flatMap((source) => [...source.matchAll(/\b(?:endpoint|listExport)\(\s*'([^']+)'/g)])
      .map(([, name]) => name);
    expect(Object.keys(contract).sort()).toEqual(declared.sort());
    for (const name of names) expect(contract[name].call).toBe(name);
  });

  it.each(names)('%s takes and gives its own example', (name) => {
    const { input, output, example } = contract[name];
    expect(input.safeParse(example.input).error).toBeUndefined();
    expect(output.safeParse(example.output).error).toBeUndefined();
  });

  it.each(names)('%s refuses input it does not know', (name) => {
    const { example, input } = contract[name];
    expect(input.safeParse({ ...example.input, is_admin: true }).success).toBe(false);
  });

  it.each(names)('%s declares its callers, and names real refusals', (name) => {
    const { access, refuses = [], summary } = contract[name];
    expect(['anyone', 'ticket', 'session', 'roles', 'ticket_or_roles']).toContain(access.to);
    for (const refusal of refuses) expect(errors).toHaveProperty(refusal);
    expect(summary).not.toBe('');
  });

  it('names to browsers the calls that are read with GET', () => {
    for (const name of names) expect(told(name).method ?? 'POST', name).toBe(contract[name].method);
    const inQuery = Object.values<Endpoint>(contract).filter(({ body }) => body === 'query');
    expect(names.filter((name) => told(name).queries)).toEqual(inQuery.map(({ call }) => call));
  });

  it('has no lists and no records in the input of a query', () => {
    const inQuery = Object.values<Endpoint>(contract).filter(
      ({ method, body }) => method === 'GET' || body === 'query' || body === 'bytes',
    );
    const composed = inQuery.flatMap(({ call, input }) => {
      const { properties = {} } = toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return Object.keys(properties)
        .filter((name) => /"(?:array|object)"/.test(JSON.stringify(properties[name])))
        .map((name) => `${call}: ${name}`);
    });
    expect(inQuery.length).toBeGreaterThan(20);
    expect(composed).toEqual([]);
  });

  it('names to browsers the calls whose search travels in a header: each whose input is in the query', () => {
    const searching = Object.values<Endpoint>(contract).filter(({ method, body, input }) => {
      const inQuery = method === 'GET' || body === 'query' || body === 'bytes';
      return inQuery && input instanceof ZodObject && 'search' in input.shape;
    });
    expect(names.filter((name) => told(name).searches)).toEqual(searching.map(({ call }) => call));
  });

  it('names to browsers the calls that answer with a picture or another file', () => {
    const answering = names.filter((name) => {
      const { answers }: Endpoint = contract[name];
      return answers !== undefined && answers !== 'json';
    });
    expect(names.filter((name) => told(name).answers || name.includes('/export'))).toEqual(answering);
  });

  it('names to browsers the calls that have no time limit but the line’s', () => {
    const streams = names.filter((name) => (contract[name] as Endpoint).answers === 'stream');
    expect(names.filter((name) => told(name).answers === 'stream')).toEqual(streams);
  });

  it('names to browsers the calls that wait for an event', () => {
    const waiting = names.filter((name) => (contract[name] as Endpoint).waits);
    expect(names.filter((name) => told(name).waits)).toEqual(waiting);
  });

  it('takes an amount only as a price, a refunded part, a declared transfer or a warning limit', () => {
    const amountsIn = (schema: unknown): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema).flatMap(([key, value]) => [
            ...(key.endsWith('_cents') ? [key] : []),
            ...amountsIn(value),
          ]);
    const taken = names.flatMap((name) => {
      const schema = toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
      const amounts = [...new Set(amountsIn(schema))];
      return amounts.length === 0 ? [] : [[name, ...amounts.sort()]];
    });
    expect(taken.sort()).toEqual([
      ['class/createClass', 'fee_cents'],
      // The one part of a payment that a client names: the desk alone, up to what is left (ADR 0015).
      ['class/drawBack', 'amount_cents'],
      ['class/saveClassDraft', 'fee_cents'],
      ['class/startClassDraft', 'fee_cents'],
      ['class/updataClass', 'fee_cents'],
      // The transfer that a candidate declares: the desk compares it, and books the amount that arrived (ADR 0090).
      ['payment/declarePayment', 'amount_cents'],
      ['payment/saveGathering', 'fee_cents', 'organization_fee_cents'],
      ['sms/saveSmsAlarm', 'alarm_cents'],
    ]);
  });

  it('bounds only the amounts of an answer that a person enters: sums and other parties’ payments have no bound', () => {
    const written = ['fee_cents', 'organization_fee_cents', 'alarm_cents', 'segment_cents'];
    const boundedIn = (schema: unknown): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema).flatMap(([key, value]) => [
            ...(key.endsWith('_cents') && /"maximum":(?!9007199254740991\b)/.test(JSON.stringify(value))
              ? [key]
              : []),
            ...boundedIn(value),
          ]);
    const bounded = names.flatMap((name) =>
      boundedIn(toJSONSchema(contract[name].output, { unrepresentable: 'any' }))
        .filter((key) => !written.includes(key))
        .map((key) => `${name}: ${key}`),
    );
    expect(bounded).toEqual([]);
  });

  it('lets no call without a session reach a class by its id through a role', () => {
    for (const name of names) {
      const { access } = contract[name];
      if ('roles' in access) expect(access.roles.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['a control character', 'a\u0007b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a turned reading direction', 'a\u202eb'],
    ['the beginning of a terminal’s command', 'a\u009bb'],
    ['a line separator', 'a\u2028b'],
  ])('refuses a class name with %s', (_, class_name) => {
    const { example, input } = contract['class/createClass'];
    const { error } = input.safeParse({ ...example.input, class_name });
    expect(error?.issues.map(({ message }) => message)).toEqual(['unsafe_text']);
  });

  it('gives every refusal a code of its own', () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(languages)(
    'has words in %s for every refusal, every field problem and every fault of a picture',
    async (language) => {
      const words: Record<string, string> = (await import(`../messages/${language}.json`)).default;
      const { fieldProblems } = await import('./field-problems.js');
      const expected = [
        ...Object.keys(errors).map((name) => `error.${name}`),
        ...fieldProblems.map((name) => `field.${name}`),
        ...pictureFaults.map((name) => `picture.${name}`),
      ];
      expect(Object.keys(words).sort()).toEqual(expected.sort());
    },
  );
});
