import { t } from './staff-page.js';
import { type SpecifiedRoute, specifiedRoutes } from './who-sees-what.js';

type List = 'owner' | 'organization' | 'paid_in' | 'sign_in';

/** A class of the demo in its relation to an account. */
export interface Standing {
  /** Its city and status in the class list, which are how the account finds it there. */
  readonly city: string;
  readonly status: string;
  /** The lists of the account that have the class. */
  readonly lists: readonly List[];
  /** The demo has no joint class for this role: the kept class claims to be one. */
  readonly notifiedJoint?: true;
}

export interface Person {
  readonly username: string;
  /**
   * A admin, Z zky-admin, R recommend, M master, E editor, C company, X expert, N no-active-expert; several letters
   * for several roles.
   */
  readonly letters: string;
  readonly single?: Standing;
  readonly joint?: Standing;
}

const desk: readonly List[] = ['owner', 'paid_in', 'sign_in'];
const shanghai = { city: '上海', status: 'enrolling' };
const joint = { city: '深圳', status: 'enrolling' };

export const people: readonly Person[] = [
  { username: 'admin01', letters: 'A', single: { ...shanghai, lists: [] }, joint: { ...joint, lists: [] } },
  {
    username: 'zkyadmin01',
    letters: 'Z',
    single: { ...shanghai, lists: [] },
    joint: { ...joint, lists: [] },
  },
  // The owner of a single class, whose unit takes part in a joint class of another.
  {
    username: 'recommend02',
    letters: 'R',
    single: { city: '广州', status: 'arranged', lists: ['owner', 'organization'] },
    joint: { ...joint, lists: ['organization'] },
  },
  { username: 'recommend01', letters: 'R', joint: { ...joint, lists: ['owner', 'organization'] } },
  {
    username: 'master01',
    letters: 'M',
    single: { ...shanghai, lists: ['owner'] },
    joint: { ...shanghai, lists: ['owner'], notifiedJoint: true },
  },
  {
    username: 'editor01',
    letters: 'E',
    single: { ...shanghai, lists: desk },
    joint: { ...shanghai, lists: desk, notifiedJoint: true },
  },
  {
    username: 'company01',
    letters: 'C',
    single: { ...shanghai, lists: desk },
    joint: { ...shanghai, lists: desk, notifiedJoint: true },
  },
  // Recommends, is in charge and works at desks: a class of one role does not open the pages of another.
  {
    username: 'multi01',
    letters: 'RME',
    single: { city: '杭州', status: 'closed', lists: ['owner', 'organization'] },
    joint: { city: '上海', status: 'approved', lists: ['organization'] },
  },
  { username: 'expert01', letters: 'X' },
  { username: 'newexpert01', letters: 'N' },
];

export const isExpert = ({ letters }: Person) => letters === 'X' || letters === 'N';
export const homePath = (who: Person) => (isExpert(who) ? '/profile/expert' : '/index');
export const titleOf = ({ title, staff_title }: SpecifiedRoute, { letters }: Person) =>
  t(staff_title && !/[EC]/.test(letters) ? staff_title : title);
export const headingOf = (path: string, who: Person) => {
  const route = specifiedRoutes.find((each) => each.path === path);
  return route ? titleOf(route, who) : t('route.unauthorised');
};

/** Point 6: the list that admits a role to a class; platform staff need none. */
const isInClass = (route: SpecifiedRoute, letter: string, standing: Standing | undefined) => {
  if (!standing) return false;
  if (letter === 'A' || letter === 'Z') return true;
  const byType = { sign_up: 'owner', paid_in: 'paid_in' } as const;
  const listOf: Readonly<Record<string, List>> = {
    R: route.org ? 'organization' : 'owner',
    M: 'owner',
    E: route.class_type ? byType[route.class_type] : 'sign_in',
    C: route.class_type ? byType[route.class_type] : 'sign_in',
  };
  return standing.lists.some((list) => list === listOf[letter]);
};

const isForRole = (route: SpecifiedRoute, letter: string) =>
  letter === 'A' || route.roles.includes(letter) || (letter === 'Z' && route.scope === 'class');

const showsRecommendation = ({ username }: Person) =>
  ['zkyadmin01', 'recommend01', 'multi01'].includes(username);

/** The recommendation guidance is for accounts with show_recommend, and for administrators by its address. */
const isOffered = (route: SpecifiedRoute, who: Person) =>
  !route.show_recommend || showsRecommendation(who) || who.letters === 'A';

/** Of several roles one must do for both, the route and the class. */
const isFor = (route: SpecifiedRoute, { letters }: Person, standing: Standing | undefined) =>
  [...letters].some(
    (letter) => isForRole(route, letter) && (route.scope !== 'class' || isInClass(route, letter, standing)),
  );

export type Answer = 'page' | '/401' | '/404' | 'class dialog' | 'home';

export const answerOf = (route: SpecifiedRoute, who: Person, standing: Standing | undefined): Answer => {
  // An address of ours never shows the handbook: the menu links to the file itself.
  if (route.external) return '/404';
  if (isOffered(route, who) && isFor(route, who, standing)) return 'page';
  if (route.scope !== 'class') return '/401';
  // Experts have no class to choose.
  return isExpert(who) ? 'home' : 'class dialog';
};

/** The pages of the menu, in its order. */
export const menuOf = (who: Person, standing: Standing | undefined, isJoint: boolean) =>
  specifiedRoutes.filter((route) => {
    if (route.hidden || !isFor(route, who, standing)) return false;
    if (route.scope !== 'class') return !standing && (!route.show_recommend || showsRecommendation(who));
    return !route.joint || isJoint;
  });

/** The classes whose pages are opened: a single and a joint one, in the gate the first that exists. */
export const standingsOf = ({
  single,
  joint,
}: Person): readonly { kind: 'single' | 'joint'; standing: Standing }[] => {
  const all = [
    ...(single ? [{ kind: 'single', standing: single } as const] : []),
    ...(joint ? [{ kind: 'joint', standing: joint } as const] : []),
  ];
  return process.env.TEST_FULL ? all : all.slice(0, 1);
};

/** The last of the accounts that have a page in their menu. */
export const lastWith = (route: SpecifiedRoute) =>
  people.findLast(
    (who) =>
      menuOf(who, undefined, false).includes(route) ||
      standingsOf(who).some(({ kind, standing }) => menuOf(who, standing, kind === 'joint').includes(route)),
  );
