import {
  type ErrorName,
  errors,
  fieldProblems,
  obstacleNames,
  obstacleThings,
  proofHeader,
} from '@skillcert/api-client/contract';
import { pictureFaults } from '@skillcert/core';
import type { CallTable } from '../http/calls/bind-calls.js';
import { answerParts, buildOperation } from './build-operation.js';
import { showRefusal } from './refusals-of.js';

const names = Object.keys(errors) as ErrorName[];

const fieldError = {
  type: 'object',
  required: ['key', 'message'],
  properties: { key: { enum: fieldProblems }, message: { type: 'string' } },
};

const refusal = {
  type: 'object',
  description:
    'A refusal: `code` from the table `x-errors`, `message` in the caller’s language (Accept-Language).',
  required: answerParts,
  properties: {
    code: { enum: names.map((name) => errors[name].code) },
    message: { type: 'string' },
    data: {
      type: ['object', 'null'],
      properties: {
        fields: {
          type: 'object',
          description: 'Input errors by field, dotted for nested fields.',
          additionalProperties: { $ref: '#/components/schemas/FieldError' },
        },
        retry_after: { type: 'integer', description: 'Seconds after which trying again makes sense.' },
        challenge: {
          type: 'object',
          description: `With proof_needed: find a number n so that SHA-256 of "token.n" begins with so many zero bits, and make the same call again with "token.n" in the header ${proofHeader}.`,
          required: ['token', 'bits'],
          properties: { token: { type: 'string' }, bits: { type: 'integer' } },
        },
        choices: {
          type: 'array',
          description: 'With choice_needed: what to choose among before the same call is made again.',
          items: { type: 'string' },
        },
        obstacle: {
          type: 'object',
          description:
            'With transition_refused, in_use and move_barred: what stands in the way. Either a `thing` with its `state`, or `why` with, for some, how much of it.',
          properties: {
            thing: { enum: Object.keys(obstacleThings) },
            state: { type: 'string' },
            why: { enum: obstacleNames },
            count: { type: 'integer' },
          },
        },
        picture: {
          type: 'object',
          description:
            'With photo_refused and file_refused: what is wrong with the picture (`fault`: format, bytes, pixels, damaged or small), with what was found and what is the most or the least.',
          required: ['fault'],
          properties: { fault: { enum: pictureFaults } },
        },
      },
    },
  },
};

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Token',
    description: 'The token of user/login, or `<role>-token`.',
  },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Set by user/login; HttpOnly.' },
  ticket: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-ticket',
    description: 'Set by class/diffClassVerfyCode; HttpOnly.',
  },
};

const protocolFailure = {
  description: 'A failure of the protocol itself: malformed, too large, unknown path, another site, a crash.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

/** The OpenAPI 3.1 document, read off the contract. */
export const buildOpenapi = (contract: CallTable, version: string): object => ({
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'SkillCert API',
    version,
    description:
      'Every call answers `{code, message, data}` with HTTP 200: 20000 is success, every other code a refusal. ' +
      'Only failures of the protocol itself have another HTTP status.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api' }],
  paths: Object.fromEntries(
    Object.values(contract).map((endpoint) => [
      `/${endpoint.call}`,
      { [endpoint.method.toLowerCase()]: buildOperation(endpoint) },
    ]),
  ),
  components: {
    schemas: { Refusal: refusal, FieldError: fieldError },
    responses: { ProtocolFailure: protocolFailure },
    securitySchemes,
  },
  'x-errors': names.map(showRefusal),
});
