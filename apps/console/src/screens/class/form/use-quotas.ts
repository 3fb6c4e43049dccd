import type { ClassRecord } from '@skillcert/api-client';
import { useCallQuery } from '../../../client/use-call-query.js';

/** The number of seats that the units of a class may fill together; 0 if one unit may fill all of them. */
export const useQuotas = (saved: ClassRecord | undefined): number => {
  const { data } = useCallQuery(
    'class/fetchClassRecommendLists',
    { class_id: saved?.class_id ?? 0 },
    { enabled: saved?.class_type === 1 },
  );
  const units = data?.class_recommend_lists ?? [];
  return units.length > 1 ? units.reduce((sum, { quota }) => sum + quota, 0) : 0;
};
