/** The limits of the exam of a class. They have their own file because few pages need them. */
export const examLimits = {
  rooms_max: 200,
  sittings_max: 600,
  rows_max: 30,
  columns_max: 30,
  /** Further rooms that the people of a room spread over on the day. */
  spread_rooms_max: 20,
  /** Characters of the name, address and floor of a room. */
  room_name_max: 40,
  room_address_max: 120,
  room_floor_max: 20,
  /** Invigilators of a sitting, and characters of the name of one without an account. */
  invigilators_max: 10,
  invigilator_name_max: 40,
  /** The furthest shift of sittings at once, earlier or later. */
  shift_minutes_max: 4_320,
  shift_days_max: 180,
  /**
   * The lead of a sitting: from this time before it on its door is open and people are marked in it by name, and
   * before the first one a person alone may start the exam.
   */
  lead_minutes: 120,
  /**
   * The minutes before the first sitting at which corrections end that no earlier step bounds: the evening before a
   * morning, so that somebody can still look at them.
   */
  correction_lead_minutes: 720,
  /** The fewest minutes that such an end leaves for a correction: a nearer one does not bound it. */
  correction_least_minutes: 120,
  /** Candidates of a sitting that are marked at once. */
  marks_max: 500,
} as const;

/** Papers of an exam, in the order in which they are offered and packed. */
export const examPapers = ['overview', 'door', 'seat_map', 'sign_in', 'labels', 'cards', 'tickets'] as const;
export type ExamPaper = (typeof examPapers)[number];
