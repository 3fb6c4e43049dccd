/** The reasons that a decision at the desk of the door leaves somebody out, in the order in which they are said. */
export const undecidedAtDoor = ['state_changed', 'scores_published', 'not_found'] as const;

/** The parts of a class's people at the door that a list can show. */
export const shownAtDoor = ['waiting', 'admitted', 'conflict'] as const;

/** The columns of a sheet that say whose scores a row has. */
export const scoreOwnerFields = ['enrol_no', 'ticket_no', 'id_card', 'name'] as const;

/** The columns of a sheet of scores with a row for each score. */
export const scoreEachFields = ['subject', 'score'] as const;

/** The columns of the registry's answer. */
export const registryAnswerFields = ['number', 'name', 'result', 'fault'] as const;

/** The kinds of a move on the day of the exam: one person, a whole room, seats for people who had none. */
export const dayMoveKinds = ['person', 'room', 'seat'] as const;
