import type { OwnEnrolment, OwnLesson } from '@skillcert/api-client';
import { useCall } from '../../../client/use-call.js';

const none: readonly OwnLesson[] = [];

/** The lessons of the proven phone; only an approved candidate who studies in a room can have some. */
export const useOwnLessons = (enrolments: readonly OwnEnrolment[]) => {
  const isAtSchool = enrolments.some(
    ({ status, study_type }) => status === 'approved' && study_type === 'onsite',
  );
  const { data } = useCall('course/fetchOwnLessons', isAtSchool ? {} : undefined);
  return ({ enrolment_id }: OwnEnrolment): readonly OwnLesson[] =>
    data?.items.filter((item) => item.enrolment_id === enrolment_id) ?? none;
};
