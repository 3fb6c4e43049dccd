import type { OwnCourse, OwnEnrolment } from '@skillcert/api-client';
import { isExamAhead } from '@skillcert/core';
import { useCall } from '../../../client/use-call.js';

const none: readonly OwnCourse[] = [];

const studiesOnline = ({ status, study_type }: OwnEnrolment) =>
  status === 'approved' && study_type === 'online';

/** The courses of the proven phone; only an approved candidate who studies online can have some. */
export const useOwnCourses = (enrolments: readonly OwnEnrolment[]) => {
  const { data, problem, loading, reload } = useCall(
    'study/fetchOwnCourses',
    enrolments.some(studiesOnline) ? {} : undefined,
  );
  return {
    problem,
    loading,
    reload,
    /** The courses of an enrolment; undefined if none are expected. */
    of: (enrolment: OwnEnrolment): readonly OwnCourse[] | undefined => {
      if (!studiesOnline(enrolment)) return undefined;
      const own = data?.items.filter((item) => item.enrolment_id === enrolment.enrolment_id) ?? none;
      return own.length > 0 || isExamAhead(enrolment.class_status) ? own : undefined;
    },
  };
};
