/** The parts of the plan of an exam, by their names in the address. */
export const examViews = ['sittings', 'rooms'] as const;
