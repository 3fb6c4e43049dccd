import { createToaster } from '@skillcert/ui';
import { letGo } from '../state/let-go.js';

/** The one store of messages; code outside React fills it too. */
export const toaster = createToaster();

// Messages on the screen stay: one may explain the end of the session.
letGo.add(toaster.clear);
