import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { isRegistryState } from '../registry/registry-states.js';
import { certificateWork } from './certificate-work.js';
import { useCertificateUrl } from './use-certificate-url.js';

type Filters = InputOf<'certificate/fetchCertificateLists'>;

const columns = ['enrol_no', 'certificate_no'] as const satisfies Filters['sort'][];

/** The certificates of the active class's candidates, and the eligible candidates. */
export const useCertificateLists = () => {
  const { class_id } = useRequiredClass();
  const { asked: narrowed, ...address } = useCertificateUrl(columns, 'enrol_no');
  const { page, limit, filter, narrow } = address.url;
  const wanted = filter('registry');
  const registry = isRegistryState(wanted) ? wanted : undefined;
  const asked = { class_id, ...narrowed, ...(registry && { registry }) };
  const query = useCallQuery(
    'certificate/fetchCertificateLists',
    { ...asked, page, limit },
    { keepLast: true },
  );
  return {
    ...address,
    ...certificateWork(query.data, 'candidate'),
    filtered: address.filtered || registry !== undefined,
    resetFilters: () => narrow({ search: undefined, status: undefined, registry: undefined }),
    class_id,
    /** The number of them at each step on their way into the national registry. */
    registryCounts: query.data?.registry_counts,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'certificates',
      asked,
      take: (how, options) => call('certificate/exportCertificateLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
  };
};
