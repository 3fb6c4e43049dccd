import { CallError, type CodeCheck } from '@skillcert/api-client';
import { refusal } from '@skillcert/api-client/testing';
import { describe, expect, it } from 'vitest';
import { type Asked, checkCertificate, type Outcome, type Verdict } from './check-certificate.js';

const certificate = { certificate_no: 'S000131000001263000058', issued_on: '2026-12-18' };
const { certificate_no } = certificate;
const code = `SC2/MFRGGZDF/${certificate_no}/2026-12-18/SIGNATURE`;
const verdict: Verdict = {
  ...certificate,
  kind: 'candidate',
  status: 'valid',
  name: '李晓明',
  is_proven: true,
  level: '3',
  teaching: null,
  replaced_by: null,
};
const genuine: CodeCheck = { at: 'genuine', certificate };
const lost = new CallError({ failure: 'network', message: 'Network Error' });

/**
 * The outcomes in sequence, if the code alone checks like this (undefined: the page has no keys) and the register
 * answers like this.
 */
const told = async (
  own: CodeCheck | undefined,
  answer: Verdict | Error,
  asked: Asked = { certificate_no, code },
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const ways = {
    checker: async () => {
      if (!own) throw lost;
      return async () => own;
    },
    ask: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  await checkCertificate(ways, asked, (outcome) => outcomes.push(outcome));
  return outcomes;
};

describe('the check of a code', () => {
  it('reports at once that it is genuine, and then the answer of the register', async () => {
    expect(await told(genuine, verdict)).toEqual([
      { at: 'signed', certificate },
      { at: 'found', verdict },
    ]);
  });

  it('reports without a connection that it is genuine and that the register could not be asked', async () => {
    expect(await told(genuine, lost)).toEqual([
      { at: 'signed', certificate },
      { at: 'unasked', certificate, problem: { kind: 'lost' } },
    ]);
  });

  it('reports the same if the register was asked too often', async () => {
    const outcomes = await told(genuine, refusal('too_many'));
    expect(outcomes.at(-1)).toMatchObject({ at: 'unasked', problem: { refusal: 'too_many' } });
  });

  it('sends no request about a forged one', async () => {
    expect(await told({ at: 'forged' }, verdict)).toEqual([{ at: 'forged' }]);
  });

  it('takes the code of another certificate for forged', async () => {
    expect(await told(genuine, verdict, { certificate_no: 'S000131000001263000059', code })).toEqual([
      { at: 'forged' },
    ]);
  });

  it('leaves one with an unknown key to the register, and reports without a connection that it could not be verified', async () => {
    expect(await told({ at: 'unknown_key' }, verdict)).toEqual([{ at: 'found', verdict }]);
    expect(await told({ at: 'unknown_key' }, lost)).toEqual([{ at: 'unproven' }]);
  });

  it('leaves everything to the register where the page has no keys', async () => {
    expect(await told(undefined, verdict)).toEqual([{ at: 'found', verdict }]);
    expect(await told(undefined, lost)).toEqual([{ at: 'failed', problem: { kind: 'lost' } }]);
    expect(await told(undefined, refusal('not_found'))).toEqual([{ at: 'unknown' }]);
  });
});

it('the check by number asks the register alone', async () => {
  const asked = { certificate_no, id_last4: '002X' };
  expect(await told(genuine, verdict, asked)).toEqual([{ at: 'found', verdict }]);
  expect(await told(genuine, lost, asked)).toEqual([{ at: 'failed', problem: { kind: 'lost' } }]);
});
