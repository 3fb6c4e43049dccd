import { z } from 'zod';
import type { Keyring } from '../../platform/crypto/keyring.js';

/** The context that seals a note and its versions. */
const seal = 'note';

const sealedText = z.object({ title: z.string(), content: z.string() });

/** The text of a note. */
export type NoteText = z.infer<typeof sealedText>;

/** A text as it is stored, in a note and in its versions. */
export const sealText = (keyring: Pick<Keyring, 'seal'>, { title, content }: NoteText): Buffer =>
  keyring.seal(seal, JSON.stringify({ title, content }));

/** The content of a stored text. */
export const openText = (keyring: Pick<Keyring, 'open'>, text_enc: Buffer): NoteText =>
  sealedText.parse(JSON.parse(keyring.open(seal, text_enc)));
