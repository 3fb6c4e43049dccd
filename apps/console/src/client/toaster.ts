import { createToaster } from '@skillcert/ui';
import { letGo } from '../state/let-go.js';

/** The one store of messages; code outside React fills it too. */
export const toaster = createToaster();

// What is on the screen stays there: it may say why somebody was signed out.
letGo.add(toaster.clear);
