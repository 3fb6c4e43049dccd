import type { OddLine } from '@skillcert/api-client/contract';
import type { RegistryEvent, RegistryStatus } from '@skillcert/core';
import { isSameName } from '../../../platform/sheet/values/is-same-name.js';
import type { AnswerLine } from './read-answer.js';

/** A certificate of the class that an answer names. */
export interface NamedCertificate {
  readonly certificate_id: number;
  readonly certificate_no: string;
  readonly name: string;
  readonly registry: RegistryStatus;
  readonly registry_pack_id: number | null;
}

/** The effect of an answer on a certificate of its pack. */
interface AnsweredCertificate {
  readonly certificate_id: number;
  readonly from: RegistryStatus;
  readonly event: RegistryEvent;
  readonly fault: string | null;
}

interface EvaluatedAnswer {
  readonly answered: readonly AnsweredCertificate[];
  /** The number of lines that repeat known results. */
  readonly known: number;
  readonly odd: readonly OddLine[];
}

interface Of {
  readonly pack_id: number;
  readonly certificates: readonly NamedCertificate[];
}

const eventOf = (fault: string | null) => (fault === null ? 'accept' : 'reject') satisfies RegistryEvent;

/** The state that each event leads to: a certificate already in it got the same answer before. */
const ends = { accept: 'accepted', reject: 'rejected' } as const satisfies Record<string, RegistryStatus>;

/** The numbers whose lines contradict each other. */
const contradicted = (lines: readonly AnswerLine[]): ReadonlySet<string> => {
  const events = new Map<string, string>();
  const found = new Set<string>();
  for (const { certificate_no, said } of lines) {
    if (typeof said === 'string') continue;
    const event = eventOf(said.fault);
    const before = events.get(certificate_no);
    if (before && before !== event) found.add(certificate_no);
    events.set(certificate_no, event);
  }
  return found;
};

type Odd = OddLine['why'];

/** The reason why a readable line changes nothing, before its result is considered. */
const misplaced = (
  found: NamedCertificate | undefined,
  pack_id: number,
  { isTorn, name }: { readonly isTorn: boolean; readonly name: string },
): Odd | undefined => {
  if (!found) return 'unknown';
  if (found.registry_pack_id !== pack_id) return 'elsewhere';
  // The number of a line that slipped is somebody else's.
  if (name !== '' && !isSameName(name, found.name)) return 'other_name';
  return isTorn ? 'contradicts' : undefined;
};

/**
 * Decides line by line the effect of an answer about a pack: it accepts or refuses a certificate of it, repeats a
 * known result, or changes nothing.
 */
export const evaluateAnswer = (
  lines: readonly AnswerLine[],
  { pack_id, certificates }: Of,
): EvaluatedAnswer => {
  const byNumber = new Map(certificates.map((each) => [each.certificate_no, each]));
  const torn = contradicted(lines);
  const answered = new Map<string, AnsweredCertificate>();
  const odd: OddLine[] = [];
  let known = 0;
  for (const { row_no, certificate_no, name, said } of lines) {
    const found = byNumber.get(certificate_no);
    const refuse = (why: Odd) => odd.push({ row_no, certificate_no, why });
    const isTorn = torn.has(certificate_no);
    const why = typeof said === 'string' ? said : misplaced(found, pack_id, { isTorn, name });
    if (!found || typeof said === 'string' || why) {
      refuse(why ?? 'unknown');
      continue;
    }
    const { certificate_id, registry: from } = found;
    const { fault } = said;
    const event: RegistryEvent & keyof typeof ends = eventOf(fault);
    if (answered.has(certificate_no) || from === ends[event]) known += 1;
    else if (from === 'accepted') refuse('accepted');
    else answered.set(certificate_no, { certificate_id, from, event, fault });
  }
  return { answered: [...answered.values()], known, odd };
};

/** Lines that are named one by one; of more, only how many there are. */
const namedLines = 200;

/** How many lines do what, and those that change nothing. */
export const countAnswer = ({ answered, known, odd }: EvaluatedAnswer) => {
  const accepted = answered.filter(({ event }) => event === 'accept').length;
  const counts = { accepted, rejected: answered.length - accepted, known, odd: odd.length };
  return { ...counts, odd_lines: odd.slice(0, namedLines) };
};
