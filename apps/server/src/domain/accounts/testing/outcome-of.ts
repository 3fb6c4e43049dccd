import type { CallName } from '@skillcert/api-client/contract';
import { handlers } from '../../../handlers.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Handler } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { inVain } from '../../class/testing/in-vain.js';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/**
 * Runs a call and rolls it back. Returns `done`, or the refusal of the call or of the first record that it left out.
 */
export const outcomeOf = async (services: Services, call: CallName, caller: StaffSession, input: object) => {
  try {
    const handler = handlers.find((each) => each.call === call);
    if (!handler) throw new Error(`${call} has no handler.`);
    const asked = { services: inVain(services), caller, input, bytes: pdf, key: call } as never;
    const answer = await callHandler(handler as Handler<CallName>, asked);
    const { left_out = [] } = answer as { left_out?: { why: string }[] };
    return left_out[0]?.why ?? 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { tie = '', name = '' } = error.details.values ?? {};
    return [error.refusal, tie, name].join(' ').trim();
  }
};
