import { CallError, type StudyFile } from '@skillcert/api-client';
import { studyLimits } from '@skillcert/core';
import { describe, expect, it, vi } from 'vitest';
import { studyFileSender } from './study-file-sender.js';

const { part_bytes } = studyLimits;
const kept: StudyFile = {
  file_id: 1,
  title: 'film.mp4',
  media_type: 'video/mp4',
  size: 1,
  seconds: 60,
};
const film = (parts: number) => new File([new Uint8Array((parts - 1) * part_bytes + 10)], 'film.mp4');
const lost = () => new CallError({ failure: 'network', message: 'lost' });
const outdated = () =>
  new CallError({ failure: 'refused', message: 'Changed meanwhile', name: 'state_changed' });

interface Told {
  readonly upload_key: string;
  readonly part_no: unknown;
}

/** A server that stores parts in order, and a connection that fails on request. */
const openServer = () => {
  const arrived = new Map<string, number>();
  const told: Told[] = [];
  const failures: (Error | undefined)[] = [];
  let keys = 0;
  const send = studyFileSender({
    newKey: () => {
      keys += 1;
      return `upload-key-${keys}`;
    },
    sendPart: async ({ upload_key, part_no, size }, body) => {
      told.push({ upload_key, part_no });
      const failure = failures.shift();
      if (failure) throw failure;
      const parts = Number(part_no) + 1;
      arrived.set(upload_key, (arrived.get(upload_key) ?? 0) + body.size);
      return { parts, file: arrived.get(upload_key) === size ? kept : null };
    },
  });
  return { send, told, failures };
};

const context = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });
const placesOf = (told: readonly Told[]) => told.map(({ part_no }) => part_no);

describe('the file of a unit', () => {
  it('is sent part by part, and reports its progress', async () => {
    const { send, told } = openServer();
    const asked = context();
    expect(await send(film(3), asked)).toEqual(kept);
    expect(placesOf(told)).toEqual([0, 1, 2]);
    expect(asked.onProgress).toHaveBeenCalledTimes(2);
  });

  it('sends a part again that the network lost', async () => {
    const { send, told, failures } = openServer();
    failures.push(undefined, lost(), lost());
    expect(await send(film(2), context())).toEqual(kept);
    expect(placesOf(told)).toEqual([0, 1, 1, 1]);
  });

  it('resumes at the interruption when it is sent once more', async () => {
    const { send, told, failures } = openServer();
    failures.push(undefined, lost(), lost(), lost());
    const file = film(2);
    await expect(send(file, context())).rejects.toThrow('lost');
    expect(await send(file, context())).toEqual(kept);
    expect(placesOf(told)).toEqual([0, 1, 1, 1, 1]);
    expect(new Set(told.map(({ upload_key }) => upload_key)).size).toBe(1);
  });

  it('begins anew, once, if the server no longer has the earlier parts', async () => {
    const { send, told, failures } = openServer();
    failures.push(undefined, outdated());
    expect(await send(film(2), context())).toEqual(kept);
    expect(told).toEqual([
      { upload_key: 'upload-key-1', part_no: 0 },
      { upload_key: 'upload-key-1', part_no: 1 },
      { upload_key: 'upload-key-2', part_no: 0 },
      { upload_key: 'upload-key-2', part_no: 1 },
    ]);
    failures.push(outdated(), outdated());
    await expect(send(film(2), context())).rejects.toThrow('Changed meanwhile');
  });

  it('is not sent again if it is refused for its content', async () => {
    const { send, told, failures } = openServer();
    failures.push(new CallError({ failure: 'refused', message: 'No PDF', name: 'study_file_refused' }));
    await expect(send(film(1), context())).rejects.toThrow('No PDF');
    expect(placesOf(told)).toEqual([0]);
  });
});
