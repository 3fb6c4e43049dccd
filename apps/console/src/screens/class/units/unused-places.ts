import type { ClassUnits } from './joint-form-values.js';

/** The places that each unit has not used, and all of them. */
export const unusedPlaces = ({ class_recommend_lists }: Pick<ClassUnits, 'class_recommend_lists'>) => {
  const units = class_recommend_lists.map(({ unit_id, com_name, quota, taken }) => ({
    unit_id,
    com_name,
    places: Math.max(0, quota - (taken ?? 0)),
  }));
  return { units, total: units.reduce((sum, { places }) => sum + places, 0) };
};
