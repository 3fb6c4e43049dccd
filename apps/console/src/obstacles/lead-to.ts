import { routeAccess, titleFor } from '@skillcert/core';
import { routes } from '../routes.js';
import type { Place } from './places.js';

type Viewer = Parameters<typeof routeAccess>[1];

/** A way to a place. */
export interface Lead {
  /** The key of the title of its target. */
  readonly title: string;
  readonly to: string;
  /** The class that has to be active there. */
  readonly class_id: number | undefined;
}

interface Around {
  /** The class of the obstacle. */
  readonly class_id: number | undefined;
  /** The state of the thing that is the obstacle. */
  readonly state?: string | undefined;
}

/**
 * The way to a place, if the account may open it; undefined if it may not, or if a class is needed and none is
 * known.
 */
export const leadTo = (place: Place, viewer: Viewer, { class_id, state }: Around): Lead | undefined => {
  const route = routes.byId[place.route];
  const scoped = route.meta.show_type === 'class';
  const here = class_id === undefined ? null : { class_id };
  if (routeAccess(route, viewer, here) !== 'open' || (scoped && !here)) return undefined;
  const params = new URLSearchParams(place.filter);
  if (place.by_state && state) params.set(place.by_state, state);
  if (here && (scoped || place.opens_class)) params.set('class', String(class_id));
  return {
    title: titleFor(route.meta, viewer.roles).title,
    to: params.size > 0 ? `${route.path}?${params}` : route.path,
    class_id: scoped ? class_id : undefined,
  };
};
