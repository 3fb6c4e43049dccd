import { type ClassStatus, classLifecycle } from '../class-lifecycle.js';
import type { ReviewEvent, ReviewStatus } from '../review-lifecycle.js';

/**
 * Whether a class in a state allows a kind of write: by one person, by two of whom the first gives a reason,
 * or not at all (not yet or no longer).
 */
export type WriteRule = 'may' | 'two' | 'never';

interface Takes {
  /** States in which one person does it. */
  readonly may?: readonly ClassStatus[];
  /** States in which it takes a reason and a second person. */
  readonly two?: readonly ClassStatus[];
}

const states = Object.keys(classLifecycle.states) as readonly ClassStatus[];

/** The states from one to another, in the order of the lifecycle. */
const from = (first: ClassStatus, last: ClassStatus): readonly ClassStatus[] =>
  states.slice(states.indexOf(first), states.indexOf(last) + 1);

/** The states of a class that may have candidates. */
const withPeople = from('enrolling', 'cancelled');
/** The states of a class that may have candidates and is not sealed. */
const unsealed: readonly ClassStatus[] = [...from('enrolling', 'finished'), 'cancelled'];

/**
 * The states in which a class accepts each kind of write, by one person or by two. In all other states it
 * accepts none: an archived class is read-only, except for writes that outlive it or come from outside.
 */
const takes = {
  /** The facts of the class: its dates, its place, its files. */
  plan: { may: ['draft', 'refused'] },
  /** A step from one state to another. */
  step: { may: from('draft', 'finished') },
  /** The organiser of the class, its contacts, the deadlines of its stages, and its waiting list. */
  care: { may: from('draft', 'finished') },
  /**
   * Giving an account a duty in the class. Taking a duty away is not a write of the class, and is always
   * allowed.
   */
  assignment: { may: [...from('draft', 'finished'), 'cancelled'] },
  /** A candidate's opt-out of promotions: a right of the person, in every state of the class. */
  opt_out: { may: states },
  /** The units of a joint class, and their places. */
  units: { may: from('draft', 'arranged') },
  /** All records of the class in one archive. */
  dossier: { may: withPeople },
  /** Enrolments that candidates make themselves. */
  enrolment: { may: ['enrolling'] },
  /** Changes and documents that candidates send for an enrolment that they have. */
  own_enrolment: { may: [...from('enrolling', 'certifying'), 'cancelled'] },
  /**
   * A sheet of candidates: it may be read before enrolment opens, and after it has ended by a person who
   * opens it again.
   */
  import: { may: from('approved', 'closed') },
  /**
   * Decisions about an enrolment, and corrections by the desk. Candidates who are left in a cancelled class
   * may be released.
   */
  review: { may: unsealed },
  /** An enrolment that continues in another class. */
  move: { may: from('enrolling', 'closed') },
  /** How the fee is collected. */
  gathering: { may: from('draft', 'finished') },
  /** A fee that is paid or declared. */
  payment: { may: from('enrolling', 'finished') },
  /** Pictures that prove a payment, or show its account. */
  money_picture: { may: [...new Set([...from('draft', 'finished'), ...withPeople])] },
  /** The check of money that arrived, even late. */
  money_check: { may: withPeople },
  /** Taking back a match between a payment and a line of the bank. */
  bank_match: { may: unsealed },
  /**
   * Refunds: the requester gives a reason, others approve. An archived class settled its refunds before it
   * was sealed.
   */
  refund: { two: unsealed },
  /**
   * Each next step of a refund, by another person. After the archive only outside events cause one: money that came
   * too late, or that a bank returned.
   */
  refund_decision: { two: withPeople },
  /** The tax office asks for invoices even after the archive. */
  invoice: { may: withPeople },
  /** Sittings: their subject, time and room. */
  exam: { may: from('approved', 'closed') },
  /** Rooms, also a spare one on the day. Rooms with sittings stay as they are once the seats are published. */
  room: { may: from('approved', 'examining') },
  /** The invigilators of a sitting, also a substitute on the day. */
  invigilators: { may: from('approved', 'examining') },
  /** The assignment of seats. */
  seating: { may: ['closed'] },
  /** Seats that are moved on the day; once the exam has begun, by two people. */
  day_move: { may: ['arranged'], two: ['examining'] },
  /** Single tickets that are made void. */
  ticket: { may: from('closed', 'examining') },
  /** Check-ins to the exam, by device or sheet, even after it. */
  door: { may: from('enrolling', 'finished') },
  lesson: { may: from('approved', 'examining') },
  /** The attendance of lessons. */
  attendance: { may: from('approved', 'publicity') },
  /** Courses, and minutes spent on them. */
  study: { may: from('approved', 'examining') },
  /** Whether courses must be done before a ticket is issued. */
  study_gate: { may: from('approved', 'closed') },
  score: { may: ['scoring'] },
  /** The explanation of a score that contradicts who was in the room. */
  doubt: { may: from('scoring', 'publicity') },
  recheck: { may: from('scoring', 'finished') },
  /** Another figure in place of a published one. */
  amendment: { two: from('scoring', 'finished') },
  /** Numbers of the certificates of candidates. */
  certificate_number: { may: ['certifying'] },
  /** Numbers of teachers' certificates, whose lessons are over by then. */
  teacher_number: { may: from('scoring', 'archived') },
  /** Issue, correction, suspension and revocation: for good. */
  certificate: { two: from('scoring', 'archived') },
  /** Packs for the national registry, and its answers. */
  registry: { may: from('certifying', 'archived') },
  /** A mistaken acceptance; an archive makes it final. */
  registry_undo: { two: from('certifying', 'finished') },
  /** A message to many, or to one of them again. */
  message: { may: [...from('approved', 'finished'), 'cancelled'] },
} as const satisfies Readonly<Record<string, Takes>>;

/** A kind of write that belongs to a class. */
export type ClassWrite = keyof typeof takes;

/** Every kind of write that belongs to a class. */
export const classWrites = Object.keys(takes) as readonly ClassWrite[];

/** The rule of the table for a kind of write in a state of the class. */
export const writeRule = (write: ClassWrite, status: ClassStatus): WriteRule => {
  const { may = [], two = [] }: Takes = takes[write];
  if (may.includes(status)) return 'may';
  return two.includes(status) ? 'two' : 'never';
};

/** Whether a class in this state accepts a kind of write, by one person or by two. */
export const classAccepts = (write: ClassWrite, status: ClassStatus): boolean =>
  writeRule(write, status) !== 'never';

/** The states of a class whose results stand. */
export const statesWithResults: readonly ClassStatus[] = from('publicity', 'archived');

/** Whether the results of a class stand: from then on its refunds follow the last step of its rule. */
export const hasResults = (status: ClassStatus): boolean => statesWithResults.includes(status);

const beforeExam: readonly ClassStatus[] = [...from('enrolling', 'arranged'), 'cancelled'];

/** Whether an approved place may still be given up: from the exam on nobody else can take it. */
export const mayGiveUpPlace = (status: ClassStatus): boolean => beforeExam.includes(status);

/**
 * Whether an event of the review may move an enrolment while its class is in a state. Candidates who are left
 * in a cancelled class can only be released; a withdrawal from the beginning of the exam on is not a review.
 */
export const acceptsReviewEvent = (
  status: ClassStatus,
  standing: ReviewStatus,
  event: ReviewEvent,
): boolean => {
  if (!classAccepts(event === 'move' ? 'move' : 'review', status)) return false;
  if (event === 'withdraw') return standing !== 'approved' || mayGiveUpPlace(status);
  return !classLifecycle.states[status].ends;
};

const over: readonly ClassStatus[] = from('finished', 'cancelled');

/** Whether a class is over: it is read, and nobody is asked to do anything in it. */
export const isClassOver = (status: ClassStatus): boolean => over.includes(status);

const beforeExamEnds: readonly ClassStatus[] = from('draft', 'examining');

/**
 * Whether the exam of a class may still be ahead: until then ticket, door code and the links to them mean
 * something.
 */
export const isExamAhead = (status: ClassStatus): boolean => beforeExamEnds.includes(status);
