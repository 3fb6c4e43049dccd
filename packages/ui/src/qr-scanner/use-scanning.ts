import { type RefObject, useEffect, useRef } from 'react';
import type { CodeReader } from './code-reader.js';
import { frameTaker } from './frame-taker.js';
import { mutedCodes } from './muted-codes.js';

/** Between two looks: quicker than anybody changes a paper, and a phone stays cool. */
const everyMs = 120;

interface ScanningOptions {
  video: RefObject<HTMLVideoElement | null>;
  /** Undefined while there is nothing to read, or no reader. */
  reader: CodeReader | undefined;
  onCode: (text: string) => void;
  /** The reader does not read any more. */
  onFailure: () => void;
}

/** Reads the camera's frames one after the other, and reports each code once. */
export const useScanning = ({ video, reader, onCode, onFailure }: ScanningOptions): void => {
  const told = useRef({ onCode, onFailure });
  useEffect(() => {
    told.current = { onCode, onFailure };
  });
  // It outlives the camera: a person who switches cameras still holds the same code.
  const muted = useRef(mutedCodes());
  useEffect(() => {
    if (!reader) return;
    let current = true;
    let timer = 0;
    const take = frameTaker();
    const look = async () => {
      // A hidden page reads nothing: nobody holds a code before it.
      const picture = document.hidden || !video.current ? null : take(video.current);
      const text = picture && (await reader.read(picture));
      if (!current) return;
      if (text && muted.current(text, performance.now())) told.current.onCode(text);
      timer = window.setTimeout(next, everyMs);
    };
    const next = () => {
      look().catch(() => current && told.current.onFailure());
    };
    next();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [video, reader]);
};
