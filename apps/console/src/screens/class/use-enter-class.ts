import type { ClassRecord } from '@skillcert/api-client';
import { homeOf, visibleMenu } from '@skillcert/core';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../routes.js';
import { activateClass } from '../../shell/activate-class.js';
import { useProfile } from '../../state/use-profile.js';

/**
 * Makes a class the active one and opens a page of it, or its candidates; an account that may not see them gets the
 * first page of its menu.
 */
export const useEnterClass = () => {
  const navigate = useNavigate();
  const profile = useProfile();
  return async (record: ClassRecord, to?: string): Promise<void> => {
    const active_class = await activateClass(record);
    if (!active_class) return;
    if (to) return navigate(to);
    const pages = visibleMenu(routes.tree, { ...profile, active_class }).flatMap((item) =>
      item.children.length > 0 ? item.children : [item],
    );
    const first = pages.find(({ id }) => id === 'applicants-lists') ?? pages[0];
    navigate(first?.path ?? homeOf(routes, profile) ?? '/401');
  };
};
