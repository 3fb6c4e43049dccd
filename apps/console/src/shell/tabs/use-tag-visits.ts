import { canUseRoute, type Role, titleFor, type VisitedTag } from '@skillcert/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../routes.js';
import { useActiveClass } from '../../state/active-class.js';
import { withoutPersonal } from '../../state/typed-search.js';
import { useRoles } from '../../state/use-profile.js';
import { sendToTags, tagsOfLastClass } from '../../state/visited-tags.js';
import { useCurrentRoute } from '../current-route.js';

const affixesFor = (roles: readonly Role[]): readonly VisitedTag[] =>
  routes.all
    .filter(({ route: { path, meta } }) => meta.affix && canUseRoute(roles, { ...meta, path }))
    .map(({ route: { path, meta } }) => ({ path, search: '', title: meta.title }));

/** Enters every page that is opened into the strip; the tags of the class come and go with the class. */
export const useTagVisits = (): void => {
  const { route } = useCurrentRoute();
  const { pathname, search, hash } = useLocation();
  const roles = useRoles();
  const class_id = useActiveClass()?.class_id;
  const { title } = titleFor(route.meta, roles);

  useEffect(() => {
    sendToTags({ type: 'affixes_set', tags: affixesFor(roles) });
  }, [roles]);

  useEffect(() => {
    if (class_id === undefined) return;
    sendToTags({ type: 'class_entered', tags: tagsOfLastClass() });
    return () => {
      sendToTags({ type: 'class_left' });
    };
  }, [class_id]);

  useEffect(() => {
    const tag: VisitedTag = {
      path: pathname,
      search: withoutPersonal(search) + hash,
      title,
      ...(route.meta.noCache ? { noCache: true } : {}),
      ...(route.meta.show_type === 'class' ? { in_class: true } : {}),
    };
    sendToTags({ type: 'visited', tag });
  }, [pathname, search, hash, title, route]);
};
