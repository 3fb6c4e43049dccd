import type { StandingRecord } from '@skillcert/api-client';
import { routeAccess } from '@skillcert/core';
import { type RouteId, routes } from '../../routes.js';
import { writeSearch } from '../../state/typed-search.js';

type Viewer = Parameters<typeof routeAccess>[1];

const routeOf = {
  candidates: 'applicants-lists',
  doubtful: 'applicants-undetermined',
  payments: 'applicants-payments',
  tickets: 'ticket',
  roster: 'report',
  scores: 'exam-scores',
  certificates: 'certificate-lists',
} as const satisfies Record<StandingRecord['list'], RouteId>;

/**
 * The list of a class in which a person can be acted on; an account that may not open it uses the list of
 * candidates, where they were found.
 */
export const standingPlace = (
  { list, class_id, enrol_no }: Pick<StandingRecord, 'list' | 'class_id' | 'enrol_no'>,
  viewer: Viewer,
) => {
  const wanted = routes.byId[routeOf[list]];
  const isOpen = routeAccess(wanted, viewer, { class_id }) === 'open';
  const route = isOpen ? wanted : routes.byId['applicants-lists'];
  const params = new URLSearchParams();
  writeSearch(params, enrol_no);
  return { meta: route.meta, to: `${route.path}?${params}` };
};
