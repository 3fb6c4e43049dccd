import { type Client, createClient, isCallError } from '@skillcert/api-client';
import { prompts } from '../state/prompts.js';
import { settings } from '../state/settings.js';
import { readToken } from '../state/token.js';
import { showFailure } from './show-failure.js';

const send = createClient({ getToken: readToken, getLanguage: () => settings.language });

/** Makes a call. An ended session opens its dialog; other failures are shown unless the call is quiet. */
export const call: Client = async (name, input, options = {}) => {
  try {
    return await send(name, input, { ...options, quiet: true });
  } catch (error) {
    if (isCallError(error, 'expired')) prompts.session_expired = true;
    else if (!options.quiet) showFailure(error);
    throw error;
  }
};
