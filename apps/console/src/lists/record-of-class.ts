/** A record of a list that shows all classes. */
export interface RecordOfClass {
  readonly class_id: number;
  readonly id: number;
}

/** Its form in an address: the class, then its number. */
export const recordText = ({ class_id, id }: RecordOfClass): string => `${class_id}-${id}`;

/** The record in an address, or undefined if there is none. */
export const readRecord = (text: string): RecordOfClass | undefined => {
  const [, class_id, id] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return class_id === undefined ? undefined : { class_id: Number(class_id), id: Number(id) };
};
