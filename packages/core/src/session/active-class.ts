/** The class that a user works in. */
export interface ActiveClass {
  readonly class_id: number;
  readonly class_name: string;
  /** 1: a class with joint recommendation units. */
  readonly class_type: 0 | 1;
  readonly enroll_types: readonly string[];
  readonly study_types: readonly string[];
  /** The units of a joint class. */
  readonly class_recommend_lists?: readonly unknown[];
}

/** The state of the selection of a class. */
export type ActiveClassState =
  | { readonly state: 'none' }
  | { readonly state: 'fetching'; readonly chosen: ActiveClass }
  | { readonly state: 'active'; readonly active_class: ActiveClass }
  | { readonly state: 'failed'; readonly class_id: number };

/** The events that change the selection. */
export type ActiveClassEvent =
  | { readonly type: 'class_chosen'; readonly chosen: ActiveClass }
  | {
      readonly type: 'recommend_lists_loaded';
      readonly class_id: number;
      readonly class_recommend_lists: readonly unknown[] | null | undefined;
    }
  | { readonly type: 'recommend_lists_failed'; readonly class_id: number }
  | { readonly type: 'class_restored'; readonly active_class: ActiveClass }
  | { readonly type: 'class_cleared' };

/** No class is selected. */
export const initialActiveClass: ActiveClassState = { state: 'none' };

/** The selected class, or null while there is none, or none yet. */
export const activeClassOf = (selection: ActiveClassState): ActiveClass | null =>
  selection.state === 'active' ? selection.active_class : null;

const choose = (chosen: ActiveClass): ActiveClassState =>
  chosen.class_type === 1 ? { state: 'fetching', chosen } : { state: 'active', active_class: chosen };

/** The selection after an event. Answers for another class than the one being fetched change nothing. */
export const activeClassReducer = (
  selection: ActiveClassState,
  event: ActiveClassEvent,
): ActiveClassState => {
  switch (event.type) {
    case 'class_chosen':
      return choose(event.chosen);
    case 'class_restored':
      return { state: 'active', active_class: event.active_class };
    case 'class_cleared':
      return initialActiveClass;
    case 'recommend_lists_loaded':
    case 'recommend_lists_failed': {
      if (selection.state !== 'fetching' || selection.chosen.class_id !== event.class_id) return selection;
      if (event.type === 'recommend_lists_failed' || !event.class_recommend_lists) {
        return { state: 'failed', class_id: event.class_id };
      }
      const { class_recommend_lists } = event;
      return { state: 'active', active_class: { ...selection.chosen, class_recommend_lists } };
    }
    default:
      event satisfies never;
      return selection;
  }
};

const isTextList = (input: unknown) =>
  Array.isArray(input) && input.every((item) => typeof item === 'string');

/** The active class from session storage, or null for an invalid value (storage can hold anything). */
export const readActiveClass = (input: unknown): ActiveClass | null => {
  if (typeof input !== 'object' || input === null) return null;
  const stored: Partial<Record<keyof ActiveClass, unknown>> = input;
  const fits =
    Number.isSafeInteger(stored.class_id) &&
    typeof stored.class_name === 'string' &&
    (stored.class_type === 0 || (stored.class_type === 1 && Array.isArray(stored.class_recommend_lists))) &&
    isTextList(stored.enroll_types) &&
    isTextList(stored.study_types);
  return fits ? (stored as ActiveClass) : null;
};
