import { safeRedirect } from '@skillcert/core';
import { routes } from '../../../routes.js';

/**
 * The address to open after signing in: the page that the guard came from, with the other parameters of the login
 * page.
 */
export const targetAfterLogin = (search: string): string => {
  const params = new URLSearchParams(search);
  const target = new URL(safeRedirect(params.get('redirect'), routes), location.origin);
  params.delete('redirect');
  for (const [name, value] of params) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
};
