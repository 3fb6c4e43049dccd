import {
  type Endpoint,
  isInQuery,
  missingHeader,
  proofHeader,
  searchesByHeader,
  searchHeader,
  successCode,
} from '@skillcert/api-client/contract';
import { fileMedia } from './file-media.js';
import { type JsonSchema, jsonSchema } from './json-schema.js';
import { refusalsOf } from './refusals-of.js';

/** The parts of every answer in JSON. */
export const answerParts = ['code', 'message', 'data'];

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key on a repeated call gives the first answer; with another input it is refused.',
  schema: { type: 'string', pattern: '^[!-~]{8,64}$' },
};

const proofParameter = {
  name: proofHeader,
  in: 'header',
  required: false,
  description: 'The solved challenge of a refusal with `proof_needed`.',
  schema: { type: 'string' },
};

const placeOf = (endpoint: Endpoint, name: string) =>
  name === 'search' && searchesByHeader(endpoint)
    ? {
        name: searchHeader,
        in: 'header',
        description:
          'What to look for, percent-encoded. It may stand in the query as `search`, but a phone or an identity number is refused there.',
      }
    : { name, in: 'query' };

const parametersOf = (endpoint: Endpoint) => {
  const { properties = {}, required = [] }: JsonSchema = isInQuery(endpoint)
    ? jsonSchema(endpoint.input, 'output')
    : {};
  const given = Object.entries(properties).map(([name, schema]) => ({
    ...placeOf(endpoint, name),
    required: required.includes(name),
    schema,
    example: Reflect.get(Object(endpoint.example.input), name),
  }));
  return [
    ...given,
    ...(endpoint.needsKey ? [keyParameter] : []),
    ...(endpoint.refuses?.includes('proof_needed') ? [proofParameter] : []),
  ];
};

const bodyOf = ({ method, body, input, example }: Endpoint) => {
  if (method === 'GET') return undefined;
  const content =
    body === 'bytes'
      ? { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } }
      : { 'application/json': { schema: jsonSchema(input, 'input'), example: example.input } };
  // The input of the query may come in the body as well.
  return { required: body !== 'query', content };
};

const refusalExample = ({ code, message }: ReturnType<typeof refusalsOf>[number]) => ({
  value: { code, message, data: null },
});

const answerOf = (endpoint: Endpoint) => {
  const refusals = refusalsOf(endpoint).map((refusal) => [refusal.name, refusalExample(refusal)]);
  const refusal = { $ref: '#/components/schemas/Refusal' };
  const media = fileMedia(endpoint);
  if (media) {
    return {
      [media]: { schema: { type: 'string', contentMediaType: media } },
      'application/json': { schema: refusal, examples: Object.fromEntries(refusals) },
    };
  }
  const success = {
    type: 'object',
    required: answerParts,
    properties: {
      code: { const: successCode },
      message: { type: 'string' },
      data: jsonSchema(endpoint.output, 'output'),
    },
  };
  const example = { value: { code: successCode, message: 'OK', data: endpoint.example.output } };
  return {
    'application/json': {
      schema: { oneOf: [success, refusal] },
      examples: { success: example, ...Object.fromEntries(refusals) },
    },
  };
};

const missingNamed = {
  [missingHeader]: {
    description:
      'Characters that no font has, as in `U+20BB7 U+1F600`: a PDF shows their numbers in their place.',
    schema: { type: 'string' },
  },
};

const securityOf = ({ access }: Endpoint) => {
  if (access.to === 'anyone') return [];
  const staff = [{ token: [], session: [] }, { token: [] }];
  if (access.to === 'ticket_or_roles') return [{ ticket: [] }, ...staff];
  return access.to === 'ticket' ? [{ ticket: [] }] : staff;
};

/** One call as an OpenAPI operation; its access and its refusals stand in `x-access` and `x-refuses`. */
export const buildOperation = (endpoint: Endpoint): object => ({
  operationId: endpoint.call.replace('/', '_'),
  summary: endpoint.summary,
  tags: [endpoint.call.split('/', 1)[0]],
  security: securityOf(endpoint),
  parameters: parametersOf(endpoint),
  ...(bodyOf(endpoint) && { requestBody: bodyOf(endpoint) }),
  responses: {
    '200': {
      description: 'The answer, or a refusal: `code` decides.',
      // Some sheets come as PDF where that is asked for.
      ...(['pdf', 'xlsx'].includes(endpoint.answers ?? '') && { headers: missingNamed }),
      content: answerOf(endpoint),
    },
    default: { $ref: '#/components/responses/ProtocolFailure' },
  },
  'x-access': endpoint.access,
  'x-refuses': refusalsOf(endpoint).map(({ name, code }) => ({ name, code })),
});
