import { zh as components } from '@skillcert/ui/locales/zh';
import messages from './compiled/zh.json';

/** Everything that is said in this language, in one file to download. */
export const catalogue = { components, messages };
