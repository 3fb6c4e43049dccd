import type { Access } from '@skillcert/api-client/contract';

const scopeWords = (access: Extract<Access, { to: 'roles' | 'ticket_or_roles' }>) => {
  if (!access.scope) return '';
  const list = access.scope.class_type ?? 'by role';
  const source = access.scope.from === 'input' ? 'the class it names' : 'the class of the record it names';
  return `, within their classes (${source}; list: ${list})`;
};

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
      return `admin, ${access.roles.join(', ')}${access.show_recommend ? ' with show_recommend' : ''}${scopeWords(access)}`;
    case 'ticket_or_roles':
      return `${candidateWords(access.purpose)}, or by admin, ${access.roles.join(', ')}${scopeWords(access)}`;
  }
};
