import { type Client, createClient, isCallError } from '@skillcert/api-client';
import { settings } from '../state/settings.js';
import { readToken } from '../state/token.js';
import { concernsActiveClass } from './concerns-active-class.js';

const client = createClient({ getToken: readToken, getLanguage: () => settings.language });

/** The client of the console. A refusal about the active class may mean that it was taken away: the guard hears of it and decides anew. */
export const send: Client = async (name, input, options) => {
  try {
    return await client(name, input, options);
  } catch (error) {
    if (isCallError(error) && concernsActiveClass(error, input)) {
      void import('../shell/refresh-profile.js').then(({ refreshProfile }) => refreshProfile());
    }
    throw error;
  }
};
