import { litRoute, type MenuItem, type RouteRecord, visibleMenu } from '@skillcert/core';
import type { SidebarItem } from '@skillcert/ui';
import { routes } from '../../routes.js';
import { useActiveClass } from '../../state/active-class.js';
import { useProfile } from '../../state/use-profile.js';
import { menuIcon } from '../menu-icons.js';
import { useTitles } from '../use-screen-title.js';

/** The menu of the signed-in account, and the highlighted item at a route. */
export const useMainMenu = (route: RouteRecord): { items: readonly SidebarItem[]; activeId: string } => {
  const say = useTitles();
  const profile = useProfile();
  const active_class = useActiveClass();

  const itemOf = ({ id, title, type, icon, path, external, children }: MenuItem): SidebarItem => ({
    id,
    title: say(title),
    // Screens that check have a picture of their own, by which they differ from those that show records.
    icon: menuIcon(type === 'check' ? 'clipboard-check' : icon),
    ...(children.length > 0 ? { children: children.map(itemOf) } : { to: path, external }),
  });

  return {
    items: visibleMenu(routes.tree, { ...profile, active_class }).map(itemOf),
    activeId: litRoute(routes, route).id,
  };
};
