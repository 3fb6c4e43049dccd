import { z } from 'zod';
import type { Keyring } from '../crypto/keyring.js';

/** What the seal of a note, and of what it said before, is bound to. */
const seal = 'note';

const sealedText = z.object({ title: z.string(), content: z.string() });

/** What a note says. */
export type NoteText = z.infer<typeof sealedText>;

/** A text as it is stored, in a note and in its versions. */
export const sealText = (keyring: Pick<Keyring, 'seal'>, { title, content }: NoteText): Buffer =>
  keyring.seal(seal, JSON.stringify({ title, content }));

/** What a stored text says. */
export const openText = (keyring: Pick<Keyring, 'open'>, text_enc: Buffer): NoteText =>
  sealedText.parse(JSON.parse(keyring.open(seal, text_enc)));
