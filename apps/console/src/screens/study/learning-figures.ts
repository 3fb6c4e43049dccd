/** The numbers of learners of a course or a unit: for whom it is, who began, and who is done. */
export const learningFigures = ['expected', 'begun', 'done'] as const;
