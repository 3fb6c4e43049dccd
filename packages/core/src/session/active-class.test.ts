import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jointClass, singleClass } from '../../testing/example-routes.js';
import {
  type ActiveClass,
  type ActiveClassEvent,
  activeClassOf,
  activeClassReducer,
  initialActiveClass,
  readActiveClass,
} from './active-class.js';

const { class_recommend_lists: _, ...chosen } = jointClass;
const stateAfter = (...events: readonly ActiveClassEvent[]) =>
  events.reduce(activeClassReducer, initialActiveClass);
const choose = (chosen: ActiveClass) => ({ type: 'class_chosen', chosen }) as const;
const units = [{ unit_id: 1 }];
const loaded = (class_id: number, class_recommend_lists: readonly unknown[] | null = units) =>
  ({ type: 'recommend_lists_loaded', class_id, class_recommend_lists }) as const;

describe('the active class', () => {
  it('is stored directly when it is a single class', () => {
    expect(activeClassOf(stateAfter(choose(singleClass)))).toBe(singleClass);
  });

  it('fetches the recommending units of a joint class first and attaches them', () => {
    expect(stateAfter(choose(chosen))).toEqual({ state: 'fetching', chosen });
    expect(activeClassOf(stateAfter(choose(chosen)))).toBeNull();
    expect(activeClassOf(stateAfter(choose(chosen), loaded(12)))).toEqual({
      ...chosen,
      class_recommend_lists: units,
    });
  });

  it('fails when the answer has no data, or does not come', () => {
    expect(stateAfter(choose(chosen), loaded(12, null))).toEqual({ state: 'failed', class_id: 12 });
    expect(stateAfter(choose(chosen), { type: 'recommend_lists_failed', class_id: 12 })).toEqual({
      state: 'failed',
      class_id: 12,
    });
  });

  it('takes an empty list for data', () => {
    expect(activeClassOf(stateAfter(choose(chosen), loaded(12, [])))).toMatchObject({
      class_recommend_lists: [],
    });
  });

  it('ignores the answer for a class that is no longer wanted', () => {
    expect(activeClassOf(stateAfter(choose(chosen), choose(singleClass), loaded(12)))).toBe(singleClass);
    expect(stateAfter(choose(chosen), loaded(99))).toEqual({ state: 'fetching', chosen });
    expect(stateAfter(choose(chosen), { type: 'class_cleared' }, loaded(12))).toEqual(initialActiveClass);
  });

  it('ignores an event that it does not know', () => {
    expect(stateAfter(choose(chosen), JSON.parse('{ "type": "renamed" }'))).toEqual({
      state: 'fetching',
      chosen,
    });
  });

  it('comes back out of storage, and goes', () => {
    expect(activeClassOf(stateAfter({ type: 'class_restored', active_class: jointClass }))).toBe(jointClass);
    expect(stateAfter(choose(singleClass), { type: 'class_cleared' })).toEqual({ state: 'none' });
  });

  it('is never a joint class without its units, for any sequence of events', () => {
    const id = fc.constantFrom(11, 12, 13);
    const event: fc.Arbitrary<ActiveClassEvent> = fc.oneof(
      fc
        .tuple(id, fc.constantFrom<0 | 1>(0, 1))
        .map(([class_id, class_type]) => choose({ ...chosen, class_id, class_type })),
      fc.tuple(id, fc.constantFrom(units, [], null)).map(([class_id, lists]) => loaded(class_id, lists)),
      id.map((class_id) => ({ type: 'recommend_lists_failed' as const, class_id })),
      fc.constant({ type: 'class_cleared' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let wanted: number | undefined;
        let selection = stateAfter();
        for (const each of events) {
          selection = activeClassReducer(selection, each);
          if (each.type === 'class_chosen') wanted = each.chosen.class_id;
          const active = activeClassOf(selection);
          if (active) expect(active.class_id).toBe(wanted);
          if (active?.class_type === 1) expect(active.class_recommend_lists).toBeDefined();
        }
      }),
    );
  });
});

describe('readActiveClass', () => {
  it.each([singleClass, jointClass])('takes back a stored value: %#', (stored) => {
    expect(readActiveClass(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each<[unknown, string]>([
    [null, 'nothing'],
    ['11', 'a text'],
    [{}, 'an empty object'],
    [{ ...singleClass, class_id: '11' }, 'an id that is no number'],
    [{ ...singleClass, class_name: undefined }, 'no name'],
    [{ ...singleClass, class_type: 2 }, 'a type that there is not'],
    [chosen, 'a joint class without units'],
    [{ ...singleClass, enroll_types: 'individual' }, 'no list'],
    [{ ...singleClass, study_types: [1] }, 'a list of something else'],
  ])('refuses %j: %s', (stored) => {
    expect(readActiveClass(stored)).toBeNull();
  });
});
