import { cachedPaths, viewKey } from '@skillcert/core';
import { Activity, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useActiveClass } from '../../state/active-class.js';
import { useVisitedTags } from '../../state/visited-tags.js';
import { useCurrentRoute } from '../current-route.js';
import { ScreenComing } from '../layout/screen-coming.js';
import { AtPlace, type Place } from '../place.js';
import { ScreenView } from '../screen/screen-view.js';
import { KeptScroll } from './kept-scroll.js';
import { useTagVisits } from './use-tag-visits.js';

interface View extends Place {
  /** A view of one class is not shown in another. */
  readonly class_id: number | undefined;
}

/** The component that stores the strip. */
export function TagVisits() {
  useTagVisits();
  return null;
}

/** The screens of all tags: one visible, the others kept in their state, each with its own address. */
export function KeptScreens() {
  const match = useCurrentRoute();
  const location = useLocation();
  const strip = useVisitedTags();
  const class_id = useActiveClass()?.class_id;
  const { pathname } = location;
  const [views, setViews] = useState<ReadonlyMap<string, View>>(new Map());
  const known = views.get(pathname);
  const isOfClass = match.route.meta.show_type === 'class';
  const view: View = { location, match, class_id: isOfClass ? (class_id ?? known?.class_id) : undefined };
  if (known?.location !== location || known.class_id !== view.class_id) {
    setViews(new Map(views).set(pathname, view));
  }

  const kept = new Set([...cachedPaths(strip), pathname]);
  return [...views]
    .filter(
      ([path, { class_id: of }]) =>
        kept.has(path) && (of === undefined || of === class_id || path === pathname),
    )
    .map(([path, each]) => (
      <Activity
        key={`${viewKey(strip, path)} ${each.class_id ?? ''}`}
        mode={path === pathname ? 'visible' : 'hidden'}
      >
        <AtPlace place={each}>
          <ScreenView coming={<ScreenComing />} />
          <KeptScroll />
        </AtPlace>
      </Activity>
    ));
}
