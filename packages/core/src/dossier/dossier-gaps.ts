/** The parts of a complete dossier that may be missing, in the order of its volumes. */
export const dossierGaps = [
  'file',
  'photo',
  'returned',
  'doubtful',
  'payment',
  'ticket',
  'lesson',
  'check_in',
  'door_conflict',
  'score',
  'certificate',
  'drawing',
  'trail',
] as const;

/** A gap, and its candidate. */
export interface DossierGap {
  readonly what: (typeof dossierGaps)[number];
  readonly count: number;
  /** Numbers of enrolments, titles of lessons. */
  readonly of: readonly string[];
}

/** The facts in the records of an approved candidate. */
interface DossierPerson {
  readonly enrol_no: string;
  readonly has_photo: boolean;
  readonly has_paid: boolean;
  /** Whether this candidate had an exam: one who has not paid, or keeps every subject, sits none. */
  readonly sits: boolean;
  readonly has_ticket: boolean;
  /** Whether the candidate's attendance is known: let in by the door, marked as there by name, or absent in a score. */
  readonly was_seen: boolean;
  readonly has_final_scores: boolean;
  /** Whether a certificate is due that is not issued. */
  readonly lacks_certificate: boolean;
}

/** The facts that a dossier is checked against. */
export interface DossierFacts {
  readonly people: readonly DossierPerson[];
  /** The number of files attached to the application of the class. */
  readonly files: number;
  /** Lessons for which nobody was marked, by their titles. */
  readonly unmarked_lessons: readonly string[];
  /** Candidates whose review nobody ended: returned ones who did not correct it, and doubtful ones. */
  readonly returned: readonly string[];
  readonly doubtful: readonly string[];
  /** Candidates whose conflict at the door nobody decided. */
  readonly door_conflicts: readonly string[];
  /** Candidates whose form or ticket shows the number of a character that no font has. */
  readonly undrawn: readonly string[];
  /** Whether every step of the trail follows from the one before. */
  readonly is_trail_whole: boolean;
}

const lacks = {
  photo: ({ has_photo }) => !has_photo,
  payment: ({ has_paid }) => !has_paid,
  ticket: ({ sits, has_ticket }) => sits && !has_ticket,
  check_in: ({ sits, was_seen }) => sits && !was_seen,
  score: ({ sits, has_final_scores }) => sits && !has_final_scores,
  certificate: ({ lacks_certificate }) => lacks_certificate,
} as const satisfies { readonly [What in DossierGap['what']]?: (person: DossierPerson) => boolean };

const ofPeople = (people: readonly DossierPerson[], what: keyof typeof lacks): readonly string[] =>
  people.filter(lacks[what]).map(({ enrol_no }) => enrol_no);

/** The gaps of a dossier, in the order of its volumes; a part without gaps is left out. */
export const gapsOf = (facts: DossierFacts): readonly DossierGap[] => {
  const { people, files, unmarked_lessons, undrawn, is_trail_whole, ...undecided } = facts;
  const found: Readonly<Record<DossierGap['what'], readonly string[]>> = {
    file: [],
    photo: ofPeople(people, 'photo'),
    returned: undecided.returned,
    doubtful: undecided.doubtful,
    payment: ofPeople(people, 'payment'),
    ticket: ofPeople(people, 'ticket'),
    lesson: unmarked_lessons,
    check_in: ofPeople(people, 'check_in'),
    door_conflict: undecided.door_conflicts,
    score: ofPeople(people, 'score'),
    certificate: ofPeople(people, 'certificate'),
    drawing: [...new Set(undrawn)],
    trail: [],
  };
  /** Gaps that belong to no candidate. */
  const isLacking = { file: files === 0, trail: !is_trail_whole } as const;
  return dossierGaps.flatMap((what) => {
    const of = found[what];
    const count = of.length || Number((what === 'file' || what === 'trail') && isLacking[what]);
    return count > 0 ? [{ what, count, of }] : [];
  });
};
