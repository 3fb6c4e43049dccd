import { en as components } from '@skillcert/ui/locales/en';
import messages from './compiled/en.json';

/** Everything that is said in this language, in one file to download. */
export const catalogue = { components, messages };
