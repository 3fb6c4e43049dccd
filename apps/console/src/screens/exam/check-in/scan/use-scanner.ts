import { isCallError } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { showFailure } from '../../../../client/show-failure.js';
import { hasSound, keepSound } from '../../../../scanning/has-sound.js';
import { playSound } from '../../../../scanning/play-sound.js';
import { randomId } from '../../../../scanning/random-id.js';
import type { Door } from '../door/use-door.js';
import { dropScans, type KeptScan, keepScan } from '../kept/kept-scans.js';
import { underWay } from '../kept/send-kept.js';
import type { KeptScans } from '../kept/use-kept-scans.js';
import { ownDevice } from '../own-device.js';
import { answered, looksOf, type ShownScan, shownHere, shownScan } from './shown-result.js';

interface AtTheDoor {
  readonly kept: KeptScans;
  readonly door: Door;
  /** Whether there was no connection a moment ago: nobody waits for an answer then. */
  readonly lost: boolean;
}

const remembered = 5;
// The server's answer to these stays the same, however often they are sent.
const finalRefusals = ['invalid_input', 'not_found', 'transition_refused', 'class_state'];

/** The last results of scans, each with its sound, and its photo once it has loaded. */
const useShownScans = (door: Door) => {
  const [shown, setShown] = useState<readonly ShownScan[]>([]);
  const [sound, setSound] = useState(hasSound);

  const showPhoto = async ({ nonce, enrol_no }: ShownScan) => {
    const photo = await door.photoOf(enrol_no);
    if (photo) setShown((all) => all.map((each) => (each.nonce === nonce ? { ...each, photo } : each)));
  };

  return {
    shown,
    show: (result: ShownScan) => {
      setShown((before) => [result, ...before].slice(0, remembered));
      if (sound) playSound(looksOf(result).sound);
      if (result.candidate) void showPhoto(result);
    },
    sound,
    switchSound: (on: boolean) => {
      keepSound(on);
      setSound(on);
    },
  };
};

/** Checks people in by their number or ticket. A scan is stored before it is sent, so that no lost answer loses it. */
export const useScanner = (class_id: number, { kept, door, lost }: AtTheDoor) => {
  const queries = useQueryClient();
  const { shown, show, sound, switchSound } = useShownScans(door);

  const evaluate = async (made: KeptScan): Promise<ShownScan> => {
    const verdict = await door.evaluate(made.enrol_no, made.scanned_at);
    // The server must know that nobody came in.
    if (verdict?.reason) await keepScan(class_id, { ...made, denied: verdict.reason });
    return shownHere(made, verdict);
  };

  const send = async (made: KeptScan): Promise<ShownScan | undefined> => {
    const { nonce, enrol_no } = made;
    const asked = { class_id, event: 'admit', device: ownDevice(), nonce, enrol_no } as const;
    try {
      const answer = await call('class/updateReport', asked, { quiet: true });
      await dropScans(class_id, [nonce]);
      door.note(answer);
      await queries.invalidateQueries({ queryKey: ['class', 'fetchReportLists'] });
      return shownScan(answer, made.scanned_at);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.failure === 'refused' && finalRefusals.includes(error.refusal ?? '')) {
        await dropScans(class_id, [nonce]);
        showFailure(error);
        return undefined;
      }
      return evaluate(made);
    }
  };

  const scan = async (enrol_no: string): Promise<void> => {
    const made = { nonce: randomId(), enrol_no, scanned_at: new Date().toISOString() };
    underWay.add(made.nonce);
    try {
      await keepScan(class_id, made);
      const result = await (lost ? evaluate(made) : send(made));
      if (result) show(result);
    } finally {
      underWay.delete(made.nonce);
      await kept.recount();
    }
  };

  return {
    shown: shown.map((each) => answered(each, kept.answers)),
    scan,
    sound,
    switchSound,
  };
};

/** The result of {@link useScanner}. */
export type Scanner = ReturnType<typeof useScanner>;
