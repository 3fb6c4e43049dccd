// The port of the area: what other areas may use of accounts and units. `.ci/areas.cjs` lists who may.

export { accountScope } from './account-scope.js';
export { grantsFor } from './grant/grants-for.js';
export { withMaskedPhone } from './lists/account-columns.js';
export { foundAccounts } from './lists/search-accounts.js';
export { usernameKey } from './sign-in/username-key.js';
export { stepTo } from './step-to.js';
