import type { Access } from '@skillcert/api-client/contract';
import { classListFor, type Role } from '@skillcert/core';

const classWords: Readonly<Record<ReturnType<typeof classListFor>, string>> = {
  every_class: 'in every class',
  organization_classes: 'with the duty “organization”',
  owner_classes: 'with the duty “owner”',
  paid_in_classes: 'with the duty “paid_in”',
  sign_in_classes: 'with the duty “sign_in”',
  no_class: 'in no class',
};

/** The roles of an access, an administrator first, and the classes in which each may make the call. */
const roleWords = ({ roles, scope }: Extract<Access, { to: 'roles' | 'ticket_or_roles' }>) => {
  const all = [...new Set<Role>(['admin', ...roles])];
  if (!scope) return all.join(', ');
  const lists = [...new Set(all.map((role) => classListFor(role, scope)))];
  const parts = lists.map((list) => {
    const having = all.filter((role) => classListFor(role, scope) === list);
    return `${having.join(', ')} ${classWords[list]}`;
  });
  const source = scope.from === 'input' ? 'the class it names' : 'the class of the record it names';
  return `${parts.join('; ')} (${source})`;
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
      return `${roleWords(access)}${access.show_recommend ? ', with show_recommend' : ''}`;
    case 'ticket_or_roles':
      return `${candidateWords(access.purpose)}, or by ${roleWords(access)}`;
  }
};
