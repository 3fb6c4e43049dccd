import { ja as components } from '@skillcert/ui/locales/ja';
import messages from './compiled/ja.json';

/** Everything that is said in this language, in one file to download. */
export const catalogue = { components, messages };
