interface Place {
  readonly study_unit_id: number;
  readonly position: number;
}

/** What the seal of what is right is bound to: the quiz and the place in it. */
export const rightSeal = ({ study_unit_id, position }: Place): string =>
  `study_question:${study_unit_id}:${position}`;
