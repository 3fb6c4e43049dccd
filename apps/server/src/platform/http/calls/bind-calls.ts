import type { CallName, Endpoint } from '@skillcert/api-client/contract';
import type { AnyHandler } from './handle.js';
import type { BoundCall } from './run-call.js';

/** The calls of a contract by name. */
export type CallTable = Readonly<Record<string, Endpoint<CallName>>>;

/**
 * Binds every call of the contract to its handler.
 * @throws where a call has no handler or says nothing of access, or a handler has no call: such a server must not start
 */
export const bindCalls = (contract: CallTable, handlers: readonly AnyHandler[]): readonly BoundCall[] => {
  const byCall = new Map<CallName, AnyHandler>();
  for (const handler of handlers) {
    if (byCall.has(handler.call))
      throw new Error(`The call ${handler.call} has two handlers. Take one out of its area's table.`);
    byCall.set(handler.call, handler);
  }
  return Object.values(contract).map((endpoint) => {
    const handler = byCall.get(endpoint.call);
    if (!handler) {
      throw new Error(
        `The call ${endpoint.call} has no handler. Write one and list it in its area's table (handlers.ts).`,
      );
    }
    if (!endpoint.access?.to) {
      throw new Error(
        `The call ${endpoint.call} does not say who may make it. Declare its access in the contract.`,
      );
    }
    return { endpoint, handler };
  });
};
