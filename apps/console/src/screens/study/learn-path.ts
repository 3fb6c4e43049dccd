import { routes } from '../../routes.js';

/** The address that shows a unit as candidates see it. */
export const learnPath = (study_unit_id: number): string =>
  `${routes.byId['study-learn'].path}?unit=${study_unit_id}`;
