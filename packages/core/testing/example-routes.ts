import type { PermissionClasses } from '../src/access/can-use-class.js';
import type { Role } from '../src/access/roles.js';
import { defineRoutes } from '../src/navigation/define-routes.js';
import type { ActiveClass } from '../src/session/active-class.js';
import type { SessionProfile } from '../src/session/session-profile.js';

const staff = ['zky-admin', 'recommend', 'master', 'editor', 'company'] as const;
const signUp = { roles: staff, show_type: 'class', class_type: 'sign_up', is_organization: true } as const;

/** A route of every kind that the specification knows. */
export const exampleRoutes = defineRoutes([
  { id: 'login', path: '/login', public: true, login: true, meta: { title: 'login' } },
  { id: 'login-expert', path: '/login/expert', public: true, login: true, meta: { title: 'login' } },
  { id: 'redirect', path: '/redirect/{path*}', public: true, passes_on: true, meta: { title: 'redirect' } },
  { id: 'auth-redirect', path: '/auth-redirect', public: true, meta: { title: 'auth' } },
  { id: 'enroll', path: '/enroll', public: true, elsewhere: true, meta: { title: 'enroll' } },
  {
    id: 'enroll-create',
    path: '/enroll/create',
    public: true,
    elsewhere: true,
    meta: { title: 'create' },
  },
  { id: 'not-found', path: '/404', public: true, meta: { title: '404' } },
  { id: 'unauthorised', path: '/401', public: true, meta: { title: '401' } },
  { id: 'root', path: '/', meta: { title: 'root', hidden: true } },
  { id: 'index', path: '/index', meta: { title: 'home', roles: staff, affix: true } },
  { id: 'class', path: '/class/lists', meta: { title: 'classes', roles: staff } },
  {
    id: 'profile',
    path: '/profile',
    meta: { title: 'profile', icon: 'person' },
    children: [
      { id: 'profile-index', path: '/profile/index', meta: { title: 'basic', roles: staff } },
      {
        id: 'profile-expert',
        path: '/profile/expert',
        meta: { title: 'work', roles: ['expert', 'no-active-expert'] },
      },
    ],
  },
  { id: 'user', path: '/user/expert', meta: { title: 'experts', roles: ['zky-admin'] } },
  { id: 'admin-only', path: '/payment/setting', meta: { title: 'settlement', roles: [] } },
  {
    id: 'promotion',
    path: '/promotion/lists',
    meta: { title: 'guidance', roles: ['zky-admin', 'recommend'], show_recommend: true },
  },
  {
    id: 'applicants',
    path: '/applicants',
    meta: { title: 'registration_management', staff_title: 'candidate_management' },
    children: [
      {
        id: 'applicants-lists',
        path: '/applicants/applicants-lists',
        meta: {
          title: 'candidate_management',
          staff_title: 'qualification_review',
          staff_type: 'check',
          ...signUp,
        },
      },
      {
        id: 'receipts',
        path: '/applicants/receipt-lists',
        meta: { title: 'receipts', roles: staff, show_type: 'class', class_type: 'paid_in' },
      },
    ],
  },
  {
    id: 'jclass',
    path: '/jclass/recommend',
    meta: {
      title: 'units',
      roles: ['zky-admin', 'recommend', 'master'],
      show_type: 'class',
      joint_class: true,
    },
  },
  { id: 'ticket', path: '/ticket/lists', meta: { title: 'tickets', roles: staff, show_type: 'class' } },
  {
    id: 'study',
    path: '/study',
    meta: { title: 'study' },
    children: [
      {
        id: 'study-nested',
        path: '/study/all',
        meta: { title: 'all' },
        children: [{ id: 'study-index', path: '/study/index', meta: { title: 'courses', ...signUp } }],
      },
      {
        id: 'study-course',
        path: '/study/index/{cid}',
        meta: { title: 'course', hidden: true, activeMenu: '/study/index', ...signUp },
      },
    ],
  },
  {
    id: 'handbook',
    path: '/handbook',
    external: 'https://example.org/handbook.pdf',
    meta: { title: 'handbook', roles: staff },
  },
]);

/** Lists without any class. */
export const noClasses: PermissionClasses = {
  organization_classes: [],
  owner_classes: [],
  paid_in_classes: [],
  sign_in_classes: [],
};

/** A profile with these roles. */
export const profileOf = (roles: readonly Role[], more: Partial<SessionProfile> = {}): SessionProfile => ({
  user_id: 7,
  roles,
  held_roles: roles,
  permission_classes: noClasses,
  show_recommend: false,
  entry: { id: '', title: '' },
  ...more,
});

/** A single class. */
export const singleClass: ActiveClass = {
  class_id: 11,
  class_name: 'Spring',
  class_type: 0,
  enroll_types: ['individual'],
  study_types: ['online'],
};

/** A joint class, its units fetched. */
export const jointClass: ActiveClass = {
  ...singleClass,
  class_id: 12,
  class_type: 1,
  class_recommend_lists: [],
};
