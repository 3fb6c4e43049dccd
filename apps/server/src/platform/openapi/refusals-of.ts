import { type Endpoint, type ErrorName, errors } from '@skillcert/api-client/contract';
import { wordsIn } from '../http/words.js';

/** A refusal as the documents show it. */
export interface ShownRefusal {
  readonly name: ErrorName;
  readonly code: number;
  readonly status: number;
  readonly message: string;
}

// So that words with a number in them read like an answer.
const sample = {
  seconds: 42,
  minutes: 12,
  max: 10_000,
  megabytes: 5,
  width: 295,
  height: 413,
  left: 38,
  per_day: 2_000,
  needed: 76,
  why: 'It is damaged.',
  tie: 'self',
  name: '',
  days: 30,
  came: '¥700.00',
  due: '¥680.00',
  count: 2,
  hours: 2,
  payments: 2,
  refunds: 1,
  invoices: 0,
  mailings: 0,
  scores: 1,
  status: 'archived',
  names: 'A, B',
  number: 'S000131000001263000001',
};

/** A refusal of the table with its English words. */
export const showRefusal = (name: ErrorName): ShownRefusal => ({
  name,
  ...errors[name],
  message: wordsIn('en')(`error.${name}`, sample),
});

const forSession = ['session_unknown', 'session_ended', 'session_expired'] as const;

const general = ({ access, needsKey }: Endpoint): readonly ErrorName[] => [
  'invalid_input',
  ...(access.to === 'session' || 'roles' in access ? forSession : []),
  ...('roles' in access ? (['not_found', 'must_change_password', 'must_enrol_factor'] as const) : []),
  ...('purpose' in access ? (['phone_unproven'] as const) : []),
  ...(needsKey ? (['key_reused'] as const) : []),
];

/** Every refusal that a caller should expect of a call: its own, and those its access and its key bring. */
export const refusalsOf = (endpoint: Endpoint): readonly ShownRefusal[] =>
  [...new Set([...(endpoint.refuses ?? []), ...general(endpoint)])].map(showRefusal);
