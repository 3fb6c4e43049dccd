import { type CallName, contract, type InputOf, type OutputOf } from '@skillcert/api-client/contract';
import type { Call, Handler, RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';

interface Asked<Name extends CallName> {
  readonly services: Services;
  readonly caller: Call<Name>['caller'];
  readonly input: InputOf<Name>;
  readonly key?: string;
  readonly bytes?: Uint8Array;
  readonly language?: string;
  readonly reportMissing?: RequestFacts['reportMissing'];
}

type Given = Pick<RequestFacts, 'key' | 'bytes' | 'language' | 'reportMissing'>;

const facts = (given: Given): RequestFacts => ({
  request_id: 'test-request',
  address: '127.0.0.1',
  user_agent: 'test',
  ...given,
  setCookie: () => undefined,
  cookie: () => undefined,
  header: () => undefined,
  gone: () => new AbortController().signal,
});

/** Runs a handler as http/ does once it knows the caller: input and answer pass through the contract's schemas. */
export const callHandler = async <Name extends CallName>(
  handler: Handler<Name>,
  {
    services,
    caller,
    input,
    key = '',
    bytes = new Uint8Array(),
    language = 'zh',
    reportMissing = () => undefined,
  }: Asked<Name>,
): Promise<OutputOf<Name>> => {
  const { input: inputSchema, output } = contract[handler.call];
  // The schemas are those of this very call; TypeScript does not tie them to the name.
  const parsed = inputSchema.parse(input) as Call<Name>['input'];
  const request = facts({ key, bytes, language, reportMissing });
  const answer = await handler.run({ input: parsed, caller, services, request });
  return output.parse(answer) as OutputOf<Name>;
};
