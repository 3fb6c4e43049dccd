import { CallError, type SaveState } from '@skillcert/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCandidate } from '../../candidate-form/candidate-values.js';
import { emptyDeclared } from '../../materials/declared.js';
import { draftOf } from './draft-entries.js';
import { createDraftKeeper } from './draft-keeper.js';

const named = (name: string) =>
  draftOf({
    step: 'person',
    unit_id: undefined,
    values: { ...emptyCandidate, name },
    materials: { declared: emptyDeclared, files: {} },
    photo: { at: 'none' },
    choices: { enroll_type: 'individual', study_type: undefined },
  });

/**
 * A server that stores one draft by its version, and a keeper on it; `before` is its content, from which the page
 * began.
 */
const open = ({ before, unsent = false }: { readonly before?: string; readonly unsent?: boolean } = {}) => {
  const server = {
    name: before,
    version: before === undefined ? 0 : 1,
    /** The number of times that another device is faster from now on. */
    quicker: 0,
    down: false,
    saves: 0,
  };
  const states: SaveState[] = [];
  const versions: number[] = [];
  const keeper = createDraftKeeper({
    save: async ({ name }, version) => {
      server.saves += 1;
      if (server.down) throw new CallError({ failure: 'network', message: '' });
      if (server.quicker > 0) {
        server.quicker -= 1;
        server.version += 1;
      }
      if (version !== server.version) return { kept: false, version: server.version };
      server.version += 1;
      server.name = name;
      return { kept: true, version: server.version };
    },
    drop: async () => {
      server.name = undefined;
      server.version = 0;
    },
    version: server.version,
    known: unsent ? undefined : before === undefined ? null : named(before),
    onVersion: (version) => versions.push(version),
    onState: (state) => states.push(state),
  });
  const rest = () => vi.advanceTimersByTimeAsync(1_500);
  return { server, states, versions, keeper, rest };
};

describe('an unfinished enrolment that saves itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends nothing while nothing has changed', async () => {
    const begun = open({ before: '李' });
    begun.keeper.enter(named('李'));
    const untouched = open();
    untouched.keeper.enter(null);
    await begun.rest();
    expect([begun.server.saves, untouched.server.saves]).toEqual([0, 0]);
    expect([begun.states, untouched.states]).toEqual([[], []]);
  });

  it('saves a value that was changed back to the initial one', async () => {
    const { keeper, server, states, rest } = open({ before: '李' });
    keeper.enter(named('李晓明'));
    await rest();
    expect(server.name).toBe('李晓明');
    keeper.enter(named('李'));
    await rest();
    expect([server.name, states.at(-1)]).toEqual(['李', 'saved']);
  });

  it('saves nothing of a change that was undone before it was sent', async () => {
    const { keeper, server, rest } = open({ before: '李' });
    keeper.enter(named('李晓明'));
    keeper.enter(named('李'));
    await rest();
    expect(server.name).toBe('李');
  });

  it('deletes a cleared draft, and begins anew with later entries', async () => {
    const { keeper, server, versions, rest } = open();
    keeper.enter(named('李晓明'));
    await rest();
    keeper.enter(null);
    await rest();
    expect(server.name).toBeUndefined();
    keeper.enter(named('王'));
    await rest();
    expect(server.name).toBe('王');
    expect(versions).toEqual([1, 0, 1]);
  });

  it('wins over another device that was faster, and reports until then that nothing is saved', async () => {
    const { keeper, server, states, rest } = open({ before: '李' });
    server.quicker = 3;
    keeper.enter(named('李晓明'));
    await rest();
    expect([server.name, states.at(-1)]).toEqual(['李', 'offline']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([server.name, states.at(-1)]).toEqual(['李晓明', 'saved']);
  });

  it('sends entries that may not have arrived when the page was left', async () => {
    const { keeper, server, states, rest } = open({ before: '李', unsent: true });
    keeper.enter(named('李'));
    await rest();
    expect([server.saves, states.at(-1)]).toEqual([1, 'saved']);
  });

  it('sends the last of it when the page is left, and nothing later', async () => {
    const { keeper, server } = open({ before: '李' });
    server.down = true;
    keeper.enter(named('李晓明'));
    keeper.leave();
    await vi.advanceTimersByTimeAsync(0);
    const tried = server.saves;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tried > 0, server.saves]).toEqual([true, tried]);
  });
});
