import { readFileSync } from 'node:fs';
import { contract } from '@skillcert/api-client/contract';
import { canUseRoute, classListFor, type Role, type RouteRecord, roles, titleFor } from '@skillcert/core';
import words from '../../apps/console/src/messages/en.json';
import { describeAccess } from '../../apps/server/src/platform/openapi/describe-access.js';

const say: Readonly<Record<string, string>> = words;

const duties: Readonly<Record<ReturnType<typeof classListFor>, string>> = {
  every_class: 'every class',
  organization_classes: '`organization`',
  owner_classes: '`owner`',
  paid_in_classes: '`paid_in`',
  sign_in_classes: '`sign_in`',
  no_class: '–',
};

type Meta = RouteRecord['meta'];

/** The kinds of pages that belong to a class, by what their routes ask. */
const kinds: readonly (readonly [string, Pick<Meta, 'class_type' | 'is_organization'>])[] = [
  ['enrolments', { class_type: 'sign_up', is_organization: true }],
  ['messages', { class_type: 'sign_up' }],
  ['money', { class_type: 'paid_in' }],
  ['exam', {}],
  ['results', { is_organization: true }],
];

const kindOf = ({ show_type, class_type, is_organization }: Meta) => {
  if (show_type !== 'class') return '';
  const found = kinds.find(
    ([, of]) => of.class_type === class_type && of.is_organization === is_organization,
  );
  if (!found)
    throw new Error(`No kind of page has class_type ${class_type}, is_organization ${is_organization}.`);
  return found[0];
};

const opens = (role: Role, { meta, path }: RouteRecord) => canUseRoute([role], { ...meta, path });

const roleRow = (role: Role, pages: readonly RouteRecord[]) => {
  const cells = kinds.map(([kind, rules]) =>
    pages.some((page) => kindOf(page.meta) === kind && opens(role, page))
      ? duties[classListFor(role, rules)]
      : '–',
  );
  return `| \`${role}\` | ${say[`role.${role}`]} | ${cells.join(' | ')} |`;
};

/** The title of a page, and the roles that see it under another one. */
const titles = (meta: Meta) => {
  const { title, staff_title } = meta;
  if (!staff_title) return say[title];
  const desks = roles.filter((role) => titleFor(meta, [role]).title === title);
  const named = desks.map((role) => `\`${role}\``).join(' and ');
  return `${say[staff_title]}. For ${named} the title of this page is “${say[title]}”.`;
};

const pageRow = (route: RouteRecord) =>
  `| \`${route.path}\` | ${titles(route.meta)} | ${kindOf(route.meta)} | ${roles.map((role) => (opens(role, route) ? '✓' : '')).join(' | ')} |`;

const register = readFileSync('packages/api-client/src/contract/contract.ts', 'utf8');
const imported = /import \{ (\w+)(?: as (\w+))? \} from '\.\/([\w-]+)\//g;

/** The folder in the contract of what the register imports, by the name that it has there. */
const areas = new Map(
  [...register.matchAll(imported)].map(([, name = '', alias = name, area = '']) => [alias, area]),
);
const calls = [...register.matchAll(/^ {2}'([\w/]+)': (\w+),$/gm)].map(([, call = '', alias = '']) => ({
  call,
  area: areas.get(alias) ?? '',
}));

const accessOf: Readonly<Record<string, { readonly access: Parameters<typeof describeAccess>[0] }>> =
  contract;

const dutyWords: Readonly<Record<ReturnType<typeof classListFor>, string>> = {
  every_class: 'in every class',
  organization_classes: 'with the duty `organization`',
  owner_classes: 'with the duty `owner`',
  paid_in_classes: 'with the duty `paid_in`',
  sign_in_classes: 'with the duty `sign_in`',
  no_class: '',
};

/** The classes in which a role may make a call; undefined if it may not at all, and for a call of any account. */
const classesFor = (role: Role, call: string): string | undefined => {
  const access = accessOf[call]?.access;
  if (access?.to !== 'roles' && access?.to !== 'ticket_or_roles') return undefined;
  if (role !== 'admin' && !access.roles.includes(role)) return undefined;
  if (!access.scope) return 'without naming a class';
  return dutyWords[classListFor(role, access.scope)] || undefined;
};

/** The calls that a role may make, by its classes. */
const rolePart = (role: Role) => {
  const byClasses = new Map<string, string[]>();
  for (const { call } of calls) {
    const classes = classesFor(role, call);
    if (classes) byClasses.set(classes, [...(byClasses.get(classes) ?? []), `\`${call}\``]);
  }
  return [
    `### ${role}`,
    '',
    '| where | calls |',
    '|---|---|',
    ...[...byClasses].toSorted().map(([classes, named]) => `| ${classes} | ${named.join(', ')} |`),
    '',
  ];
};

const areaPart = (area: string) => {
  const byAccess = new Map<string, string[]>();
  for (const { call } of calls.filter((each) => each.area === area)) {
    const known = accessOf[call];
    if (!known) continue;
    const who = describeAccess(known.access);
    byAccess.set(who, [...(byAccess.get(who) ?? []), `\`${call}\``]);
  }
  return [
    `### ${area}`,
    '',
    '| may be called by | calls |',
    '|---|---|',
    ...[...byAccess].map(([who, named]) => `| ${who} | ${named.join(', ')} |`),
    '',
  ];
};

/** The roles, their pages and their calls, for `docs/roles.md`. */
export const rolesPage = (routes: readonly RouteRecord[]): string => {
  const pages = routes.filter((route) => !route.public && !route.children);
  return [
    '# Roles: who may see and do what',
    '',
    'Written by `npm run docs` from the routes of the console, the access of the calls and `packages/core/src/access`.',
    '`apps/console/e2e/who-sees-what.ts` has the same table as the specification says it, and the browser walks it.',
    '',
    '## Roles and their classes',
    '',
    'A duty says what an account does in a class: `owner` runs it, `organization` takes part with its unit, `paid_in` handles',
    'the payments, `sign_in` the exam days. An account gets a duty by making a class, by `user/setAssignments`, with its unit,',
    'or when a class is handed over (`assignment` in [the tables of accounts](schema/account.md)). The list of classes shows',
    'every class with any duty; a page of a class opens where the account has the duty that the page needs. Lists mask',
    'personal data; a call of its own shows it, and leaves an audit record. A date may end what the accounts of `editor` and',
    '`recommend` may do (`editor_deadline`, `recommend_deadline`).',
    '',
    'The columns are the kinds of pages, as the next table names them; a cell is the duty that the role needs there, `–`',
    'where it has no such page.',
    '',
    `| role | name | ${kinds.map(([kind]) => kind).join(' | ')} |`,
    `|---|---|${kinds.map(() => '---|').join('')}`,
    ...roles.map((role) => roleRow(role, pages)),
    '',
    '## Pages of the console',
    '',
    `| page | title | kind | ${roles.map((role) => `\`${role}\``).join(' | ')} |`,
    `|---|---|---|${roles.map(() => ':-:|').join('')}`,
    ...pages.map(pageRow),
    '',
    '## Calls of each role',
    '',
    'An administrator may make every call except those of candidates. Anybody who is signed in may also make those of any account (below).',
    '',
    ...roles.filter((role) => role !== 'admin').flatMap(rolePart),
    '## Calls by area',
    '',
    'A handler also refuses what the record itself forbids: a step that its state does not allow, a second decision by the same person, or a decision about one’s own case.',
    '',
    ...[...new Set(calls.map(({ area }) => area))].toSorted().flatMap(areaPart),
  ].join('\n');
};
