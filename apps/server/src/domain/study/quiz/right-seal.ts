interface Place {
  readonly study_unit_id: number;
  readonly position: number;
}

/** The context that seals the right answers: the quiz and the place in it. */
export const rightSeal = ({ study_unit_id, position }: Place): string =>
  `study_question:${study_unit_id}:${position}`;
