import type { Access } from '@skillcert/api-client/contract';
import type { Role } from '@skillcert/core';

const scopeWords = (access: Extract<Access, { to: 'roles' | 'ticket_or_roles' }>) => {
  if (!access.scope) return '';
  const list = access.scope.class_type ?? 'by role';
  const units = access.scope.is_organization ? ', for a unit those that it takes part in' : '';
  const source = access.scope.from === 'input' ? 'the class it names' : 'the class of the record it names';
  return `, within their classes (${source}; list: ${list}${units})`;
};

/** An administrator may do everything that is open to a role. */
const withAdmin = (roles: readonly Role[]) => [...new Set<Role>(['admin', ...roles])].join(', ');

const candidateWords = (purpose: string) =>
  `a candidate with a phone proven for “${purpose}” (cookie ticket${purpose === 'enrol' ? ', or candidate once signed in' : ''})`;

/** The access of a call, in words. */
export const describeAccess = (access: Access): string => {
  switch (access.to) {
    case 'anyone':
      return 'anyone';
    case 'ticket':
      return candidateWords(access.purpose);
    case 'session':
      return 'any signed-in account';
    case 'roles':
      return `${withAdmin(access.roles)}${access.show_recommend ? ' with show_recommend' : ''}${scopeWords(access)}`;
    case 'ticket_or_roles':
      return `${candidateWords(access.purpose)}, or by ${withAdmin(access.roles)}${scopeWords(access)}`;
  }
};
