import { contract } from '@skillcert/api-client/contract';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../handlers.js';
import { bindCalls } from './bind-calls.js';

const { 'user/login': login, 'user/logout': logout } = contract;
const answerLogin = { call: 'user/login', run: async () => ({}) } as const;

describe('binding the calls', () => {
  it('refuses a call without a handler', () => {
    expect(() => bindCalls({ login, logout }, [answerLogin])).toThrow('The call user/logout has no handler.');
  });

  it('refuses a call that does not say who may make it', () => {
    const undeclared = { ...login };
    Reflect.deleteProperty(undeclared, 'access');
    expect(() => bindCalls({ undeclared }, [answerLogin])).toThrow(
      'The call user/login does not say who may make it.',
    );
  });

  it('refuses two handlers for one call', () => {
    expect(() => bindCalls({ login }, [answerLogin, answerLogin])).toThrow(
      'The call user/login has two handlers',
    );
  });

  it('finds a handler for every call of the contract', () => {
    expect(bindCalls(contract, handlers)).toHaveLength(Object.keys(contract).length);
  });
});
