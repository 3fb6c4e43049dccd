import type { Role } from '@skillcert/core';
import type { Config } from '../../../../platform/settings/config.js';

/** Whether one of the roles may be used with a second factor only. */
export const demandsFactor = (
  { factor_roles }: Pick<Config, 'factor_roles'>,
  held: readonly Role[],
): boolean => held.some((role) => factor_roles.includes(role));
