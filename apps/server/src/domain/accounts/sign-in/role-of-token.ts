import { isRole, type Role } from '@skillcert/core';

const roleToken = /^([a-z-]+)-token$/;

/** The role that a role token such as `master-token` asks for; undefined for any other token. */
export const roleOfToken = (token: string): Role | undefined => {
  const role = roleToken.exec(token)?.[1];
  return isRole(role) ? role : undefined;
};
