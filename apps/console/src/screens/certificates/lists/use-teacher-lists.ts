import { teacherColumns } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { certificateWork } from './certificate-work.js';
import { useCertificateUrl } from './use-certificate-url.js';

/** The certificates of the active class's teachers, and the eligible teachers. */
export const useTeacherLists = () => {
  const { class_id } = useRequiredClass();
  const { asked: narrowed, ...address } = useCertificateUrl(teacherColumns, 'name');
  const asked = { class_id, ...narrowed };
  const { page, limit } = address.url;
  const query = useCallQuery('certificate/fetchTeacherLists', { ...asked, page, limit }, { keepLast: true });
  return {
    ...address,
    ...certificateWork(query.data, 'teacher'),
    class_id,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'teachers',
      asked,
      take: (how, options) => call('certificate/exportTeacherLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
  };
};
