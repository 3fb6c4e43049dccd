import { safeRedirect } from '@skillcert/core';
import { routes } from '../../../routes.js';

/** Where to go after signing in: the place the guard sent from, whole, with the other parameters of the login page. */
export const targetAfterLogin = (search: string): string => {
  const params = new URLSearchParams(search);
  const target = new URL(safeRedirect(params.get('redirect'), routes), location.origin);
  params.delete('redirect');
  for (const [name, value] of params) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
};
