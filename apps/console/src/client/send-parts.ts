import { isCallError } from '@skillcert/api-client';
import { importLimits } from '@skillcert/core';

/** One part of an archive, and its place in the whole. */
interface Part {
  readonly body: Blob;
  readonly size: number;
  readonly at: number;
}

interface Sending<Answer> {
  readonly send: (part: Part) => Promise<Answer>;
  readonly onProgress: (share: number) => void;
}

const tries = 3;
const { part_bytes } = importLimits;

/** Sends an archive in parts, and a lost part again. @returns the answer to the last part */
export const sendParts = async <Answer>(
  file: File,
  { send, onProgress }: Sending<Answer>,
): Promise<Answer | undefined> => {
  const sendPart = async (at: number, tried = 1): Promise<Answer> => {
    const body = file.slice(at, at + part_bytes, 'application/octet-stream');
    try {
      return await send({ body, size: file.size, at });
    } catch (error) {
      if (tried === tries || !isCallError(error, 'network')) throw error;
      return sendPart(at, tried + 1);
    }
  };
  let answer: Answer | undefined;
  for (let at = 0; at < file.size; at += part_bytes) {
    answer = await sendPart(at);
    onProgress(Math.min(1, (at + part_bytes) / file.size));
  }
  return answer;
};
