import { type SmsEvent, type SmsStatus, smsLifecycle, transition } from '@skillcert/core';

/**
 * Where our own jobs lead a message, by the table of core.
 * @throws RangeError for a step that it does not list: one of ours is wrong
 */
export const nextSmsStatus = (state: SmsStatus, event: SmsEvent): SmsStatus => {
  const outcome = transition(smsLifecycle, { state, event, actors: ['system'] });
  if (!outcome.ok) throw new RangeError(`No message that is ${state} can ${event}.`);
  return outcome.to;
};
