import { createHash } from 'node:crypto';
import { type CallName, contract, errors } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { engines } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../http/testing/open-test-app.js';

const [engine] = engines;
const calls = Object.values(contract);

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(5),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['query', 'header']),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })) })
    .optional(),
  responses: z.object({
    200: z.object({
      content: z.record(
        z.string(),
        z.object({
          schema: z.record(z.string(), z.unknown()),
          examples: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  }),
  'x-access': z.object({ to: z.enum(['anyone', 'ticket', 'session', 'roles', 'ticket_or_roles']) }),
  'x-refuses': z.array(z.object({ name: z.string(), code: z.number() })),
});
const openapi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
  'x-errors': z.array(
    z.object({ name: z.string(), code: z.number(), status: z.number(), message: z.string() }),
  ),
});

describe('the API’s own document', () => {
  let test: TestApp;
  let text = '';
  let document: z.infer<typeof openapi>;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
    const answer = await test.app.inject('/api/openapi.json');
    expect(answer.headers['content-type']).toMatch('application/json');
    text = answer.body;
    document = openapi.parse(answer.json());
  });
  afterAll(() => test.close());

  it('has every call under its path and method, and nothing else', () => {
    const listed = Object.entries(document.paths).map(([path, methods]) => [path, Object.keys(methods)]);
    expect(listed).toEqual(calls.map(({ call, method }) => [`/${call}`, [method.toLowerCase()]]));
  });

  it('states the greatest length of every text of a request', () => {
    const boundless = (schema: unknown, path: string): readonly string[] => {
      const { type, enum: names, const: only, format, pattern, maxLength, ...rest } = Object(schema);
      const isFree =
        type === 'string' && [names, only, format, pattern, maxLength].every((bound) => bound === undefined);
      const inner = Object.entries(rest).flatMap(([key, value]) =>
        typeof value === 'object' && key !== 'example' && key !== 'examples'
          ? boundless(value, `${path}.${key}`)
          : [],
      );
      return isFree ? [path, ...inner] : inner;
    };
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((one) => [
        ...boundless(one?.requestBody?.content['application/json'], path),
        ...boundless(
          one?.parameters.filter((parameter) => parameter.in === 'query'),
          path,
        ),
      ]),
    );
    expect(found).toEqual([]);
  });

  it('points only at parts that it has', () => {
    const parsed: unknown = JSON.parse(text);
    for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = path.split('/').reduce<unknown>((value, key) => Reflect.get(Object(value), key), parsed);
      expect(target, path).toBeTypeOf('object');
    }
  });

  it('has an operationId for every call, each its own', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one?.operationId),
    );
    expect(new Set(ids).size).toBe(calls.length);
  });

  it('prints every refusal of the table with its words', () => {
    expect(document['x-errors'].map(({ code }) => code)).toEqual(
      Object.values(errors).map(({ code }) => code),
    );
    for (const { message } of document['x-errors']) expect(message).not.toMatch(/[{}]|^error\./);
  });

  it.each(calls.map((endpoint) => [endpoint.call, endpoint] as const))(
    '%s has an example that its schemas and the published ones accept',
    (call: CallName, endpoint) => {
      expect(endpoint.input.safeParse(endpoint.example.input).success).toBe(true);
      expect(endpoint.output.safeParse(endpoint.example.output).success).toBe(true);
      const published = document.paths[`/${call}`]?.[endpoint.method === 'GET' ? 'get' : 'post'];
      const body = published?.requestBody?.content['application/json']?.schema;
      if (body) expect(z.fromJSONSchema(body).safeParse(endpoint.example.input).error).toBeUndefined();
      const answer = published?.responses[200].content['application/json']?.schema;
      const success = z.array(z.record(z.string(), z.unknown())).catch([]).parse(answer?.oneOf)[0];
      if (!success) return;
      const sent = { code: 20000, message: 'OK', data: endpoint.example.output };
      expect(z.fromJSONSchema(success).safeParse(sent).error).toBeUndefined();
    },
  );

  it('can be read by people on a page that carries everything itself', async () => {
    const answer = await test.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
    expect(answer.headers['content-type']).toMatch('text/html');
    for (const { call } of calls) expect(answer.body).toContain(`id="${call}"`);
    expect(answer.body).not.toMatch(/(?:src|href)="(?!\/api\/|data:,")/);
    expect(answer.body).not.toContain('undefined');
    const policy = String(answer.headers['content-security-policy']);
    for (const tag of ['script', 'style']) {
      const [, content = ''] = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(answer.body) ?? [];
      expect(policy).toContain(
        `${tag}-src 'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      );
    }
  });
});
