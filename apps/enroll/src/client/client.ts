import { createClient } from '@skillcert/api-client';
import { currentLanguage } from '../language/current-language.js';

/** The client of this site; candidates have no token, their proof is a cookie that scripts cannot read. */
export const client = createClient({ getLanguage: currentLanguage });
