import { createToaster } from '@skillcert/ui';

/** The one store of messages; code outside React fills it too. */
export const toaster = createToaster();
