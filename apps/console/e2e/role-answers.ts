import { t } from './staff-page.js';
import { noScreenYet, type SpecifiedRoute, specifiedRoutes } from './who-sees-what.js';

type List = 'owner' | 'organization' | 'paid_in' | 'sign_in';

/** A class of the demo as an account stands to it. */
export interface Standing {
  /** Its city and status in the class list, which are how the account finds it there. */
  readonly city: string;
  readonly status: string;
  /** The lists of the account that have the class. */
  readonly lists: readonly List[];
  /** The demo has no joint class for this role: the kept class says that it is one. */
  readonly toldJoint?: true;
}

export interface Person {
  readonly username: string;
  /** A admin, Z zky-admin, R recommend, M master, E editor, C company, X expert, N no-active-expert. */
  readonly letter: string;
  readonly single?: Standing;
  readonly joint?: Standing;
}

const desk: readonly List[] = ['owner', 'paid_in', 'sign_in'];
const shanghai = { city: '上海', status: 'enrolling' };
const joint = { city: '深圳', status: 'enrolling' };

export const people: readonly Person[] = [
  { username: 'admin01', letter: 'A', single: { ...shanghai, lists: [] }, joint: { ...joint, lists: [] } },
  { username: 'zkyadmin01', letter: 'Z', single: { ...shanghai, lists: [] }, joint: { ...joint, lists: [] } },
  // The owner of a single class, whose unit takes part in a joint class of another.
  {
    username: 'recommend02',
    letter: 'R',
    single: { city: '广州', status: 'arranged', lists: ['owner', 'organization'] },
    joint: { ...joint, lists: ['organization'] },
  },
  { username: 'recommend01', letter: 'R', joint: { ...joint, lists: ['owner', 'organization'] } },
  {
    username: 'master01',
    letter: 'M',
    single: { ...shanghai, lists: ['owner'] },
    joint: { ...shanghai, lists: ['owner'], toldJoint: true },
  },
  {
    username: 'editor01',
    letter: 'E',
    single: { ...shanghai, lists: desk },
    joint: { ...shanghai, lists: desk, toldJoint: true },
  },
  {
    username: 'company01',
    letter: 'C',
    single: { ...shanghai, lists: desk },
    joint: { ...shanghai, lists: desk, toldJoint: true },
  },
  { username: 'expert01', letter: 'X' },
  { username: 'newexpert01', letter: 'N' },
];

export const isExpert = ({ letter }: Person) => letter === 'X' || letter === 'N';
export const homePath = (who: Person) => (isExpert(who) ? '/profile/expert' : '/index');
const hasScreen = ({ path }: SpecifiedRoute) => !noScreenYet.includes(path);
export const titleOf = ({ title, staff_title }: SpecifiedRoute, { letter }: Person) =>
  t(staff_title && letter !== 'E' && letter !== 'C' ? staff_title : title);
export const headingOf = (path: string, who: Person) => {
  const route = specifiedRoutes.find((each) => each.path === path);
  return route && hasScreen(route) ? titleOf(route, who) : t('route.unauthorised');
};

/** Point 6: the list that lets a role into a class; platform staff need none. */
const isInClass = (route: SpecifiedRoute, { letter }: Person, standing: Standing | undefined) => {
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

const isForRole = (route: SpecifiedRoute, { letter }: Person) =>
  letter === 'A' || route.roles.includes(letter) || (letter === 'Z' && route.scope === 'class');

export type Answer = 'page' | '/401' | '/404' | 'class dialog';

export const answerOf = (route: SpecifiedRoute, who: Person, standing: Standing | undefined): Answer => {
  // An address of ours never shows the handbook: the menu links to the file itself.
  if (!hasScreen(route) || route.external) return '/404';
  if (route.scope !== 'class') return isForRole(route, who) ? 'page' : '/401';
  return isForRole(route, who) && isInClass(route, who, standing) ? 'page' : 'class dialog';
};

const showsRecommendation = ({ username }: Person) => username === 'recommend01';

/** The pages of the menu, in its order. */
export const menuOf = (who: Person, standing: Standing | undefined, isJoint: boolean) =>
  specifiedRoutes.filter((route) => {
    if (!hasScreen(route) || route.hidden || !isForRole(route, who)) return false;
    if (route.scope !== 'class') return !standing && (!route.show_recommend || showsRecommendation(who));
    return isInClass(route, who, standing) && (!route.joint || isJoint);
  });
