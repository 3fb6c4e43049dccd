import type { ClassRecord } from '@skillcert/api-client';
import type { ClassStatus } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useClassRights } from '../../class/use-class-rights.js';

const statuses = {
  waiting: ['submitted'],
  returned: ['refused'],
  drafts: ['draft'],
  approved: ['approved'],
} as const satisfies Record<string, readonly ClassStatus[]>;

/** The stage of an application, as in the tabs. */
export type Stage = keyof typeof statuses;

/** The stages in the order of the tabs. */
export const stages = ['drafts', 'waiting', 'returned', 'approved'] as const satisfies readonly Stage[];

const columns = ['created_at', 'class_name', 'exam_at'] as const;

/**
 * The applications of one stage. The platform, which checks them, begins with those that wait; others begin with
 * drafts.
 */
export const useApplications = () => {
  const url = useListUrl(columns, 'created_at');
  const { mayCheck } = useClassRights();
  const chosen = url.filter('stage');
  const stage = stages.find((each) => each === chosen) ?? (mayCheck ? 'waiting' : 'drafts');
  const asked = {
    sort: url.column,
    order: url.order,
    status: [...statuses[stage]],
    ...(url.search ? { search: url.search } : {}),
  };
  const query = useCallQuery(
    'class/fetchClassLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    stage,
    showStage: (next: string) => url.narrow({ stage: next }),
    filtered: url.search !== '',
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'classes',
      asked,
      take: (how, options) => call('class/exportClassLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('class')) || undefined,
    open: (record: ClassRecord) => url.show('class', record.class_id),
    close: () => url.show('class', undefined),
    resetFilters: () => url.narrow({ search: undefined }),
  };
};
