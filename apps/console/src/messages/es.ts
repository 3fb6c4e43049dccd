import { es as components } from '@skillcert/ui/locales/es';
import messages from './compiled/es.json';

/** Everything that is said in this language, in one file to download. */
export const catalogue = { components, messages };
