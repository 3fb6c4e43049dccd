import { CallError, type Client, isCallError } from '@skillcert/api-client';
import { errorSink } from '../state/error-sink.js';
import { prompts } from '../state/prompts.js';
import { showFailure } from './show-failure.js';

let client: Promise<Client> | undefined;

/** The client comes with the first call, in one download with axios, which it asks for at once. */
const connect = (): Promise<Client> => {
  client ??= import('./send.js').then(({ send }) => send);
  return client.catch((cause) => {
    // A file that failed to load must not fail every later call.
    client = undefined;
    throw new CallError({ failure: 'network', message: String(cause), cause });
  });
};

/** The class that a call is about. */
const classIn = (input: object): number | undefined => {
  const class_id: unknown = Reflect.get(input, 'class_id');
  return typeof class_id === 'number' ? class_id : undefined;
};

/** Makes a call. An ended session opens its dialog; other failures are shown unless the call is quiet. */
export const call: Client = async (name, input, options = {}) => {
  try {
    const send = await connect();
    return await send(name, input, { ...options, quiet: true });
  } catch (error) {
    if (isCallError(error, 'expired')) prompts.session_expired = true;
    else if (!options.quiet) showFailure(error, classIn(input));
    throw error;
  }
};

errorSink.report = (error) => call('log/reportError', error, { quiet: true });
