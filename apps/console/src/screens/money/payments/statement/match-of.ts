import type { Matched } from './use-bank-lines.js';

interface Person {
  readonly class_id: number;
  readonly enrolment_id: number;
}

/** The match of a line with people of one class or several. A surplus belongs to the class of the first person. */
export const matchOf = (people: readonly Person[]): Matched | undefined => {
  const byClass = new Map<number, number[]>();
  for (const { class_id, enrolment_id } of people)
    byClass.set(class_id, [...(byClass.get(class_id) ?? []), enrolment_id]);
  const [first, ...others] = [...byClass].map(([class_id, enrolment_ids]) => ({ class_id, enrolment_ids }));
  return first && (others.length > 0 ? { ...first, other_classes: others } : first);
};
