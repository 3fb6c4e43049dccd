import type { CertificateRow, InputOf } from '@skillcert/api-client';
import { certificateLifecycle, keepsCertificates, takesCertificates } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

type Filters = InputOf<'certificate/fetchCertificateLists'>;
type Status = NonNullable<Filters['status']>;

const columns = ['enrol_no', 'certificate_no'] as const satisfies Filters['sort'][];

const isStatus = (text: string): text is Status => text in certificateLifecycle.states;

/** The states that a list of certificates can be narrowed to. */
export const certificateStates: readonly Status[] = Object.keys(certificateLifecycle.states).filter(isStatus);

/** The certificates of the active class, and who waits for one. */
export const useCertificateLists = () => {
  const { class_id } = useRequiredClass();
  const base = useListUrl(columns, 'enrol_no');
  const order = base.filter('order') === '' ? 'asc' : base.order;
  const url = { ...base, order, sort: { id: base.column, direction: order } };
  const filter = url.filter('status');
  const status = isStatus(filter) ? filter : undefined;
  const asked = {
    class_id,
    sort: url.column,
    order,
    ...(url.search ? { search: url.search } : {}),
    ...(status ? { status } : {}),
  };

  const query = useCallQuery(
    'certificate/fetchCertificateLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const { data } = query;
  const isOpen = data !== undefined && keepsCertificates(data.status);
  const mayChange = isOpen && data.may_change;
  const { eligible = 0, numbered = 0 } = data?.counts ?? {};
  return {
    class_id,
    url,
    status,
    filtered: url.search !== '' || status !== undefined,
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    isLoaded: data !== undefined,
    isOpen,
    /** How many this account can number, and issue. */
    toPrepare: mayChange && takesCertificates(data.status) ? eligible : 0,
    toIssue: mayChange ? data.issuable : 0,
    /** How many wait for somebody else. */
    toOthers: mayChange ? numbered - data.issuable : 0,
    file: {
      name: 'certificates',
      take: (how, options) => call('certificate/exportCertificateLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('certificate')) || undefined,
    open: ({ certificate_id }: Pick<CertificateRow, 'certificate_id'>) =>
      certificate_id !== null && url.show('certificate', certificate_id),
    close: () => url.show('certificate', undefined),
  };
};

/** What {@link useCertificateLists} gives. */
export type CertificateLists = ReturnType<typeof useCertificateLists>;
