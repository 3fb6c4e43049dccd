import { readFileSync } from 'node:fs';
import { contract } from '@skillcert/api-client/contract';
import { canUseRoute, classListFor, type Role, type RouteRecord, roles } from '@skillcert/core';
import words from '../../apps/console/src/messages/en.json';
import { describeAccess } from '../../apps/server/src/platform/openapi/describe-access.js';

const say: Readonly<Record<string, string>> = words;

const lists: Readonly<Record<ReturnType<typeof classListFor>, string>> = {
  every_class: 'every class',
  organization_classes: 'duty `organization`',
  owner_classes: 'duty `owner`',
  paid_in_classes: 'duty `paid_in`',
  sign_in_classes: 'duty `sign_in`',
  no_class: 'none',
};

const duties = [
  ['enrolments and study', { class_type: 'sign_up' }],
  ['payments', { class_type: 'paid_in' }],
  ['exam and lessons', {}],
  ['results of a participating unit', { is_organization: true }],
] as const;

const roleRow = (role: Role) =>
  `| \`${role}\` | ${say[`role.${role}`]} | ${duties.map(([, rules]) => lists[classListFor(role, rules)]).join(' | ')} |`;

const opens = (role: Role, { meta, path }: RouteRecord) => canUseRoute([role], { ...meta, path });

const pageRow = (route: RouteRecord) =>
  `| \`${route.path}\` | ${say[route.meta.title]} | ${roles.map((role) => (opens(role, route) ? '✓' : '')).join(' | ')} |`;

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
export const rolesPage = (routes: readonly RouteRecord[]): string =>
  [
    '# Roles: who may see and do what',
    '',
    'Written by `npm run docs` from the routes of the console, the access of the calls and `core/access`.',
    '`apps/console/e2e/who-sees-what.ts` has the same table as the specification says it, and the browser walks it.',
    '',
    '## Roles and their classes',
    '',
    'A page or a call that belongs to a class opens in the classes of its column. An account has a duty in a class that it made or was given.',
    '',
    `| role | name | ${duties.map(([name]) => name).join(' | ')} |`,
    `|---|---|${duties.map(() => '---|').join('')}`,
    ...roles.map(roleRow),
    '',
    '## Pages of the console',
    '',
    `| page | title | ${roles.map((role) => `\`${role}\``).join(' | ')} |`,
    `|---|---|${roles.map(() => ':-:|').join('')}`,
    ...routes.filter((route) => !route.public && !route.children).map(pageRow),
    '',
    '## Calls',
    '',
    'Beyond the access that is named here, a handler refuses what the record does not allow: its state, a decision by the same person, an own case.',
    '',
    ...[...new Set(calls.map(({ area }) => area))].toSorted().flatMap(areaPart),
  ].join('\n');
