import { describe, expect, it } from 'vitest';
import { exampleRoutes, jointClass, profileOf, singleClass } from '../../testing/example-routes.js';
import type { PermissionClasses } from '../access/can-use-class.js';
import type { Role } from '../access/roles.js';
import type { ActiveClass } from '../session/active-class.js';
import type { Session } from '../session/session.js';
import { decideNavigation } from './decide-navigation.js';
import { defineRoutes } from './define-routes.js';

const every: PermissionClasses = {
  organization_classes: [11, 12],
  owner_classes: [11, 12],
  paid_in_classes: [11, 12],
  sign_in_classes: [11, 12],
};

interface Visitor {
  readonly roles?: readonly Role[];
  readonly token?: boolean;
  readonly session?: Session;
  readonly active_class?: ActiveClass | null;
  readonly permission_classes?: PermissionClasses;
}

const go = (
  place: string,
  { roles = ['master'], token = true, session, active_class = null, ...more }: Visitor = {},
) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(place) ?? [];
  const profile = profileOf(roles, { permission_classes: more.permission_classes ?? every });
  const ready: Session = { state: 'ready', profile };
  const context = { routes: exampleRoutes, token, session: session ?? ready, active_class };
  return decideNavigation({ pathname, search, hash }, context);
};

const nobody = { token: false, session: { state: 'anonymous' } } as const;
const warning = { kind: 'warn', to: '/class/lists', clears_class: true };
const to = (path: string) => ({ kind: 'redirect', to: path, clears_class: false });

describe('without a token', () => {
  it.each(['/login', '/login/expert', '/404', '/401', '/auth-redirect'])('opens the public %s', (path) => {
    expect(go(path, nobody)).toMatchObject({ kind: 'allow' });
  });

  it.each([nobody, { roles: ['master'] as const }])('leaves for the other site, whole', (visitor) => {
    expect(go('/enroll/create?class_id=7#form', visitor)).toEqual({
      kind: 'leave',
      to: '/enroll/create?class_id=7#form',
      clears_class: true,
    });
  });

  it.each([nobody, { roles: ['master'] as const }])('leads on through /redirect, whole', (visitor) => {
    expect(go('/redirect/class/lists?page=2#r', visitor)).toEqual(to('/class/lists?page=2#r'));
  });

  it.each([
    '/redirect/https://evil.example',
    '/redirect//evil.example',
    '/redirect/%2f%2fevil.example',
    '/redirect/x',
    '/redirect/login',
  ])('leads home from %s', (path) => expect(go(path, nobody)).toEqual(to('/')));

  it.each(['/loginx', '/enroll-admin', '/enroll/create/x', '/unknown', '/index', '/', '/study/index/42'])(
    'sends %s to the login page, also when it is unknown or only looks public',
    (path) => {
      expect(go(path, nobody)).toEqual(to(`/login?redirect=${encodeURIComponent(path)}`));
    },
  );

  it('keeps path, query and hash of its target', () => {
    expect(go('/class/lists?page=2&q=a b#r', nobody)).toEqual(
      to('/login?redirect=%2Fclass%2Flists%3Fpage%3D2%26q%3Da%20b%23r'),
    );
  });

  it('goes by the token, not by a profile that is still in memory', () => {
    expect(go('/index', { token: false })).toMatchObject({ to: '/login?redirect=%2Findex' });
  });
});

describe('with a token', () => {
  it.each(['/login', '/login/', '/login/expert'])('sends %s home', (path) => {
    expect(go(path)).toEqual(to('/'));
  });

  it('opens other public pages without a session call', () => {
    expect(go('/404', { session: { state: 'anonymous' } })).toMatchObject({ kind: 'allow' });
  });

  it.each(['/unknown', '/study/index/abc', '/handbook'])('sends the unknown %s to /404', (path) => {
    expect(go(path)).toEqual(to('/404'));
  });

  it.each([
    { state: 'anonymous' },
    { state: 'loading' },
    { state: 'failed', why: 'call_failed' },
    { state: 'expired' },
    { state: 'logged_out' },
  ] as const)('asks for the profile first while the session is $state', (session) => {
    expect(go('/index', { session })).toEqual({ kind: 'load_profile' });
  });

  it('stays on its feet during a role switch', () => {
    const session: Session = { state: 'switching', profile: profileOf(['admin']), role: 'master' };
    expect(go('/index', { session })).toMatchObject({ kind: 'allow' });
  });

  it.each([
    [['master'], '/index'],
    [['expert'], '/profile/expert'],
    [['no-active-expert'], '/profile/expert'],
    [[], '/401'],
  ] as const)('sends %j home from / to %s', (roles, home) => {
    expect(go('/', { roles })).toEqual(to(home));
  });

  it.each([
    ['/user/expert', ['master']],
    ['/payment/setting', ['zky-admin']],
    ['/profile/expert', ['master']],
    ['/index', ['expert']],
  ] as const)('sends %s to /401 for %j', (path, roles) => {
    expect(go(path, { roles })).toEqual(to('/401'));
  });

  it.each(['expert', 'no-active-expert'] as const)(
    'sends %s home from what is bound to a class: there is no class to choose',
    (role) => {
      for (const active_class of [null, singleClass])
        expect(go('/applicants/applicants-lists', { roles: [role], active_class })).toEqual(
          to('/profile/expert'),
        );
    },
  );

  it('lets admin open everything', () => {
    for (const path of [
      '/user/expert',
      '/payment/setting',
      '/profile/expert',
      '/promotion/lists',
      '/index',
    ]) {
      expect(go(path, { roles: ['admin'] })).toMatchObject({ kind: 'allow' });
    }
  });

  it('gives the parameters of the path', () => {
    const decision = go('/study/index/42', { active_class: singleClass });
    expect(decision).toMatchObject({ kind: 'allow', match: { params: { cid: '42' } } });
  });
});

describe('groups', () => {
  it('lead to the first child that the user may open', () => {
    expect(go('/profile')).toEqual(to('/profile/index'));
    expect(go('/profile', { roles: ['expert'] })).toEqual(to('/profile/expert'));
  });

  it('lead through nested groups', () => {
    expect(go('/study', { active_class: singleClass })).toEqual(to('/study/all'));
    expect(go('/study/all', { active_class: singleClass })).toEqual(to('/study/index'));
  });

  it('lead to the first child if none may be opened, which then gives the reason', () => {
    expect(go('/applicants')).toEqual(to('/applicants/applicants-lists'));
    expect(go('/applicants/applicants-lists')).toEqual(warning);
  });

  it('pass over a child whose class list does not have the class', () => {
    const permission_classes = { ...every, owner_classes: [] };
    const visitor = { roles: ['editor'], active_class: singleClass, permission_classes } as const;
    expect(go('/applicants', visitor)).toEqual(to('/applicants/receipt-lists'));
  });

  it('lead to /404 without any page', () => {
    const routes = defineRoutes([
      {
        id: 'links',
        path: '/links',
        meta: { title: 'links' },
        children: [
          {
            id: 'pdf',
            path: '/links/pdf',
            external: 'https://example.org',
            meta: { title: 'pdf', roles: [] },
          },
        ],
      },
    ]);
    const session: Session = { state: 'ready', profile: profileOf(['admin']) };
    const location = { pathname: '/links', search: '', hash: '' };
    expect(decideNavigation(location, { routes, token: true, session, active_class: null })).toEqual(
      to('/404'),
    );
  });
});

describe('the active class', () => {
  it.each(['admin', 'zky-admin', 'recommend', 'master', 'editor', 'company'] as const)(
    'is needed by %s too for a class-scoped page',
    (role) => {
      expect(go('/ticket/lists', { roles: [role] })).toEqual(warning);
      expect(go('/ticket/lists', { roles: [role], active_class: singleClass })).toMatchObject({
        kind: 'allow',
      });
    },
  );

  it('brings the warning where the class is not in the list', () => {
    const permission_classes = { ...every, sign_in_classes: [] };
    expect(go('/ticket/lists', { roles: ['editor'], active_class: jointClass, permission_classes })).toEqual(
      warning,
    );
  });

  it('brings the warning, not /401, where the role may not open a class-scoped page', () => {
    expect(go('/jclass/recommend', { roles: ['editor'], active_class: jointClass })).toEqual(warning);
  });

  it('is kept inside its scope and by /redirect, and cleared by every other page', () => {
    const clears = (path: string) => {
      const decision = go(path, { active_class: singleClass });
      return (decision.kind === 'allow' || decision.kind === 'leave') && decision.clears_class;
    };
    expect(clears('/ticket/lists')).toBe(false);
    expect(clears('/redirect/ticket/lists')).toBe(false);
    for (const path of ['/index', '/class/lists', '/profile/index', '/enroll', '/404'])
      expect(clears(path)).toBe(true);
  });
});
