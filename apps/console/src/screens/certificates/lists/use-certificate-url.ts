import type { CertificateRow, InputOf } from '@skillcert/api-client';
import { certificateLifecycle } from '@skillcert/core';
import { useListUrl } from '../../../lists/use-list-url.js';

type Status = NonNullable<InputOf<'certificate/fetchCertificateLists'>['status']>;

const isStatus = (text: string): text is Status => text in certificateLifecycle.states;

/** The states that a list of certificates can be narrowed to. */
export const certificateStates: readonly Status[] = Object.keys(certificateLifecycle.states).filter(isStatus);

/** The address of a list of certificates: its filters, its order, and the certificate that is open beside it. */
export const useCertificateUrl = <Column extends string>(columns: readonly Column[], first: Column) => {
  const base = useListUrl(columns, first);
  const order = base.filter('order') === '' ? 'asc' : base.order;
  const url = { ...base, order, sort: { id: base.column, direction: order } };
  const filter = url.filter('status');
  const status = isStatus(filter) ? filter : undefined;
  return {
    url,
    /** The query of the list, without its page. */
    asked: {
      sort: url.column,
      order,
      ...(url.search ? { search: url.search } : {}),
      ...(status ? { status } : {}),
    },
    /** Whether another order than the default was chosen. */
    isSorted: url.filter('sort') !== '' || url.filter('order') !== '',
    filtered: url.search !== '' || status !== undefined,
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
    openId: Number(url.filter('certificate')) || undefined,
    open: ({ certificate_id }: Pick<CertificateRow, 'certificate_id'>) =>
      certificate_id !== null && url.show('certificate', certificate_id),
    close: () => url.show('certificate', undefined),
  };
};
