import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cachedPaths,
  initialVisitedTags,
  readTags,
  type VisitedTag,
  type VisitedTagsEvent,
  viewKey,
  visitedTagsReducer,
} from './visited-tags.js';

const tag = (path: string, more: Partial<VisitedTag> = {}): VisitedTag => ({
  path,
  search: '',
  title: path,
  ...more,
});
const visited = (path: string, more?: Partial<VisitedTag>) =>
  ({ type: 'visited', tag: tag(path, more) }) as const;
const affixes = { type: 'affixes_set', tags: [tag('/index')] } as const;
const stateAfter = (...events: readonly VisitedTagsEvent[]) =>
  events.reduce(visitedTagsReducer, initialVisitedTags);
const abc = [affixes, visited('/a'), visited('/b'), visited('/c')] as const;
const paths = (...events: readonly VisitedTagsEvent[]) => stateAfter(...events).tags.map(({ path }) => path);

describe('the tag strip', () => {
  it('has affix tags first, whenever they come', () => {
    expect(paths(visited('/a'), affixes, visited('/b'))).toEqual(['/index', '/a', '/b']);
  });

  it('updates the tag of a path at a new query, and keeps its place and its affix', () => {
    const strip = stateAfter(
      ...abc,
      visited('/a', { search: '?page=2' }),
      visited('/index', { search: '?q=x' }),
    );
    expect(strip.tags.map(({ path, search }) => path + search)).toEqual([
      '/index?q=x',
      '/a?page=2',
      '/b',
      '/c',
    ]);
    expect(strip.tags[0]?.affix).toBe(true);
  });

  it('takes different parameters for different tags', () => {
    expect(paths(visited('/study/index/1'), visited('/study/index/2'))).toHaveLength(2);
  });

  it.each([
    [[], '/c', '/b', 'left of the last'],
    [[visited('/a')], '/a', '/b', 'right neighbour'],
    [[visited('/a')], '/b', '/a', 'another tag: stays'],
  ])('goes on after closing: %#', (before, closed, active) => {
    expect(stateAfter(...abc, ...before, { type: 'closed', path: closed }).active).toBe(active);
  });

  it('goes home when the last tag is closed', () => {
    expect(stateAfter(visited('/a'), { type: 'closed', path: '/a' })).toEqual(initialVisitedTags);
  });

  it('does not close an affix tag', () => {
    expect(paths(...abc, { type: 'closed', path: '/index' })).toContain('/index');
  });

  it('closes the others and goes to the one that stays', () => {
    const strip = stateAfter(...abc, { type: 'others_closed', path: '/a' });
    expect(strip.tags.map(({ path }) => path)).toEqual(['/index', '/a']);
    expect(strip.active).toBe('/a');
  });

  it('changes nothing when the tag to keep is not there', () => {
    expect(stateAfter(...abc, { type: 'others_closed', path: '/x' })).toEqual(stateAfter(...abc));
  });

  it('closes all but the affix tags and ends on one of them', () => {
    const strip = stateAfter(...abc, { type: 'all_closed' });
    expect(strip.tags.map(({ path }) => path)).toEqual(['/index']);
    expect(strip.active).toBe('/index');
  });

  it('makes only the refreshed view anew, and forgets the count with the tag', () => {
    const strip = stateAfter(...abc, { type: 'refreshed', path: '/a' });
    expect([viewKey(strip, '/a'), viewKey(strip, '/b')]).toEqual(['/a#1', '/b#0']);
    expect(stateAfter(...abc, { type: 'refreshed', path: '/x' })).toEqual(stateAfter(...abc));
    const again = [strip, { type: 'closed', path: '/a' }, visited('/a')] as const;
    expect(viewKey([again[1], again[2]].reduce(visitedTagsReducer, again[0]), '/a')).toBe('/a#0');
  });

  it('keeps views alive but for noCache', () => {
    expect(cachedPaths(stateAfter(affixes, visited('/a', { noCache: true }), visited('/b')))).toEqual([
      '/index',
      '/b',
    ]);
  });

  it('drops the tags of a class with it, and admits those of the next one', () => {
    const inClass = visited('/ticket/lists', { in_class: true });
    const left = stateAfter(
      ...abc,
      inClass,
      { type: 'refreshed', path: '/ticket/lists' },
      { type: 'class_left' },
    );
    expect(left.tags.map(({ path }) => path)).toEqual(['/index', '/a', '/b', '/c']);
    expect(left).toMatchObject({ active: '/c', refreshes: {} });
    const tags = [tag('/a', { search: '?old' }), tag('/exam/exam-lists', { in_class: true })];
    const entered = visitedTagsReducer(left, { type: 'class_entered', tags });
    expect(entered.tags.map(({ path, search }) => path + search)).toEqual([
      '/index',
      '/a',
      '/b',
      '/c',
      '/exam/exam-lists',
    ]);
    expect(entered.active).toBe('/c');
  });

  it('leaves the strip alone where no tag is of a class', () => {
    expect(stateAfter(...abc, { type: 'class_left' })).toEqual(stateAfter(...abc));
  });

  it('takes only tags out of the storage', () => {
    const good = tag('/a', { search: '?page=2', in_class: true });
    expect(readTags([good, null, 'x', { path: '/b' }, { ...good, title: 7 }])).toEqual([good]);
    for (const odd of [null, undefined, 'x', 7, { length: 1 }]) expect(readTags(odd)).toEqual([]);
  });

  it('ignores an event that it does not know', () => {
    expect(stateAfter(...abc, JSON.parse('{ "type": "renamed" }'))).toEqual(stateAfter(...abc));
  });

  it('is empty after signing out', () => {
    expect(stateAfter(...abc, { type: 'signed_out' })).toEqual(initialVisitedTags);
  });

  it('keeps paths unique, affixes first and present, and the active tag in the strip, for any sequence of events', () => {
    const path = fc.constantFrom('/index', '/home', '/a', '/b', '/c', '/d');
    const event: fc.Arbitrary<VisitedTagsEvent> = fc.oneof(
      {
        weight: 3,
        arbitrary: path.map((each) => visited(each, { noCache: each === '/d', in_class: each === '/c' })),
      },
      fc
        .tuple(fc.constantFrom('closed' as const, 'others_closed' as const, 'refreshed' as const), path)
        .map(([type, each]) => ({ type, path: each })),
      fc.constant({ type: 'all_closed' as const }),
      fc.constant({ type: 'class_left' as const }),
    );
    const start = stateAfter({ type: 'affixes_set', tags: [tag('/index'), tag('/home')] }, visited('/index'));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const strip = events.reduce(visitedTagsReducer, start);
        const names = strip.tags.map((each) => each.path);
        expect(new Set(names).size).toBe(names.length);
        expect(names.slice(0, 2)).toEqual(['/index', '/home']);
        expect(strip.tags.slice(2).some(({ affix }) => affix)).toBe(false);
        expect(names).toContain(strip.active);
        for (const counted of Object.keys(strip.refreshes)) expect(names).toContain(counted);
      }),
      { numRuns: 500 },
    );
  });
});
