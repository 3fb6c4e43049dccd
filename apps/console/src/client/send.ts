import { createClient } from '@skillcert/api-client';
import { settings } from '../state/settings.js';
import { readToken } from '../state/token.js';

/** The client of the console. */
export const send = createClient({ getToken: readToken, getLanguage: () => settings.language });
